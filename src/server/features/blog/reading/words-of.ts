/** Longer ones are cut: nobody looks for the end of such a word. */
const LONGEST = 60;
const APOSTROPHE = /(?<=\p{L})['\u2019](?=\p{L})/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** What is looked for and what is looked through, split alike: small letters and figures, each word once. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().replace(APOSTROPHE, "").match(WORD) ?? [];
  return [...new Set(words.map(cut))];
}

/** By whole signs: half an emoji cannot be stored. */
const cut = (word: string) =>
  word.length <= LONGEST ? word : [...word].slice(0, LONGEST).join("");
