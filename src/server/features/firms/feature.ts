import type { PersonalData } from "#server/platform/personal-data.ts";
import type { Platform } from "#server/platform/platform.ts";
import { firmsDemo } from "./demo.ts";
import { createDiscoveries } from "./discoveries.ts";
import { createFirmManagement } from "./management.ts";
import { firmsPersonalData } from "./personal-data.ts";
import * as repository from "./repository.ts";
import { firmRoutes } from "./routes.ts";
import type { BeforeDeletion, FirmsToRead } from "./service.ts";

export function addFirms(platform: Platform): FirmsToRead & { personalData: PersonalData } {
  const { clock, routes, demo } = platform;
  const discoveries = createDiscoveries(platform);
  const works: BeforeDeletion[] = [];
  const beforeDeletion: BeforeDeletion = async (tx, ids) => {
    for (const work of works) await work(tx, ids);
  };
  firmRoutes(routes, { firms: createFirmManagement({ ...platform, beforeDeletion }), discoveries });
  demo.push(firmsDemo);
  return {
    beforeDeletion: (work) => void works.push(work),
    toScrape: repository.listEnabled,
    byIds: repository.findMany,
    async scraped(db, id, error) {
      await repository.change(db, id, { lastScrapedAt: clock(), lastError: error });
    },
    async unread(db, id, error) {
      await repository.change(db, id, { lastError: error });
    },
    counts: repository.count,
    knownHosts: discoveries.knownHosts,
    discover: discoveries.discover,
    waiting: discoveries.waiting,
    personalData: firmsPersonalData,
  };
}
