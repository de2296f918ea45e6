/** What is typed or pasted parts into words; one that is there already, in any case, stays one. */
export function withWords(words: readonly string[], typed: string, parting: RegExp): string[] {
  const all = [...words];
  for (const word of typed.split(parting).map((each) => each.trim())) {
    const known = all.some((other) => other.toLowerCase() === word.toLowerCase());
    if (word && !known) all.push(word);
  }
  return all;
}

/** One place earlier or later. */
export function movedWord(words: readonly string[], word: string, by: -1 | 1): string[] {
  const from = words.indexOf(word);
  const to = from + by;
  if (from < 0 || to < 0 || to >= words.length) return [...words];
  return words.toSpliced(from, 1).toSpliced(to, 0, word);
}
