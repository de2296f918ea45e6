import type { PersonalData } from "#server/platform/personal-data.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { EmailLinks } from "./email-links.ts";
import { personalDataRoutes } from "./personal-data-routes.ts";
import { createPersonalDataService, removeFiles } from "./personal-data-service.ts";
import type { ProveIdentity } from "./settings/identity-proof.ts";

interface Needs {
  readonly links: EmailLinks;
  readonly prove: ProveIdentity;
  /** One from each feature, in the order of erasing: accounts last. */
  readonly personalData: readonly PersonalData[];
}

/** Export and deletion reach into every feature, so they are added when all are there. */
export function addPersonalData(platform: Platform, needs: Needs): void {
  const { files, jobs, routes } = platform;
  personalDataRoutes(routes, createPersonalDataService({ ...platform, ...needs }));
  jobs.register(removeFiles, async ({ keys }) => {
    for (const key of keys) await files.remove(key);
  });
}
