import type { DemoPart } from "#server/platform/demo-world.ts";

/** The scraped jobs of the demo world have been there for a while: only the postings are news. */
export const matchingDemo: DemoPart = async (tx, { now }) => {
  await tx.query(
    "insert into matched_jobs (job_id, matched_at) select id, $1 from jobs where owner_id is null",
    [now],
  );
};
