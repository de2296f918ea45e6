import { listDocuments, offeredDocuments } from "#contract/documents.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { DocumentRecord } from "./repository.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly events: Events;
  readonly clock: () => Date;
  readonly removeFiles: (tx: Db, documents: readonly DocumentRecord[]) => Promise<void>;
}

/** What was brought in longer ago may be somebody else's who sat at this computer. */
const SAME_SITTING_MS = 12 * 3_600_000;

/** A visitor signs in: what this browser uploaded just before is offered, and kept only if they say so. */
export function createOffers({ database, events, clock, removeFiles }: Parts) {
  return {
    async onSignIn(accountId: string, visitorId: string | null): Promise<void> {
      if (!visitorId) return;
      const since = new Date(clock().getTime() - SAME_SITTING_MS);
      await repository.offer(database, visitorId, accountId, since);
    },

    offered: (actor: Actor) => repository.listOffered(database, actor.id),

    /** What was offered, by what it is to the account now. `only` leaves the others unanswered. */
    async answer(
      actor: Actor,
      keep: boolean,
      only?: string,
    ): Promise<{ offered: string; id: string }[]> {
      return database.transaction(async (tx) => {
        const all = await repository.listOffered(tx, actor.id);
        const offered = all.filter(({ id }) => only === undefined || id === only);
        const owner = { accountId: actor.id };
        const gone: DocumentRecord[] = [];
        const kept: { offered: string; id: string }[] = [];
        for (const document of offered) {
          // A file that the account has already is not kept twice.
          const same = keep ? await repository.findSameFile(tx, owner, document) : undefined;
          const has = keep && !same;
          if (keep) kept.push({ offered: document.id, id: same?.id ?? document.id });
          if (has) await repository.adopt(tx, document.id, actor.id);
          const dropped = !has && (await repository.dropOffered(tx, document.id, actor.id));
          if (dropped) gone.push(dropped);
        }
        await events.publish(tx, `account:${actor.id}`, listDocuments);
        await events.publish(tx, `account:${actor.id}`, offeredDocuments);
        await removeFiles(tx, gone);
        return kept;
      });
    },
  };
}
