import type { Comparison } from "#contract/comparison.ts";

/** Why a reader cannot see a text. */
const HIDDEN_REASONS: Readonly<Record<string, string>> = {
  "background-colour": "in the colour of the paper",
  tiny: "too small to be read",
  "off-page": "outside the page",
  invisible: "made invisible",
  covered: "covered by something else",
  "zero-width": "made of zero-width characters",
};
export const hiddenReason = (reason: string) => HIDDEN_REASONS[reason] ?? "not visible";

const IGNORED_WHY: Record<Comparison["ignored"][number]["why"], string> = {
  speaks: "Addresses the assessor.",
  copied: "Copied from the advertisement.",
};

/** What stands in a resume and was never scored. */
export const leftOutTexts = {
  hidden: "Text readers can’t see",
  hiddenText: "The resume contains this text where readers can’t see it. It is never scored.",
  hiddenInYours: "Your resume contains this text where readers can’t see it. It is never scored.",
  hiddenWhere: (page: number, reason: string) => `Page ${page}, ${hiddenReason(reason)}.`,
  ignored: "Lines that were left out",
  ignoredText: "These lines address the assessor or copy the advertisement. They are never scored.",
  ignoredWhy: (why: Comparison["ignored"][number]["why"]) => IGNORED_WHY[why],
} as const;
