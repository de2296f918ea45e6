import type { Db } from "./database/database.ts";

export interface AuditEntry {
  readonly actorId: string | null;
  /** `thing.happened`, for example `account.signed-in`. */
  readonly action: string;
  readonly subject?: { readonly type: string; readonly id: string };
  readonly detail?: Record<string, string | number | boolean>;
}

/** Writes one line of the trail, in the transaction of what it records. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  const { actorId, action, subject, detail = {} } = entry;
  await db.query(
    `insert into audit_trail (actor_id, action, subject_type, subject_id, detail)
     values ($1, $2, $3, $4, $5)`,
    [actorId, action, subject?.type ?? null, subject?.id ?? null, JSON.stringify(detail)],
  );
}
