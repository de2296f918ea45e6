import type { PersonalData } from "#server/platform/personal-data.ts";

export const candidatesPersonalData: PersonalData = {
  tables: ["candidate_bookmarks", "profile_views", "listed_people"],

  async export(db, accountId) {
    const ask = async (text: string) => (await db.query(text, [accountId])).rows;
    return {
      records: {
        // Of a recruiter: whom they marked and opened. Of a candidate: who opened them.
        bookmarkedCandidates: await ask(
          `select coalesce(candidate_id, document_id) as candidate, marked_at as "markedAt"
           from candidate_bookmarks where recruiter_id = $1 order by marked_at`,
        ),
        candidatesOpened: await ask(
          `select candidate_id as candidate, day::text, first_at as "firstAt", last_at as "lastAt"
           from profile_views where recruiter_id = $1 order by first_at`,
        ),
        profileOpenedBy: await ask(
          `select a.name, r.company_name as company, v.day::text
           from profile_views v join accounts a on a.id = v.recruiter_id
           left join recruiter_profiles r on r.account_id = v.recruiter_id
           where v.candidate_id = $1 order by v.first_at`,
        ),
      },
    };
  },

  /** What told the others names the recruiter, so it goes too. */
  async erase(tx, accountId) {
    await tx.query(
      `delete from notifications where id in
         (select notification_id from profile_views where recruiter_id = $1)`,
      [accountId],
    );
    for (const table of ["profile_views", "candidate_bookmarks", "listed_people"])
      await tx.query(`delete from ${table} where $1 in (recruiter_id, candidate_id)`, [accountId]);
    return [];
  },
};
