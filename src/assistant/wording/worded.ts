import type { Settled } from "../state.ts";
import { asDuty } from "./duty.ts";
import { asEssential } from "./essential.ts";

/** "A second language | in Arabic": what begins with such a word is the end of the line before it. */
function joinedHalves(items: readonly string[], before: readonly string[]): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const isNew = last !== undefined && !before.includes(item) && !before.includes(last);
    if (isNew && HALF.test(item))
      lines.push(`${lines.pop()} ${item.charAt(0).toLowerCase()}${item.slice(1)}`);
    else lines.push(item);
  }
  return lines;
}
const HALF =
  /^(?:in|of|for|with|than|including|such as) (?!charge\b|person\b|house\b|their\b|your\b)/i;

/** New lines as an advertisement puts them: a duty begins with a verb, a requirement is a thing somebody has. */
export function worded(settled: Settled, before: Settled): Settled {
  const put = (list: "responsibilities" | "must" | "nice", word: (item: string) => string) =>
    joinedHalves(settled.draft[list], before.draft[list]).map((item) =>
      before.draft[list].includes(item) ? item : word(item),
    );
  const draft = {
    ...settled.draft,
    responsibilities: put("responsibilities", asDuty),
    must: put("must", asEssential),
    nice: put("nice", asEssential),
  };
  return { ...settled, draft };
}
