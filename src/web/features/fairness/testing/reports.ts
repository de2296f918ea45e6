import type { FairnessFinding, FairnessReport } from "#contract/fairness.ts";

/** Reports as the server gives them, for tests. */

/** One kind of change, and what came of it. */
const finding = (
  kind: FairnessFinding["kind"],
  more: Partial<FairnessFinding> = {},
): FairnessFinding => ({
  kind,
  resumes: 40,
  pairs: 4320,
  changed: 0,
  unseen: 0,
  largest: 0,
  relevelled: 0,
  examples: [],
  ...more,
});
const CONTROL = finding("control", { pairs: 115, changed: 71, largest: 35 });

export const aFairnessReport = (
  at: number,
  more: Partial<FairnessReport> = {},
): FairnessReport => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  status: "completed",
  started_at: `2026-11-0${9 - at}T01:00:00.000Z`,
  completed_at: `2026-11-0${9 - at}T01:01:28.000Z`,
  error: "",
  engine: "4.2",
  resumes: 40,
  jobs: 30,
  pairs: 1200,
  unread: 0,
  levels: [
    { level: "Excellent Match", pairs: 12 },
    { level: "Very Good Match", pairs: 50 },
    { level: "Good Match", pairs: 138 },
    { level: "Partial Match", pairs: 1000 },
  ],
  findings: [finding("name"), finding("contact"), CONTROL],
  ...more,
});

const example = { job: "Litigation Solicitor", before: 78, after: 76, change: "aged 65" };
/** What was said about somebody changed a few scores. */
export const CHANGED_FINDINGS = [
  finding("name"),
  finding("statements", { changed: 3, largest: 2, unseen: 40, examples: [example] }),
  CONTROL,
];
