// A database with so many advertisements and their profiles, filled once and kept beside the profiles.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { EMPTY_JOB } from "../../../../src/contract/job-profile.ts";
import { PROFILE_VERSION } from "../../../../src/matching/profiles.ts";
import { plainLines } from "../../../../src/reading/text/plain-lines.ts";
import { migrate } from "../../../../src/server/platform/database/migrate.ts";
import { startEmbeddedPostgres } from "../../../../src/server/platform/embedded-postgres/embedded-postgres.ts";
import { createLog } from "../../../../src/server/platform/log.ts";
import { grouped } from "../figures.mjs";
import { MAKERS } from "../make-documents.mjs";
import { batches, ensureProfiles, folderOf } from "../profiles.mjs";

const MIGRATIONS = join(import.meta.dirname, "../../../../migrations");
/** As it is long after the rows came in: nothing waits to be noticed. */
const TABLES = ["jobs", "match_profiles"];

/** The folder of a server's data. A schema of another day is made anew. */
export async function marketFolder({ seed, size }) {
  await ensureProfiles({ seed, kind: "ad", count: size });
  const folder = join(folderOf(seed), `server-${size}-${schema()}`);
  const done = join(folder, "filled");
  if (existsSync(done)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const from = performance.now();
  await withDatabase(folder, (client) => fill(client, { seed, size }));
  writeFileSync(done, "");
  console.log(
    `A database with ${grouped(size)} jobs was filled in ${Math.round((performance.now() - from) / 1000)} s.`,
  );
  return folder;
}

function schema() {
  const hash = createHash("sha256");
  for (const file of readdirSync(MIGRATIONS).sort())
    hash.update(readFileSync(join(MIGRATIONS, file)));
  return hash.digest("hex").slice(0, 10);
}

/** Joins the engine of the folder, or starts it. */
export async function withDatabase(folder, work) {
  const engine = await startEmbeddedPostgres({ dir: join(folder, "postgres") });
  const client = new pg.Client(engine.connection);
  try {
    await migrate(engine.connection, MIGRATIONS, createLog("silent"));
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
    await engine.stop();
  }
}

async function fill(client, { seed, size }) {
  await client.query("begin");
  for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`);
  for (const { from, entries } of batches({ seed, kind: "ad", count: size })) {
    const rows = entries.map((entry, at) =>
      jobRow(entry, MAKERS.ad(seed, from + at).text, from + at),
    );
    await addJobs(client, rows);
    const values = [
      entries.map(({ id }) => id),
      entries.map(({ bytes }) => bytes),
      PROFILE_VERSION,
    ];
    await client.query(PROFILES, values);
  }
  await client.query("insert into matched_jobs (job_id, matched_at) select id, now() from jobs");
  for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
  await client.query("commit");
  await client.query("vacuum analyze");
}

const PROFILES = `insert into match_profiles (document_id, kind, version, revision, bytes)
  select jobs.id, 'job', $3, jobs.revision, made.bytes
  from unnest($1::uuid[], $2::bytea[]) as made (id, bytes) join jobs on jobs.id = made.id`;

const JOBS = `insert into jobs (id, source, status, title, company, location, state, employment_type, level,
    salary_min, salary_max, details, lines, posted_at)
  select id, 'scraped', 'active', title, company, location, state, employment_type, level,
    salary_min, salary_max, details, lines, now() - days * interval '1 day'
  from jsonb_to_recordset($1) as row (id uuid, title text, company text, location text, state text,
    employment_type text, level text, salary_min int, salary_max int, details jsonb, lines jsonb, days float8)`;

const addJobs = (client, rows) => client.query(JOBS, [JSON.stringify(rows)]);

function jobRow({ id, title, company, location, ...facts }, text, place) {
  return {
    id,
    title,
    company,
    location,
    state: facts.state,
    employment_type: facts.employmentType,
    level: facts.level,
    salary_min: facts.salaryMin,
    salary_max: facts.salaryMax,
    details: { ...EMPTY_JOB, title, company, location },
    lines: plainLines(text).lines,
    days: ((place * 7919) % 1000) ** 2 / 12_000,
  };
}

/** A job that is there, once more under another id, as a scraper would bring it in: in one transaction. */
export async function copyJob(client, id, as) {
  const columns = `source, status, title, company, location, state, employment_type, level, salary_min,
    salary_max, details, lines, posted_at`;
  await client.query("begin");
  await client.query(
    `insert into jobs (id, ${columns}) select $2, ${columns} from jobs where id = $1`,
    [id, as],
  );
  await client.query(
    `insert into match_profiles (document_id, kind, version, revision, bytes)
     select $2, kind, version, (select revision from jobs where id = $2), bytes
     from match_profiles where document_id = $1 and version = $3`,
    [id, as, PROFILE_VERSION],
  );
  await client.query("insert into matched_jobs (job_id, matched_at) values ($1, now())", [as]);
  await client.query("commit");
}
