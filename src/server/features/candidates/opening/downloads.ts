import { CANDIDATE_SENTENCES as say } from "#contract/candidates.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database } from "#server/platform/database/database.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { type DocumentRecord, findDocuments } from "../../documents/service.ts";
import type { Access } from "../access.ts";
import type { Views } from "./views.ts";

interface Parts {
  readonly database: Database;
  readonly access: Access;
  readonly views: Views;
}

/** Somebody else's resume, for who may have it: counted and on record. Others get the same as for none. */
export const createDownloads =
  ({ database, access, views }: Parts) =>
  async <T>(
    actor: Actor,
    documentId: string,
    give: (document: DocumentRecord) => Promise<T>,
  ): Promise<T> => {
    const { accountId } = await access.requirePerson(actor, documentId);
    const [document] = await findDocuments(database, [documentId]);
    if (!document) throw notFound(say.notFound);
    const takeBack = await database.transaction(async (tx) => {
      const subject = { type: "document", id: documentId };
      await recordAudit(tx, { actorId: actor.id, action: "candidate.downloaded", subject });
      return accountId === null ? undefined : views.download(tx, actor, accountId);
    });
    return give(document).catch(async (error: unknown) => {
      await takeBack?.(database);
      throw error;
    });
  };
