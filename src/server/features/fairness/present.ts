import type { FairnessReport } from "#contract/fairness.ts";
import type { Outcome } from "./outcome.ts";
import type { ReportRow } from "./repository.ts";

const NOTHING: Outcome = { resumes: 0, jobs: 0, pairs: 0, unread: 0, levels: [], findings: [] };

export function presentReport(row: ReportRow): FairnessReport {
  const { id, status, startedAt, completedAt, error, engine, outcome } = row;
  return {
    id,
    status: status === "completed" ? "completed" : "failed",
    started_at: startedAt.toISOString(),
    completed_at: (completedAt ?? startedAt).toISOString(),
    error,
    engine,
    ...NOTHING,
    ...outcome,
  };
}

export const presentRunning = ({ startedAt, done, total }: ReportRow) => ({
  started_at: startedAt.toISOString(),
  done,
  of: total,
});
