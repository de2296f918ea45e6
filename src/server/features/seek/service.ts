import { SEEK_SENTENCES } from "#contract/seek.ts";
import { type SeekConfig, seekFailures } from "#contract/seek-rules.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { allInvalid } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { CountedRun, Runs } from "../scraping/service.ts";
import type { Board } from "./board.ts";
import { SEEK_LOCATIONS } from "./locations.ts";

interface Parts {
  readonly database: Database;
  readonly runs: Runs;
  /** Undefined where none is set up. */
  readonly board: Pick<Board, "addressOf"> | undefined;
  /** What the board allowed in writing; "" when it did not. */
  readonly permission: string;
}

export type SeekService = ReturnType<typeof createSeekService>;

/** How long an answer is held (wire: seek-scraper). */
const HELD_MS = 100_000;
const HISTORY = 20;

/** The console for the job board: starts runs, and tells what became of them. */
export function createSeekService({ database, runs, board, permission }: Parts) {
  async function start(actor: Actor, config: SeekConfig): Promise<string> {
    const run = { type: "seek", startedBy: actor.id, config } as const;
    const begin = (tx: Db) => {
      if (!board) return runs.recordFailed(tx, run, SEEK_SENTENCES.notConfigured);
      const parts = config.keywords.map((name) => ({ name, url: board.addressOf(config, name) }));
      return runs.start(tx, { ...run, parts });
    };
    return database.transaction(async (tx) => {
      const id = await begin(tx);
      await recordAudit(tx, {
        actorId: actor.id,
        action: "seek.requested",
        subject: { type: "scrape_run", id },
        detail: { config: JSON.stringify(config), permission },
      });
      return id;
    });
  }

  return {
    /** Answers when the run has ended, or with how far it is; whether anybody still waits does not matter to it. */
    async run(actor: Actor, config: SeekConfig): Promise<CountedRun> {
      const failures = seekFailures(config, SEEK_LOCATIONS);
      if (failures.length > 0) throw allInvalid(failures);
      return runs.ended(await start(actor, config), HELD_MS);
    },

    async stats() {
      const [totals, recent] = await Promise.all([
        runs.totals(database, "seek"),
        runs.recent(database, HISTORY, "seek"),
      ]);
      return { totals, recent };
    },

    async details(id: string) {
      const run = await runs.read(database, id, "seek");
      return { run, parts: await runs.parts(database, id) };
    },
  };
}
