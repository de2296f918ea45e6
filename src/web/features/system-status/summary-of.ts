import type { SystemStatus } from "#contract/system-status.ts";
import { PART_WORDS, statusTexts as texts } from "./texts.ts";

/** All in one sentence or two: what does not answer, and how much was given up. */
export function summaryOf({ parts, queues }: Pick<SystemStatus, "parts" | "queues">): string {
  const down = parts.filter(({ is_up }) => !is_up).map(({ name }) => PART_WORDS[name] ?? name);
  const givenUp = queues.reduce((sum, queue) => sum + queue.given_up, 0);
  const said = [
    ...(down.length > 0 ? [texts.down(down)] : []),
    ...(givenUp > 0 ? [texts.givenUpToo(givenUp)] : []),
  ];
  return said.length > 0 ? said.join(" ") : texts.allWell;
}
