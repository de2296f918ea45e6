import { eq } from "drizzle-orm";
import { EMAIL_DIGESTS, type EmailDigest } from "#contract/notifications.ts";
import type { Db } from "#server/platform/database/database.ts";
import { notificationSettings } from "./tables.ts";

export async function findDigest(db: Db, accountId: string): Promise<EmailDigest> {
  const [row] = await db.orm
    .select({ emailDigest: notificationSettings.emailDigest })
    .from(notificationSettings)
    .where(eq(notificationSettings.accountId, accountId));
  return EMAIL_DIGESTS.find((digest) => digest === row?.emailDigest) ?? "daily";
}

/** Does nothing for an account that is gone: its mails, and so its links, outlive it. */
export async function saveDigest(db: Db, accountId: string, digest: EmailDigest): Promise<void> {
  await db.query(
    `insert into notification_settings (account_id, email_digest)
     select id, $2 from accounts where id = $1
     on conflict (account_id) do update set email_digest = excluded.email_digest`,
    [accountId, digest],
  );
}

/** What is told by mail today, and to whom. */
interface Due {
  readonly types: readonly string[];
  readonly digests: readonly EmailDigest[];
  /** Nothing older is news. */
  readonly since: Date;
}

const IS_DUE = `not n.read and n.mailed_at is null and n.type = any($1) and n.created_at > $2
  and a.email_verified_at is not null
  and coalesce((select email_digest from notification_settings s where s.account_id = a.id),
               'daily') = any($3)`;
const valuesOf = ({ types, since, digests }: Due) => [types, since, digests];

/** In the order of their ids, from one on. */
export async function accountsToMail(
  db: Db,
  due: Due,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.query(
    `select distinct n.account_id as id from notifications n join accounts a on a.id = n.account_id
     where n.account_id > $4 and ${IS_DUE} order by 1 limit $5`,
    [...valuesOf(due), after, limit],
  );
  return rows.map(({ id }) => id);
}

export interface MailedNotification {
  readonly email: string;
  readonly name: string;
  readonly type: string;
  readonly title: string;
  readonly message: string;
  readonly actionUrl: string | null;
  readonly createdAt: Date;
}

/** Marks them as mailed in the same breath, so that nobody is told twice. The newest first. */
export async function takeForMail(
  tx: Db,
  accountId: string,
  due: Due,
  now: Date,
): Promise<MailedNotification[]> {
  const { rows } = await tx.query(
    `update notifications n set mailed_at = $4 from accounts a
     where a.id = n.account_id and a.id = $5 and ${IS_DUE}
     returning a.email, a.name, n.type, n.title, n.message, n.action_url as "actionUrl",
               n.created_at as "createdAt"`,
    [...valuesOf(due), now, accountId],
  );
  return rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
