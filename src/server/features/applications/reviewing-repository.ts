import { eq } from "drizzle-orm";
import type { ApplicationStage } from "#contract/applications.ts";
import type { Db } from "#server/platform/database/database.ts";
import { eyesOf } from "../profiles/service.ts";
import { applicationQuestions, applications, type GivenAnswer } from "./tables.ts";

export interface ApplicantRow {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly documentId: string | null;
  readonly note: string;
  readonly answers: readonly GivenAnswer[];
  readonly stage: ApplicationStage;
  readonly appliedAt: Date;
  readonly stagedAt: Date | null;
}

interface Posting {
  readonly id: string;
  readonly company: string;
}

const LISTED_AT_MOST = 500;

/** Who has come to hide from the company since is not shown, and neither is who is no candidate any more. */
const SHOWN = `from applications a
  join accounts p on p.id = a.account_id and not p.is_recruiter
  left join candidate_profiles c on c.account_id = a.account_id
  where a.job_id = $1 and not coalesce(c.hiding, '{}') && $2::text[]`;

const COLUMNS = `a.id, a.account_id as "accountId", p.name, a.document_id as "documentId", a.note, a.answers, a.stage,
  a.applied_at as "appliedAt", a.staged_at as "stagedAt"`;

export async function listOf(
  db: Db,
  recruiterId: string,
  { id, company }: Posting,
): Promise<ApplicantRow[]> {
  const eyes = await eyesOf(db, recruiterId, company);
  const { rows } = await db.query(
    `select ${COLUMNS} ${SHOWN} and a.withdrawn_at is null
     order by a.applied_at desc, a.id limit ${LISTED_AT_MOST}`,
    [id, eyes],
  );
  return rows;
}

export async function totalsOf(db: Db, recruiterId: string, { id, company }: Posting) {
  const eyes = await eyesOf(db, recruiterId, company);
  const { rows } = await db.query(
    `select (count(*) filter (where a.withdrawn_at is null))::int as total,
       (count(*) filter (where a.withdrawn_at is not null))::int as withdrawn ${SHOWN}`,
    [id, eyes],
  );
  return rows[0] as { total: number; withdrawn: number };
}

/** Nobody else changes it until the transaction ends. */
export async function lock(
  tx: Db,
  recruiterId: string,
  { id, company }: Posting,
  applicationId: string,
): Promise<ApplicantRow | undefined> {
  const eyes = await eyesOf(tx, recruiterId, company);
  const { rows } = await tx.query(
    `select ${COLUMNS} ${SHOWN} and a.withdrawn_at is null and a.id = $3 for update of a`,
    [id, eyes, applicationId],
  );
  return rows[0];
}

export async function setStage(
  tx: Db,
  id: string,
  to: { readonly stage: ApplicationStage; readonly stagedAt: Date },
): Promise<void> {
  await tx.orm.update(applications).set(to).where(eq(applications.id, id));
}

export async function saveQuestions(
  db: Db,
  jobId: string,
  questions: readonly string[],
): Promise<void> {
  if (questions.length === 0) {
    await db.orm.delete(applicationQuestions).where(eq(applicationQuestions.jobId, jobId));
    return;
  }
  const row = { jobId, questions: [...questions] };
  await db.orm
    .insert(applicationQuestions)
    .values(row)
    .onConflictDoUpdate({ target: applicationQuestions.jobId, set: row });
}

export async function questionsOf(db: Db, jobId: string): Promise<readonly string[]> {
  const [row] = await db.orm
    .select({ questions: applicationQuestions.questions })
    .from(applicationQuestions)
    .where(eq(applicationQuestions.jobId, jobId));
  return row?.questions ?? [];
}
