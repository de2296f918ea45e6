/** In characters. */
export const QUOTE = { longest: 600, shortest: 30 };

/** At the end of a sentence, else of a word: what is left still stands on the page as it is. */
export function shortened(text: string): string {
  if (text.length <= QUOTE.longest) return text;
  const cut = text.slice(0, QUOTE.longest);
  const sentence = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("! "), cut.lastIndexOf("? "));
  if (sentence > QUOTE.shortest) return cut.slice(0, sentence + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), QUOTE.shortest));
}
