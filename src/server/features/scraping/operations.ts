import { FIRM_LOCATIONS } from "#contract/firm-rules.ts";
import { SCRAPING_SENTENCES as say } from "#contract/scraping.ts";
import type { Database } from "#server/platform/database/database.ts";
import { invalid, unavailable } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { FirmsToRead } from "../firms/service.ts";
import type { StoppableRuns } from "./runs/runs.ts";

interface Parts {
  readonly database: Database;
  readonly runs: StoppableRuns;
  readonly firms: Pick<FirmsToRead, "toScrape">;
  readonly canSearch: boolean;
}

/** What an administrator does with runs. */
export function createOperations({ database, runs, firms, canSearch }: Parts) {
  return {
    /** Of all active firms, or of these. Answers how many there are. */
    readFirms: (actor: Actor, ids: readonly string[] | undefined) =>
      database.transaction(async (tx) => {
        const wanted = await firms.toScrape(tx, ids);
        if (wanted.length === 0) throw invalid(ids ? say.unknownFirms : say.noFirms);
        const parts = wanted.map(({ id, name, websiteUrl, careersPageUrl }) => ({
          firmId: id,
          name,
          url: careersPageUrl || websiteUrl,
        }));
        const runId = await runs.start(tx, { type: "scraping", startedBy: actor.id, parts });
        return { runId, firms: wanted.length };
      }),

    discover: (actor: Actor) => {
      if (!canSearch) throw unavailable(say.searchMissing);
      const parts = DISCOVERY_QUERIES.map((name) => ({ name }));
      return database.transaction((tx) =>
        runs.start(tx, { type: "discovery", startedBy: actor.id, parts }),
      );
    },

    async run(id: string) {
      const run = await runs.read(database, id);
      return { run, parts: await runs.parts(database, id) };
    },

    stop: (actor: Actor, id: string) =>
      database.transaction(async (tx) => {
        await runs.stop(tx, id, actor.id);
      }),
  };
}
export type Operations = ReturnType<typeof createOperations>;

/** What is searched for. The place in the words is the place of the firm that is found with them. */
export const DISCOVERY_QUERIES: readonly string[] = FIRM_LOCATIONS.flatMap((place) => [
  `law firm careers ${place}`,
  `solicitor vacancies law firm ${place}`,
]);
