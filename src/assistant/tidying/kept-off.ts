import { isFact, type Mark } from "../labels.ts";

/** What a sentence takes back with its last words was never meant for the advertisement. */

const TAKES_BACK =
  /(?:^|[\s,–-])(?:(?:so|but|and|though|please|pls|maybe|actually|just)[ ,]+)*(?:let'?s not|don'?t|do not|never|(?:you )?needn'?t|you need not|better not|not to|no need to) (?:mention|write|print|put|say|include|publish|advertise|repeat|add) (?:that|it|this|them|those)(?: (?:in|bit|part|down|there|the|ad|advert|anywhere|please))*\W*$|\b(?:but |and |so )?(?:put|say|write) nothing (?:about|bout|of) (?:that|it|this)\W*$/i;
const FEWEST_WORDS = 3;
const MOST_FACTS = 4;

/** Something is told, and the last words keep it out: "the oven is older than me but don't write that". */
export const isKeptOff = (sentence: string) => {
  const order = TAKES_BACK.exec(sentence);
  return order !== null && wordsIn(sentence.slice(0, order.index)) >= FEWEST_WORDS;
};
const wordsIn = (text: string) => text.match(/[\p{L}\d]+/gu)?.length ?? 0;

/** All of such a sentence stays out; of a long telling only its last clause. */
export function keptOff(message: string, marks: readonly Mark[]): Mark[] {
  let kept = [...marks];
  for (const { index, 0: sentence } of message.matchAll(/[^.!?;\n]+(?:[.](?=\d|\w)[^.!?;\n]*)*/g)) {
    const order = TAKES_BACK.exec(sentence);
    if (!order || !isKeptOff(sentence)) continue;
    const end = index + sentence.length;
    const inside = kept.filter(({ from, to }) => from >= index && to <= end);
    const lead = sentence.length - sentence.trimStart().length;
    const isLong = inside.filter(isFact).length > MOST_FACTS;
    const bracket = sentence.slice(0, order.index).lastIndexOf("(");
    const isBracket = bracket >= 0 && !sentence.slice(bracket, order.index).includes(")");
    const start = isLong ? lastClause(sentence, order.index) : lead;
    const from = index + (isBracket ? bracket + 1 : start);
    const off: Mark = { label: "off", from, to: end, text: message.slice(from, end), sure: 1 };
    kept = [...kept.filter((mark) => mark.to <= from || mark.from >= end), off].sort(
      (a, b) => a.from - b.from,
    );
  }
  return kept;
}

/** Where the clause begins that the order behind it speaks of. */
function lastClause(sentence: string, end: number): number {
  const seams = [...sentence.slice(0, end).matchAll(/,\s+|\s-\s|\s(?:and|also)\s/g)];
  const seam = seams.findLast(
    ({ index, 0: words }) => wordsIn(sentence.slice(index + words.length, end)) >= FEWEST_WORDS,
  );
  return seam ? seam.index + seam[0].length : 0;
}
