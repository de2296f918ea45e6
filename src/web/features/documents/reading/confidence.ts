/** From this much on, the reading is said to be this sure. The last one asks the reader to look. */
const CONFIDENCE = [
  { from: 0.85, word: "Sure" },
  { from: 0.6, word: "Likely" },
  { from: 0, word: "Please check" },
] as const;
const LOWEST = CONFIDENCE[2];

export type ConfidenceWord = (typeof CONFIDENCE)[number]["word"];

export function confidenceWord(confidence: number): ConfidenceWord {
  return (CONFIDENCE.find(({ from }) => confidence >= from) ?? LOWEST).word;
}

export const needsCheck = (confidence: number | undefined): boolean =>
  confidence !== undefined && confidenceWord(confidence) === LOWEST.word;
