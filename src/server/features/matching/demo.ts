import { PROFILE_VERSION } from "#matching/profiles.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { DemoPart } from "#server/platform/demo-world.ts";
import type { Prepared } from "#server/platform/prepared-demo.ts";
import type { JobRow } from "../postings/service.ts";

/** The scraped jobs of the demo world have been there for a while: only the postings are news. */
export const matchingDemo: DemoPart = async (tx, { now, prepared }) => {
  await tx.query(
    "insert into matched_jobs (job_id, matched_at) select id, $1 from jobs where owner_id is null",
    [now],
  );
  await addJobProfiles(tx, prepared);
};

type ActiveJob = Pick<JobRow, "id" | "title" | "lines"> & { readonly revision: string };

/**
 * As far as they were made ahead: the index's thread makes those that are missing, and those of the resumes, which
 * depend on the day.
 */
async function addJobProfiles(tx: Db, prepared: Prepared): Promise<void> {
  const { rows }: { rows: ActiveJob[] } = await tx.query(
    "select id, revision::text, title, lines from jobs where status = 'active'",
  );
  const profiles = await Promise.all(
    rows.map(async ({ id, revision, title, lines }) => {
      const bytes = await prepared.find("profile", { title, lines }, () => packed(title, lines));
      return bytes === undefined ? [] : { id, revision, bytes };
    }),
  );
  await tx.query(
    `insert into match_profiles (document_id, kind, version, revision, bytes, state, years)
     select id, 'job', $1, revision, decode(bytes, 'base64'), '', null
     from jsonb_to_recordset($2) as made (id uuid, revision bigint, bytes text)`,
    [PROFILE_VERSION, JSON.stringify(profiles.flat())],
  );
}

/** The engine is loaded only here: the program does without it, its index has it in a thread. */
async function packed(title: string, lines: ActiveJob["lines"]): Promise<string> {
  const [{ profileOfJob }, { packVacancy }] = await Promise.all([
    import("./index/market.ts"),
    import("#matching/pack/pack-vacancy.ts"),
  ]);
  return Buffer.from(packVacancy(profileOfJob({ lines, title }))).toString("base64");
}
