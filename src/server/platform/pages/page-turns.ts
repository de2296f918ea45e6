import { createAdmission } from "../admission/admission.ts";
import { type Asker, askAs } from "../admission/asker.ts";
import { rateLimited } from "../faults.ts";

/** Pages are made on the web's thread: few at once, so that the next one of somebody else is not far down. */
const RULES = {
  name: "pages",
  atOnce: 4,
  perNetwork: 2,
  waiting: 100,
  waitMs: 20_000,
  sentences: {
    busy: "The service is busy right now. Please try again in a moment.",
    tooMany: "Too many pages at once. Please wait a moment and try again.",
  },
};
const WINDOW_MS = 60_000;

export type PageTurns = ReturnType<typeof createPageTurns>;

/** `perMinute` of one network; 0 is no limit. */
export function createPageTurns(perMinute: number) {
  const admission = createAdmission(RULES);
  let counts = new Map<string, number>();
  let since = performance.now();

  function count(network: string): void {
    const now = performance.now();
    if (now - since > WINDOW_MS) {
      counts = new Map();
      since = now;
    }
    const made = (counts.get(network) ?? 0) + 1;
    counts.set(network, made);
    if (perMinute > 0 && made > perMinute)
      throw rateLimited(RULES.sentences.tooMany, (since + WINDOW_MS - now) / 1000);
  }

  return async <T>(asker: Asker, make: () => Promise<T>): Promise<T> => {
    count(asker.network);
    return askAs(asker, () => admission.run(make));
  };
}
