/** Sentences that fill less than this of the room are worth less than a cut. */
const ENOUGH = 0.6;

/** As many whole sentences as fit, or else as many words. */
export function shortText(text: string, most: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= most) return plain;
  const sentences = /^.*[.!?](?= )/.exec(plain.slice(0, most + 1))?.[0] ?? "";
  if (sentences.length >= most * ENOUGH) return sentences;
  const words = plain.slice(0, most).replace(/[\s,;:.]*\S*$/, "");
  return `${words || plain.slice(0, most - 1)}…`;
}
