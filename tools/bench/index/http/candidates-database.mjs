// A database with so many candidates and a recruiter's postings, filled once and kept beside the profiles. Reading and
// profiling a resume takes long: `different` texts stand there again and again, each time as another person.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EMPTY_JOB } from "../../../../src/contract/job-profile.ts";
import { PROFILE_VERSION } from "../../../../src/matching/profiles.ts";
import { readResume } from "../../../../src/reading/resume/read-resume.ts";
import { plainLines } from "../../../../src/reading/text/plain-lines.ts";
import { facetsOf } from "../../../../src/server/features/matching/facets.ts";
import { grouped } from "../figures.mjs";
import { MAKERS } from "../make-documents.mjs";
import { batches, ensureProfiles, folderOf } from "../profiles.mjs";
import { withDatabase } from "./market-database.mjs";

const MIGRATIONS = join(import.meta.dirname, "../../../../migrations");
const RECEIVED_ON = "2026-11-15";
const TABLES = ["accounts", "documents", "candidate_profiles", "match_profiles"];

/** The folder of a server's data. A schema of another day is made anew. */
export async function candidatesFolder({ seed, size, different }) {
  await ensureProfiles({ seed, kind: "resume", count: different });
  const folder = join(folderOf(seed), `candidates-${size}-${different}-${schema()}`);
  const done = join(folder, "filled");
  if (existsSync(done)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const from = performance.now();
  await withDatabase(folder, (client) => fill(client, { seed, size, different }));
  writeFileSync(done, "");
  const took = Math.round((performance.now() - from) / 1000);
  console.log(`A database with ${grouped(size)} candidates was filled in ${took} s.`);
  return folder;
}

function schema() {
  const hash = createHash("sha256");
  for (const file of readdirSync(MIGRATIONS).sort())
    hash.update(readFileSync(join(MIGRATIONS, file)));
  return hash.digest("hex").slice(0, 10);
}

async function fill(client, { seed, size, different }) {
  await client.query("begin");
  for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`create temp table base (n int primary key, bytes bytea, state text, years int,
    title text, lines jsonb, reading jsonb)`);
  for (const { from, entries } of batches({ seed, kind: "resume", count: different }))
    for (let at = 0; at < entries.length; at += 100)
      await addBase(client, seed, from + at, entries.slice(at, at + 100));
  for (const statement of PEOPLE)
    await client.query(statement, valuesFor(statement, size, different));
  for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
  await client.query("commit");
  await client.query("vacuum analyze");
}

async function addBase(client, seed, from, entries) {
  const rows = entries.map((_, at) => {
    const { lines } = plainLines(MAKERS.resume(seed, from + at).text);
    const resume = readResume(lines, { receivedOn: RECEIVED_ON, skip: new Set() });
    const title = resume.profile.name;
    return { n: from + at, title, lines, reading: { resume }, ...facetsOf(resume.profile) };
  });
  await client.query(
    `insert into base select row.n, made.bytes, row.state, row.years, row.title, row.lines, row.reading
     from jsonb_to_recordset($1) as row (n int, state text, years int, title text, lines jsonb, reading jsonb)
     join unnest($2::int[], $3::bytea[]) as made (n, bytes) on made.n = row.n`,
    [JSON.stringify(rows), rows.map(({ n }) => n), entries.map(({ bytes }) => bytes)],
  );
}

const EACH = "from generate_series(0, $1::int - 1) as k join base b on b.n = k % $2::int";
/** Of version 8, whose bits are its maker's own affair. */
const idOf = (word) =>
  `overlay(overlay(md5('${word}' || k) placing '8' from 13) placing '8' from 17)::uuid`;
const [PERSON, RESUME] = [idOf("person"), idOf("resume")];
/** One in twenty hides from somebody. */
const PEOPLE = [
  `insert into accounts (id, email, name, onboarded, random_string)
   select ${PERSON}, 'person' || k || '@example.org', b.title, true, '' ${EACH}`,
  `insert into documents (id, account_id, kind, file_name, file_type, bytes, sha256, file_key, status, title,
     lines, reading, reader_version, received_at, received_on)
   select ${RESUME}, ${PERSON}, 'resume', 'resume.txt', 'txt', 1, 'k' || k, 'k' || k, 'read', b.title,
     b.lines, b.reading, 1, now() - (k % 400) * interval '1 day', '${RECEIVED_ON}' ${EACH}`,
  `insert into candidate_profiles (account_id, document_id, hidden_companies, current_employers)
   select ${PERSON}, ${RESUME}, case when k % 20 = 0 then array['Marlowe Strand'] else '{}' end,
     employers_in(b.reading, '{}') ${EACH}`,
  `insert into match_profiles (document_id, kind, version, revision, bytes, state, years)
   select d.id, 'resume', $3, d.revision, b.bytes, b.state, b.years
   ${EACH} join documents d on d.id = ${RESUME}`,
];
const valuesFor = (statement, ...values) =>
  statement.includes("$3") ? [...values, PROFILE_VERSION] : values;

/** The account is a recruiter's from now on, with so many postings. Answers their ids. */
export async function makeRecruiter(client, { email, seed, postings }) {
  const { rows } = await client.query(
    "update accounts set is_recruiter = true, onboarded = true where email = $1 returning id",
    [email],
  );
  const ads = Array.from({ length: postings }, (_, at) => MAKERS.ad(seed, at));
  const made = await client.query(
    `insert into jobs (owner_id, source, status, title, company, details, lines, posted_at)
     select $1, 'posting', 'active', row.title, row.company, row.details, row.lines, now()
     from jsonb_to_recordset($2) as row (title text, company text, details jsonb, lines jsonb) returning id`,
    [
      rows[0].id,
      JSON.stringify(
        ads.map(({ text, title, company }) => ({
          title,
          company,
          details: { ...EMPTY_JOB, title, company },
          lines: plainLines(text).lines,
        })),
      ),
    ],
  );
  return made.rows.map(({ id }) => id);
}
