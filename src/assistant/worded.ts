import { asDuty } from "./duty.ts";
import type { Settled } from "./state.ts";

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

/** What is asked for reads as a thing somebody has or is: "can drive a truck" is "Able to drive a truck". */

const DEED =
  /^(?:commit|take|work|lift|travel|ride|drive|read|write|speak|pass|handle|keep|use|cook|weld|teach|run|manage|start|operate|stand|climb|carry|cope|talk|get|give|follow|think|cover|stay|turn|do|make|deal|relocate|swim|walk) (?=(?:the|a|an|to|for|from|in|on|at|up|with|well|under|over|your|our|their|own|all|both|every|\p{L}+ly|feedback|alone|independently|weekends?|nights?|shifts?|early|late|\d)\b)/iu;
const YEARS =
  /^(?:at least |minimum |min\.? |a minimum of )?(?:\d{1,2}\+?(?:\s?(?:-|–|to) ?\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten) years?\+?(?: min(?:imum)?)?$/i;
const DONE =
  /^(?:(?:have|has|had|they'?ve|you'?ve) )?done (?!(?:a|your|their) )(.+?)(?: before)?$/i;

const DID: Readonly<Record<string, string>> = {
  handled: "handling",
  used: "using",
  worked: "working",
  sold: "selling",
  managed: "managing",
  run: "running",
  cooked: "cooking",
  driven: "driving",
};
const HAS_DONE = new RegExp(
  `^(?:(?:have|has|had|they've|you've) )?(${Object.keys(DID).join("|")}) (.+?) before$`,
  "i",
);

/** "They can't be scared of snakes" is "Not scared of snakes". */
const MUST_NOT =
  /^(?:(?:they|you|he|she|applicants?|candidates?|the person|whoever it is) )?(?:can'?t|cannot|can not|must ?n[o']t|mustn'?t|should ?n[o']t|shouldn'?t|not) (be|have) (?:an? )?/i;

export function asEssential(item: string): string {
  if (YEARS.test(item)) return `${item} of experience`;
  const bare = item
    .replace(MUST_NOT, (_all, verb: string) => (verb === "have" ? "no " : "not "))
    .replace(/^(?:to )?be (?=\p{L})/iu, "")
    .replace(/^can (?=\p{Ll})/u, "able to ")
    .replace(/^can (?=\p{Ll})/iu, "able to ")
    .replace(
      HAS_DONE,
      (_all, did: string, what: string) => `experience ${DID[did.toLowerCase()]} ${what}`,
    )
    .replace(DONE, "experience with $1")
    .replace(/^(?:their|his or her|his|her) (?=(?!own)\p{Ll})/iu, "")
    .replace(/^own (?=\p{L})/iu, "your own ")
    .replace(/^(?:and|or|but) /i, "");
  const told = DEED.test(bare) ? `able to ${bare.charAt(0).toLowerCase()}${bare.slice(1)}` : bare;
  return told.charAt(0).toUpperCase() + told.slice(1);
}
