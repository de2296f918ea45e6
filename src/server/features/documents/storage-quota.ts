import { DOCUMENT_SENTENCES as say } from "#contract/document-rules.ts";
import { askerNow } from "#server/platform/admission/asker.ts";
import { ADVISORY_LOCKS } from "#server/platform/database/advisory-locks.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { tooLarge } from "#server/platform/faults.ts";
import type { Limits } from "#server/platform/limits.ts";
import type { Owner } from "./owner.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly limits: Limits;
  readonly storedMb: {
    readonly perVisitor: number;
    readonly perAccount: number;
    readonly perNetworkADay: number;
  };
}

const MB = 1024 * 1024;
const DAY_SECONDS = 86_400;

export type StorageQuota = ReturnType<typeof createStorageQuota>;

/**
 * How many bytes are kept of one visitor or account, and how many come over one network in a day: a visitor is a
 * cookie, which a client may drop.
 */
export function createStorageQuota({ database, limits, storedMb }: Parts) {
  const perNetwork = {
    max: storedMb.perNetworkADay * 1024,
    windowSeconds: DAY_SECONDS,
    message: say.networkIsFull,
  };

  function refuseAbove(owner: Owner, bytes: number): void {
    const isAccount = "accountId" in owner;
    const most = isAccount ? storedMb.perAccount : storedMb.perVisitor;
    if (bytes > most * MB) throw tooLarge(isAccount ? say.accountIsFull : say.visitorIsFull);
  }

  const refuseWhenFull = async (db: Db, owner: Owner, bytes: number) =>
    refuseAbove(owner, bytes + (await repository.bytesOf(db, owner)));

  return {
    /** What has come over the asker's network, whatever becomes of it. */
    async count(bytes: number): Promise<void> {
      // In units of 1024 bytes, and each file at least one of them.
      await limits.take(`stored:${askerNow().network}`, perNetwork, Math.ceil(bytes / 1024));
    },

    /** Before any work is done for what has come. */
    mayKeep: (owner: Owner, bytes: number) => refuseWhenFull(database, owner, bytes),

    /** In the transaction that stores it: of two that come at once, the second finds the first. */
    async hold(tx: Db, owner: Owner, bytes: number): Promise<void> {
      const id = "accountId" in owner ? owner.accountId : owner.visitorId;
      await tx.query("select pg_advisory_xact_lock($1, hashtext($2))", [
        ADVISORY_LOCKS.storageOfOwner,
        id,
      ]);
      await refuseWhenFull(tx, owner, bytes);
    },
  };
}
