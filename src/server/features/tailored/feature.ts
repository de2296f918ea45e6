import { TAILORED_SENTENCES as say } from "#contract/tailored.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Kept } from "../comparison/service.ts";
import { tailoredPersonalData } from "./personal-data.ts";
import { createSetter } from "./printing/setter.ts";
import { tailoredRoutes } from "./routes.ts";
import { createTailoredService } from "./service.ts";

interface Needs {
  readonly current: (actor: Actor, id: string) => Promise<Kept>;
}

const FILES = { max: 60, windowSeconds: 600, message: say.tooManyFiles };

export function addTailored(platform: Platform, { current }: Needs) {
  const { config, routes, services, log } = platform;
  const setter = createSetter(log);
  services.push(setter);
  const service = createTailoredService({
    ...platform,
    timeZone: config.timeZone,
    files: FILES,
    current,
    setter,
  });
  tailoredRoutes(routes, service);
  return { personalData: tailoredPersonalData };
}
