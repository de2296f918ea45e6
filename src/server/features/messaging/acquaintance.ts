import type { Db } from "#server/platform/database/database.ts";
import { eyesOf } from "../profiles/service.ts";
import type { Acquaintance } from "./policy.ts";

/** Whether $1 finds $2 among the candidates. The rule is the lists' own (profiles/hiding.ts). */
const FINDABLE = `exists (
  select 1 from findable_resumes where account_id = $2 and not hiding && $3::text[])`;

const HAVE_SPOKEN = `exists (
  select 1 from conversation_participants mine
  join conversation_participants theirs using (conversation_id)
  where mine.account_id = $1 and theirs.account_id = $2
    and (select count(*) from conversation_participants each
         where each.conversation_id = mine.conversation_id) = 2)`;

export interface Known extends Acquaintance {
  readonly isBlocked: boolean;
  readonly hasBlockedMe: boolean;
}

/** What $1 has to do with $2, read from the tables of the features below. Undefined: nobody is there. */
export async function acquaintance(
  db: Db,
  accountId: string,
  otherId: string,
): Promise<Known | undefined> {
  const eyes = await eyesOf(db, accountId);
  const { rows } = await db.query(
    `select exists (select 1 from jobs where owner_id = $2 and status = 'active') as "isAdvertising",
       ${FINDABLE} as "isFindable",
       exists (select 1 from job_interests i join jobs j on j.id = i.job_id
               where i.account_id = $2 and j.owner_id = $1) as "isInterested",
       ${HAVE_SPOKEN} as "haveSpoken",
       exists (select 1 from message_blocks where blocker_id = $1 and blocked_id = $2) as "isBlocked",
       exists (select 1 from message_blocks where blocker_id = $2 and blocked_id = $1) as "hasBlockedMe"
     from accounts a where a.id = $2 and a.id <> $1`,
    [accountId, otherId, eyes],
  );
  return rows[0];
}

/** Addresses are compared without case; where they have to be proved, only proved ones count. */
export async function accountWith(
  db: Db,
  email: string,
  { mustBeVerified }: { readonly mustBeVerified: boolean },
): Promise<string | undefined> {
  const { rows } = await db.query(
    `select id from accounts
     where lower(email) = lower($1) and (email_verified_at is not null or not $2)`,
    [email, mustBeVerified],
  );
  return rows[0]?.id;
}

/** Of which a conversation may be about: open, or one of the two people's own. */
export async function jobAbout(
  db: Db,
  jobId: string,
): Promise<{ id: string; ownerId: string | null; isOpen: boolean; title: string } | undefined> {
  const { rows } = await db.query(
    `select id, owner_id as "ownerId", status = 'active' as "isOpen", title || ', ' || company as title
     from jobs where id = $1`,
    [jobId],
  );
  return rows[0];
}

/** The company of somebody's latest posting; "" when there is none. */
export async function companyPosted(db: Db, accountId: string): Promise<string> {
  const { rows } = await db.query(
    "select company from jobs where owner_id = $1 order by posted_at desc limit 1",
    [accountId],
  );
  return rows[0]?.company ?? "";
}
