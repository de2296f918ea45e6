import type { Grade } from "./match-rules.ts";

/** What a grade is called on every screen and in print: a square alone says nothing to those who do not see it. */
export const GRADE_WORDS: Record<Grade, string> = {
  met: "Met",
  partial: "In part",
  missing: "Not shown",
  unclear: "Not clear",
};
