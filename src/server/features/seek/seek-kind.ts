import { SEEK_SENTENCES } from "#contract/seek.ts";
import { invalid, Refusal } from "#server/platform/faults.ts";
import type { RunKind } from "../scraping/service.ts";
import type { Board } from "./board/board.ts";
import { BoardRefused } from "./board/board-refused.ts";
import type { Results } from "./board/read-results.ts";
import { readKeyword } from "./read-keyword.ts";
import { keptConfig } from "./seek-config.ts";

interface Parts {
  /** Undefined where none is set up. */
  readonly board: Board | undefined;
  readonly clock: () => Date;
}

/** Runs over the job board: a part for each keyword, one after the other. */
export function createSeekKind({ board, clock }: Parts): RunKind {
  /** Asked for to learn whether the board can be read at all, and not asked for again, whatever came of it. */
  const firstPages = new Map<string, () => Results>();
  /** Runs that the board turned away: no further keyword is tried. */
  const turnedAway = new Map<string, BoardRefused>();

  return {
    type: "seek",
    atOnce: 1,

    async before(run, signal) {
      if (!board) throw invalid(SEEK_SENTENCES.notConfigured);
      firstPages.clear();
      turnedAway.clear();
      const config = keptConfig(run.config);
      const [keyword = ""] = config.keywords;
      const first = board.search(config, keyword, 1, signal);
      firstPages.set(keyword, await first.then((results) => () => results, ofKeyword));
    },

    async part(context) {
      const { run, part, signal } = context;
      if (!board) throw invalid(SEEK_SENTENCES.notConfigured);
      const refusal = turnedAway.get(run.id);
      if (refusal) throw refusal;
      const config = keptConfig(run.config);
      const first = firstPages.get(part.name);
      firstPages.delete(part.name);
      const search = async (page: number) =>
        page === 1 && first ? first() : board.search(config, part.name, page, signal);
      try {
        await readKeyword(context, { board, config, clock, search });
      } catch (error) {
        if (error instanceof BoardRefused) turnedAway.set(run.id, error);
        throw error;
      }
    },
  };
}

/** What went wrong with one keyword says nothing of the next; only a board that turns us away ends the run. */
function ofKeyword(error: unknown): () => never {
  if (!(error instanceof Refusal) || error instanceof BoardRefused) throw error;
  return () => {
    throw error;
  };
}
