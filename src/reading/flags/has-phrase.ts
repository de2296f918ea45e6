import {
  ADDRESSED_TO_READER,
  ASKS_FOR_VERDICT,
  PHRASE_FAMILIES,
  READERS,
} from "./assessor-phrases.ts";

/** Every needed word has a bit, so that lines can be put together without being searched again. */
const HINTS = [READERS, ...PHRASE_FAMILIES.flatMap(({ needs }) => needs)].map((words, at) => ({
  words,
  bit: 1 << at,
}));
const READERS_BIT = 1;
const FAMILIES = PHRASE_FAMILIES.map(({ needs, phrases }) => ({
  phrases,
  mask: HINTS.filter(({ words }) => needs.includes(words)).reduce((all, { bit }) => all | bit, 0),
}));

/** Which of the needed words a text has, as bits. */
export function hintsIn(words: string): number {
  if (words === "") return 0;
  return HINTS.reduce((all, hint) => (hint.words.test(words) ? all | hint.bit : all), 0);
}

/** Whether the words speak to the assessor; `hints` are those of all their parts. */
export function hasPhrase(words: string, hints: number): boolean {
  const said = FAMILIES.some(
    ({ mask, phrases }) => (hints & mask) === mask && phrases.some((phrase) => phrase.test(words)),
  );
  if (said || (hints & READERS_BIT) === 0) return said;
  return ASKS_FOR_VERDICT.test(words) && ADDRESSED_TO_READER.test(words);
}
