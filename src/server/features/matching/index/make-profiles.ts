import type pg from "pg";
import { packCandidate } from "#matching/pack/pack-candidate.ts";
import { packVacancy } from "#matching/pack/pack-vacancy.ts";
import { ADVISORY_LOCKS } from "#server/platform/database/advisory-locks.ts";
import { resumeToProfile } from "../evidence/asking.ts";
import { profileOfJob, profileOfResume } from "./market.ts";
import type { Kind } from "./market-store.ts";

/**
 * Profiles that are missing or older than their document are made, whatever the reason: a new job, other
 * words, a new engine. What is to be done is read from the tables, so that nothing is lost with a process.
 */
const BATCH = 10;

type Pending = Parameters<typeof resumeToProfile>[0] & {
  readonly id: string;
  readonly revision: string;
  readonly title: string;
};

/** Those that the profile of this version is missing or old for. */
const STALE = "(p.document_id is null or p.revision <> %.revision)";
const PENDING: Readonly<Record<Kind, string>> = {
  job: `select j.id, j.revision::text, j.lines, j.title
    from jobs j left join match_profiles p on p.document_id = j.id and p.version = $1
    where j.status = 'active' and ${STALE.replace("%", "j")}
      and ($2::uuid[] is null or j.id = any($2)) and j.id <> all($3::uuid[])
    order by j.posted_at desc limit ${BATCH}`,
  resume: `select d.id, d.revision::text, d.lines, d.title, d.reading, d.corrections, d.flags,
      d.received_on::text as "receivedOn"
    from documents d left join match_profiles p on p.document_id = d.id and p.version = $1
    left join candidate_profiles c on c.document_id = d.id
    where d.kind = 'resume' and d.status = 'read' and ${STALE.replace("%", "d")}
      and (c.account_id is not null or d.archive_id is not null)
      and ($2::uuid[] is null or d.id = any($2)) and d.id <> all($3::uuid[])
    order by d.received_at desc limit ${BATCH}`,
};
/** Not when the document has gone meanwhile. */
const SAVE: Readonly<Record<Kind, string>> = {
  job: saveWhere("select 1 from jobs where id = $1"),
  resume: saveWhere("select 1 from documents where id = $1"),
};
function saveWhere(exists: string): string {
  return `insert into match_profiles (document_id, kind, version, revision, bytes)
    select $1, $2, $3, $4, $5 where exists (${exists})
    on conflict (document_id, version) do update
      set revision = excluded.revision, bytes = excluded.bytes, made_at = now()
      where match_profiles.revision <> excluded.revision`;
}

interface Parts {
  readonly client: pg.Client;
  readonly version: number;
  /** Lets others have the thread. */
  readonly pause: () => Promise<void>;
  readonly warn: (text: string, detail: Record<string, unknown>) => void;
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

async function makeKind(
  { client, version, pause, warn }: Parts,
  kind: Kind,
  ids: readonly string[] | null,
): Promise<number> {
  if (ids?.length === 0) return 0;
  const failed: string[] = [];
  let made = 0;
  for (;;) {
    const { rows } = await client.query<Pending>(PENDING[kind], [version, ids, failed]);
    if (rows.length === 0) return made;
    for (const row of rows) {
      const bytes = packedOr(kind, row, (error) => {
        warn("a profile could not be made", { kind, id: row.id, reason: String(error) });
        failed.push(row.id);
      });
      if (bytes) {
        await client.query(SAVE[kind], [row.id, kind, version, row.revision, Buffer.from(bytes)]);
        made += 1;
      }
      await pause();
    }
  }
}

/** One document that cannot be profiled must not hold up the others, whatever it is that it has. */
function packedOr(kind: Kind, row: Pending, fail: (error: unknown) => void) {
  try {
    return packed(kind, row);
  } catch (error) {
    return fail(error);
  }
}

function packed(kind: Kind, row: Pending): Uint8Array {
  if (kind === "job") return packVacancy(profileOfJob(row));
  const resume = resumeToProfile(row);
  if (!resume) throw new Error("There is no reading of it.");
  return packCandidate(profileOfResume(resume));
}
