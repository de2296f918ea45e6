import type { FairnessReport } from "#contract/fairness.ts";

/** What a report found, as it is kept. */
export type Outcome = Pick<
  FairnessReport,
  "resumes" | "jobs" | "pairs" | "unread" | "levels" | "findings"
>;
