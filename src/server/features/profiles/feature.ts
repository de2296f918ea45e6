import type { Platform } from "#server/platform/platform.ts";
import { profilesDemo } from "./demo.ts";
import { profilesPersonalData } from "./personal-data.ts";
import { createProfileService } from "./service.ts";

export function addProfiles(platform: Platform) {
  const { config, database, clock, files, demo } = platform;
  const service = createProfileService({ database, clock });
  demo.push(profilesDemo({ profiles: service, files, timeZone: config.timeZone }));
  return { ...service, personalData: profilesPersonalData };
}
