import { CANDIDATE_SENTENCES as say } from "#contract/candidates.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database } from "#server/platform/database/database.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import { type DocumentRecord, findDocuments } from "../../documents/service.ts";
import type { Access } from "../access.ts";

interface Parts {
  readonly database: Database;
  readonly limits: Limits;
  readonly access: Access;
  readonly rule: LimitRule;
}

/** Somebody else's resume, for who may have it: counted and on record. Others get the same as for none. */
export const createDownloads =
  ({ database, limits, access, rule }: Parts) =>
  async (actor: Actor, documentId: string): Promise<DocumentRecord> => {
    await access.requirePerson(actor, documentId);
    await limits.take(`download:${actor.id}`, rule);
    const [document] = await findDocuments(database, [documentId]);
    if (!document) throw notFound(say.notFound);
    const subject = { type: "document", id: documentId };
    await recordAudit(database, { actorId: actor.id, action: "candidate.downloaded", subject });
    return document;
  };
