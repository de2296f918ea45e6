/** A list of words that can be added to, moved and taken away. */
export const wordTexts = {
  add: "Add",
  chosen: (word: string) => `“${word}”`,
  earlier: "Move earlier",
  later: "Move later",
  remove: "Remove",
  removeNamed: (word: string) => `Remove ${word}`,
  removed: (word: string) => `${word} removed.`,
  place: (word: string, at: number, of: number) => `${word} is number ${at} of ${of}.`,
} as const;
