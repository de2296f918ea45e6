/** Commas part words, as people type them; a word that is there already, in any case, stays one. */
export function withWords(words: readonly string[], typed: string): string[] {
  const all = [...words];
  for (const word of typed.split(",").map((each) => each.trim())) {
    const known = all.some((other) => other.toLowerCase() === word.toLowerCase());
    if (word && !known) all.push(word);
  }
  return all;
}
