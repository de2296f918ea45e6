import type { DemoPart } from "#server/platform/demo-world.ts";

const HOUR_MS = 3_600_000;
const hours = (days: number, more = 0) => (days * 24 + more) * HOUR_MS;

/** Of the demo candidate: one application on its way, and one job that was applied for where it was advertised. */
const APPLIED = {
  job: "Litigation Solicitor",
  agoMs: hours(6, 22),
  stagedAgoMs: hours(3),
  note: "I ran two defended hearings last year and would be glad to talk about them.",
} as const;
const NOTED = {
  job: "Senior Associate, Commercial Litigation",
  notes: "Ask about the split between trial work and advice.",
  remindInMs: hours(2),
} as const;
const ELSEWHERE = {
  title: "Disputes Lawyer, in-house",
  company: "Bellbird Mutual",
  location: "Melbourne VIC",
  agoMs: hours(4, 3),
  notes: "Sent through their own site.",
} as const;

/** What the demo candidate keeps track of beyond what they saved, and what the demo recruiter sees of it. */
export const applicationsDemo: DemoPart = async (tx, { now, people }) => {
  const accountId = people.get("candidate");
  if (accountId === undefined) return;
  const ago = (ms: number) => new Date(now.getTime() - ms);

  const { rowCount } = await tx.query(
    `insert into applications (account_id, job_id, document_id, note, stage, applied_at, staged_at)
     select $1, j.id, c.document_id, $3, 'in_review', $4, $5
     from jobs j, candidate_profiles c
     where j.title = $2 and j.owner_id is not null and c.account_id = $1`,
    [accountId, APPLIED.job, APPLIED.note, ago(APPLIED.agoMs), ago(APPLIED.stagedAgoMs)],
  );
  if (rowCount !== 1) throw new Error("The demo candidate could not apply.");
  await tx.query(
    `update tracked_jobs set stage = 'applied', applied_at = $3, moved_at = $3
     where account_id = $1 and title = $2`,
    [accountId, APPLIED.job, ago(APPLIED.agoMs)],
  );
  await tx.query(
    `insert into tracked_documents (tracked_id, document_id)
     select t.id, c.document_id from tracked_jobs t join candidate_profiles c using (account_id)
     where t.account_id = $1 and t.title = $2 and c.document_id is not null`,
    [accountId, APPLIED.job],
  );
  await tx.query(
    "update tracked_jobs set notes = $3, remind_on = $4::date where account_id = $1 and title = $2",
    [accountId, NOTED.job, NOTED.notes, new Date(now.getTime() + NOTED.remindInMs)],
  );
  await tx.query(
    `insert into tracked_jobs (account_id, title, company, location, stage, notes, saved_at, applied_at, moved_at)
     values ($1, $2, $3, $4, 'applied', $5, $6, $6, $6)`,
    [
      accountId,
      ELSEWHERE.title,
      ELSEWHERE.company,
      ELSEWHERE.location,
      ELSEWHERE.notes,
      ago(ELSEWHERE.agoMs),
    ],
  );
};
