import { createHash, randomBytes } from "node:crypto";
import { SHARING_SENTENCES as say } from "#contract/shared-comparisons.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { forbidden, notFound } from "#server/platform/faults.ts";
import type { Client } from "#server/platform/http/caller.ts";
import type { Kept } from "./repository.ts";
import * as shares from "./share-repository.ts";
import type { Asker } from "./sides.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  /** The comparison, if the asker may see it. */
  readonly owned: (asker: Asker, id: string) => Promise<Kept>;
  readonly hasResume: (asker: Asker, resumeId: string) => Promise<boolean>;
}

/** 32 random bytes as a link has them. */
const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string) => createHash("sha256").update(token).digest();

/**
 * A comparison that is shown to whoever has the link. Only the person whose resume it is may share it, and
 * what they delete is gone from the link as well.
 */
export function createSharing({ database, clock, owned, hasResume }: Parts) {
  async function own(asker: Asker, id: string): Promise<Kept> {
    const kept = await owned(asker, id);
    if (!(await hasResume(asker, kept.resumeId))) throw forbidden(say.notYours);
    return kept;
  }
  const note = (tx: Db, { actor }: Asker, id: string, action: string) =>
    recordAudit(tx, { actorId: actor?.id ?? null, action, subject: { type: "comparison", id } });

  return {
    async state(asker: Asker, id: string): Promise<shares.Share | undefined> {
      return shares.find(database, (await own(asker, id)).id);
    },

    /** Answers the secret, which is not kept in a form that anybody could read. */
    async share(asker: Asker, id: string): Promise<string> {
      await own(asker, id);
      const token = randomBytes(32).toString("base64url");
      await database.transaction(async (tx) => {
        await shares.put(tx, { comparisonId: id, tokenHash: hashOf(token), sharedAt: clock() });
        await note(tx, asker, id, "comparison.shared");
      });
      return token;
    },

    async stop(asker: Asker, id: string): Promise<void> {
      await own(asker, id);
      await database.transaction(async (tx) => {
        if (await shares.remove(tx, id)) await note(tx, asker, id, "comparison.sharing-ended");
      });
    },

    async open(token: string, { isGlance }: Client): Promise<Kept> {
      const isToken = TOKEN.test(token);
      const row = isToken ? await shares.findShared(database, hashOf(token)) : undefined;
      if (!row?.body) throw notFound(say.gone);
      if (!isGlance) await shares.noteOpened(database, row.id, clock());
      return { ...row, body: row.body };
    },
  };
}
