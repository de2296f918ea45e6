import type { PersonalData } from "#server/platform/personal-data.ts";

export const applicationsPersonalData: PersonalData = {
  tables: ["applications", "tracked_jobs"],

  async export(db, accountId) {
    const ask = async (text: string) => (await db.query(text, [accountId])).rows;
    return {
      records: {
        applications: await ask(
          `select a.job_id as job, j.title, j.company, a.document_id as resume, a.note, a.answers, a.stage,
             a.applied_at as "appliedAt", a.staged_at as "stagedAt", a.withdrawn_at as "withdrawnAt"
           from applications a join jobs j on j.id = a.job_id
           where a.account_id = $1 order by a.applied_at`,
        ),
        trackedJobs: await ask(
          `select t.job_id as job, t.title, t.company, t.location, t.link, t.advertisement, t.stage, t.notes,
             t.saved_at as "savedAt", t.applied_at as "appliedAt", t.moved_at as "movedAt",
             t.remind_on::text as "remindOn", t.closes_on::text as "closesOn",
             array(select document_id from tracked_documents d where d.tracked_id = t.id) as documents
           from tracked_jobs t where t.account_id = $1 order by t.saved_at`,
        ),
      },
    };
  },

  /** What told a recruiter names the person, so it goes too. A posting's count of applications stays. */
  async erase(tx, accountId) {
    await tx.query(
      `delete from notifications where id in
         (select notification_id from applications where account_id = $1)`,
      [accountId],
    );
    await tx.query("delete from applications where account_id = $1", [accountId]);
    await tx.query("delete from tracked_jobs where account_id = $1", [accountId]);
    return [];
  },
};
