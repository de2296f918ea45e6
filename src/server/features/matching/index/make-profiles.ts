import type { CandidateFacets } from "#matching/index/candidate-facets.ts";
import { packCandidate } from "#matching/pack/pack-candidate.ts";
import { packVacancy } from "#matching/pack/pack-vacancy.ts";
import { ADVISORY_LOCKS } from "#server/platform/database/advisory-locks.ts";
import { resumeToProfile } from "../asking.ts";
import { facetsOf } from "../facets.ts";
import { profileOfJob, profileOfResume } from "./market.ts";
import type { IndexQueries, Kind } from "./market-store.ts";

/**
 * Profiles that are missing or older than their document are made, whatever the reason: a new job, other
 * words, a new engine. What is to be done is read from the tables, so that nothing is lost with a process.
 */
const BATCH = 10;
/** Looking for what is missing goes through all there is: so many are taken down at once. */
const BITE = 5000;

type Pending = Parameters<typeof resumeToProfile>[0] & {
  readonly id: string;
  readonly revision: string;
  readonly title: string;
};

/** Those that the profile of this version is missing or old for, the newest first. */
const MISSING: Readonly<Record<Kind, string>> = {
  job: `select j.id
    from jobs j left join match_profiles p on p.document_id = j.id and p.version = $1
    where j.status = 'active' and (p.document_id is null or p.revision <> j.revision)
      and ($2::uuid[] is null or j.id = any($2)) and j.id <> all($3::uuid[])
    order by j.posted_at desc limit ${BITE}`,
  resume: `select d.id
    from documents d left join match_profiles p on p.document_id = d.id and p.version = $1
    left join candidate_profiles c on c.document_id = d.id
    where d.kind = 'resume' and d.status = 'read'
      and (p.document_id is null or p.revision <> d.revision or p.state is null)
      and (c.account_id is not null or d.archive_id is not null)
      and ($2::uuid[] is null or d.id = any($2)) and d.id <> all($3::uuid[])
    order by d.received_at desc limit ${BITE}`,
};
const DOCUMENTS: Readonly<Record<Kind, string>> = {
  job: "select id, revision::text, lines, title from jobs where id = any($1::uuid[])",
  resume: `select id, revision::text, lines, title, reading, corrections, flags,
      received_on::text as "receivedOn" from documents where id = any($1::uuid[])`,
};
/** Not when the document has gone meanwhile, or is just going: then it waits for that. */
const SAVE: Readonly<Record<Kind, string>> = { job: saveFor("jobs"), resume: saveFor("documents") };
function saveFor(table: string): string {
  return `with alive as (select id from ${table} where id = $1 for key share)
    insert into match_profiles (document_id, kind, version, revision, bytes, state, years)
    select id, $2, $3, $4, $5, $6, $7 from alive
    on conflict (document_id, version) do update
      set revision = excluded.revision, bytes = excluded.bytes, state = excluded.state,
        years = excluded.years, made_at = now()
      where match_profiles.revision <> excluded.revision or match_profiles.state is null`;
}

interface Parts {
  readonly client: IndexQueries;
  readonly version: number;
  /** Lets others have the thread. */
  readonly pause: () => Promise<void>;
  readonly warn: (text: string, detail: Record<string, unknown>) => void;
  /** How many of those of a kind that were missing are made by now. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Whether a profile is still to be made. */
export async function isMissing(client: IndexQueries, version: number): Promise<boolean> {
  for (const kind of ["job", "resume"] as const) {
    const { rows } = await client.query(MISSING[kind], [version, null, []]);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Null stands for all. */
export type WhichProfiles = Readonly<Record<Kind, readonly string[] | null>>;

/** Answers how many were made; "busy" while another process is at it: one at a time. */
export async function makeProfiles(parts: Parts, ids: WhichProfiles): Promise<number | "busy"> {
  const { client } = parts;
  const lock = [ADVISORY_LOCKS.matchProfiles];
  const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", lock);
  if (!rows[0]?.mine) return "busy";
  try {
    return (await makeKind(parts, "job", ids.job)) + (await makeKind(parts, "resume", ids.resume));
  } finally {
    await client.query("select pg_advisory_unlock($1)", lock);
  }
}

async function makeKind(parts: Parts, kind: Kind, ids: readonly string[] | null): Promise<number> {
  if (ids?.length === 0) return 0;
  const { client, version } = parts;
  const failed: string[] = [];
  let made = 0;
  for (;;) {
    const { rows } = await client.query(MISSING[kind], [version, ids, failed]);
    for (let at = 0; at < rows.length; at += BATCH) {
      const some = rows.slice(at, at + BATCH).map(({ id }) => id);
      made += await makeSome(parts, kind, some, failed);
      parts.onProgress?.(at + some.length, rows.length);
    }
    if (rows.length < BITE) return made;
  }
}

async function makeSome(
  { client, version, pause, warn }: Parts,
  kind: Kind,
  ids: readonly string[],
  failed: string[],
): Promise<number> {
  const { rows } = await client.query<Pending>(DOCUMENTS[kind], [ids]);
  let made = 0;
  for (const row of rows) {
    const stored = packedOr(kind, row, (error) => {
      warn("a profile could not be made", { kind, id: row.id, reason: String(error) });
      failed.push(row.id);
    });
    if (stored) {
      const { bytes, state, years } = stored;
      const values = [row.id, kind, version, row.revision, Buffer.from(bytes), state, years];
      await client.query(SAVE[kind], values);
      made += 1;
    }
    await pause();
  }
  return made;
}

/** One document that cannot be profiled must not hold up the others, whatever it is that it has. */
function packedOr(kind: Kind, row: Pending, fail: (error: unknown) => void) {
  try {
    return packed(kind, row);
  } catch (error) {
    return fail(error);
  }
}

interface Packed extends CandidateFacets {
  readonly bytes: Uint8Array;
}

/** A job's facets stand in its own row. */
function packed(kind: Kind, row: Pending): Packed {
  if (kind === "job") return { bytes: packVacancy(profileOfJob(row)), state: "", years: null };
  const resume = resumeToProfile(row);
  if (!resume) throw new Error("There is no reading of it.");
  return { bytes: packCandidate(profileOfResume(resume)), ...facetsOf(resume.reading.profile) };
}
