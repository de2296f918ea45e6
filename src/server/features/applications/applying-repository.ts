import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { eyesOf } from "../profiles/service.ts";
import type { Standing } from "./policy.ts";
import { applicationQuestions, applications } from "./tables.ts";

export type ApplicationRow = typeof applications.$inferSelect;
type Sent = Pick<
  ApplicationRow,
  "accountId" | "jobId" | "documentId" | "note" | "answers" | "appliedAt"
>;

const of = (accountId: string, jobId: string) =>
  and(eq(applications.accountId, accountId), eq(applications.jobId, jobId));

export async function find(
  db: Db,
  accountId: string,
  jobId: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await db.orm.select().from(applications).where(of(accountId, jobId));
  return row;
}

/** Undefined when one stands already; one that was withdrawn is sent anew. Whoever comes second waits until it is certain. */
export async function send(tx: Db, sent: Sent): Promise<string | undefined> {
  const anew = { ...sent, stage: "received" as const, stagedAt: null, withdrawnAt: null };
  const [stored] = await tx.orm
    .insert(applications)
    .values(anew)
    .onConflictDoUpdate({
      target: [applications.accountId, applications.jobId],
      set: anew,
      setWhere: sqlWithdrawn,
    })
    .returning({ id: applications.id });
  return stored?.id;
}

const sqlWithdrawn = sql`${applications.withdrawnAt} is not null`;

export async function setNotification(
  tx: Db,
  accountId: string,
  jobId: string,
  notificationId: string,
): Promise<void> {
  await tx.orm.update(applications).set({ notificationId }).where(of(accountId, jobId));
}

/** Nothing that was said is kept, nor what told the recruiter. Undefined when there is nothing to take back. */
export async function withdraw(
  tx: Db,
  accountId: string,
  jobId: string,
  now: Date,
): Promise<ApplicationRow | undefined> {
  const [before] = await tx.orm
    .select()
    .from(applications)
    .where(and(of(accountId, jobId), isNull(applications.withdrawnAt)))
    .for("update");
  if (!before) return undefined;
  await tx.orm
    .update(applications)
    .set({ withdrawnAt: now, documentId: null, note: "", answers: [] })
    .where(eq(applications.id, before.id));
  if (before.notificationId)
    await tx.query("delete from notifications where id = $1", [before.notificationId]);
  return before;
}

export async function questionsOf(db: Db, jobId: string): Promise<readonly string[]> {
  const [row] = await db.orm
    .select({ questions: applicationQuestions.questions })
    .from(applicationQuestions)
    .where(eq(applicationQuestions.jobId, jobId));
  return row?.questions ?? [];
}

/** Held against the company of the posting, and all that its owner looks for. */
export async function standingBetween(
  db: Db,
  accountId: string,
  recruiterId: string,
  company: string,
): Promise<Standing> {
  const eyes = await eyesOf(db, recruiterId, company);
  const { rows } = await db.query(
    `select exists (select 1 from candidate_profiles
                    where account_id = $1 and hiding && $3::text[]) as "isHidden",
       exists (select 1 from message_blocks where blocker_id = $1 and blocked_id = $2) as "hasBlocked",
       exists (select 1 from message_blocks where blocker_id = $2 and blocked_id = $1) as "isBlocked"`,
    [accountId, recruiterId, eyes],
  );
  return rows[0];
}

/** The caller's own resumes that can be sent, the newest first. */
export async function resumesOf(db: Db, accountId: string) {
  const { rows } = await db.query(
    `select d.id, d.title, d.file_name as "fileName", c.document_id is not null as "isCurrent"
     from documents d left join candidate_profiles c on c.document_id = d.id
     where d.account_id = $1 and d.kind = 'resume' and d.status = 'read' and d.archive_id is null
     order by c.document_id is null, d.received_at desc, d.id limit 50`,
    [accountId],
  );
  return rows as readonly { id: string; title: string; fileName: string; isCurrent: boolean }[];
}
