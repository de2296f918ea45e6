/** Lines that the other text does not have, whatever their spaces, letters and marks. */
export function ownLines(lines: readonly string[], others: readonly string[]): ReadonlySet<number> {
  const known = new Set(others.map(wordsOf));
  const own = lines.flatMap((line, at) => (known.has(wordsOf(line)) ? [] : [at]));
  return new Set(own.filter((at) => wordsOf(lines[at] ?? "") !== ""));
}

const wordsOf = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
