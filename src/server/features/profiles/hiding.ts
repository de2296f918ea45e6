import * as z from "zod";
import type { Database, Db } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import {
  hidingKeysOf,
  lookingKeysOf,
  ORGANISATIONS_VERSION,
} from "#server/platform/organisations/organisations.ts";

/** From whom people hide, as keys that the database compares (migrations/0027-organisation-identity.sql). */

const AT_ONCE = 500;

/**
 * Makes the keys of those whose names, or the rules for whose keys, have changed; so many at once. Whose names
 * change meanwhile are left for the next time. Answers how many there were.
 */
async function makeHidingKeys(db: Db): Promise<number> {
  const { rows } = await db.query(
    `select account_id as id, hides_from as names from candidate_profiles
     where hiding_of is distinct from hides_from or hiding_version < $1 order by account_id limit ${AT_ONCE}`,
    [ORGANISATIONS_VERSION],
  );
  if (rows.length === 0) return 0;
  const made = rows.map((row) => ({ ...row, keys: hidingKeysOf(row) }));
  await db.query(
    `update candidate_profiles c
     set hiding = array(select jsonb_array_elements_text(made->'keys')), hiding_of = hides_from, hiding_version = $2
     from jsonb_array_elements($1::jsonb) as made
     where c.account_id = (made->>'id')::uuid and to_jsonb(hides_from) = made->'names'`,
    [JSON.stringify(made), ORGANISATIONS_VERSION],
  );
  return rows.length;
}

/** All that are missing: nobody is found without. A look that finds none missing costs one read of an index. */
export async function makeAllHidingKeys(db: Db): Promise<void> {
  while ((await makeHidingKeys(db)) === AT_ONCE);
}

/**
 * Whose eyes look, as keys: a posting's company, and every company that the recruiter is known to look for. Whoever
 * hides from one of them is not found (`hiding && eyes`). Whose keys are missing gets them first.
 */
export async function eyesOf(db: Db, recruiterId: string, lookingFor = ""): Promise<string[]> {
  await makeAllHidingKeys(db);
  const { rows } = await db.query("select name, domain, abn from looks_for($1)", [recruiterId]);
  return lookingKeysOf({
    names: [lookingFor, ...rows.flatMap(({ name, abn }) => [name, abn])],
    domains: rows.flatMap(({ domain }) => domain ?? []),
  });
}

const makeKeys = defineJob({ name: "profiles.keys", payload: z.object({}), timeoutSeconds: 600 });

/** After an upgrade all keys are old: they are made ahead, so that no recruiter waits for them. */
export function registerKeysAhead({ jobs, database }: { jobs: Jobs; database: Database }): void {
  jobs.register(makeKeys, () => makeAllHidingKeys(database));
  jobs.schedule(makeKeys, "*/5 * * * *", {}, "UTC");
}
