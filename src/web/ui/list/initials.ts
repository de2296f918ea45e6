/** The first letters of the first and the last word, for the small circle: "Priya Raman" is PR. */
export function initialsOf(name: string): string {
  const letters = name
    .normalize("NFC")
    .split(/\s+/)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.map((letter = "") => [...letter.toLocaleUpperCase("en-AU")][0]).join("");
}
