import { SEEK_SENTENCES } from "#contract/seek.ts";
import { Refusal } from "#server/platform/faults.ts";
import { FetchRefused } from "#server/platform/fetching/fetch-refused.ts";
import { RobotsRefusal } from "../../scraping/service.ts";
import { SEEK_TEXTS } from "../texts.ts";

/** The board does not want to be read: nothing more is asked of it in this run. */
export class BoardRefused extends Refusal {
  constructor(sentence: string) {
    super("invalid", sentence);
  }
}

const FORBIDDEN = [401, 403, 451];
const GONE = [404, 410];

/** What a refused request means for the run: the error as it was, unless it was the board's own no. */
export function meaningOf(error: unknown, host: string): unknown {
  if (error instanceof RobotsRefusal)
    return new BoardRefused(error.isSaid ? SEEK_SENTENCES.disallowed(host) : error.message);
  if (error instanceof FetchRefused && FORBIDDEN.includes(error.status))
    return new BoardRefused(SEEK_TEXTS.turnedAway(error.status));
  return error;
}

/** The job was taken down since it was listed. */
export const isGone = (error: unknown): boolean =>
  error instanceof FetchRefused && GONE.includes(error.status);
