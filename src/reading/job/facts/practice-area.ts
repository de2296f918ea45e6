import { PRACTICE_AREAS } from "../words/practice-areas.ts";

const LEGAL_TITLE =
  /\b(?:law|legal|lawyers?|solicitors?|counsel|barristers?|paralegals?|conveyanc\w+|attorneys?|litigat\w+|advocate|prosecutor|judge['’]?s associate|associate|partner|clerk|law clerk|graduate)\b/i;
const LEGAL_WORDS =
  /\b(?:(?<!by |in )law|legal|lawyers?|solicitors?|practi[sc]ing certificate|post[- ]admission|pae|pqe|paralegals?|law firm|admission as|admitted|barristers?|legal practice|law (?:degree|student)|llb|juris doctor|legal (?:assistant|secretary|counsel|advice|team))\b/gi;
const SURELY_LEGAL =
  /\b(?:lawyers?|solicitors?|counsel|barristers?|paralegals?|conveyanc\w+|legal|law clerk|litigat\w+)\b/i;
const FEWEST_LEGAL_WORDS = 3;

const WEIGHT = { title: 8, named: 2, work: 1, house: 0.5 };
/** An area is named often in ads of firms that list all they do: hits beyond this add nothing. */
const MOST_HITS = 5;
const LEAST = 4;
const LONGEST_READ = 30_000;

/** Whether the ad is for someone who works in law. */
export function isLegalJob(title: string, text: string): boolean {
  if (SURELY_LEGAL.test(title)) return true;
  const words = text.slice(0, LONGEST_READ).match(LEGAL_WORDS)?.length ?? 0;
  if (title !== "" && !LEGAL_TITLE.test(title)) return false;
  return words >= FEWEST_LEGAL_WORDS || PRACTICE_AREAS.some(({ named }) => hits(title, named) > 0);
}

/** The area of an ad's title and text; "" when nothing stands out. */
export function practiceArea(title: string, text: string): { area: string; confidence: number } {
  const body = text.slice(0, LONGEST_READ);
  const scored = PRACTICE_AREAS.map(({ name, named, work }) => {
    const inTitle = hits(title, named);
    const house = name === "In-house generalist" ? WEIGHT.house : 1;
    const score =
      (inTitle > 0 ? WEIGHT.title : 0) + hits(body, named) * WEIGHT.named + hits(body, work);
    return { name, score: score * house, inTitle: inTitle > 0 };
  }).sort((a, b) => b.score - a.score);
  const best = scored[0];
  if (best === undefined || best.score < LEAST) return { area: "", confidence: 0 };
  return { area: best.name, confidence: best.inTitle ? 0.9 : 0.65 };
}

/** A label's value in our words where we know the area, otherwise as it was printed. */
export function namedArea(value: string): string {
  const found = PRACTICE_AREAS.map(({ name, named }) => ({ name, at: value.search(named) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.name ?? value;
}

function hits(text: string, words: RegExp): number {
  return Math.min(MOST_HITS, text.match(words)?.length ?? 0);
}
