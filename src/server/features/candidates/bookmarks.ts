import { listCandidates } from "#contract/candidates.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Access } from "./access.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly events: Events;
  readonly access: Access;
}

/** Candidates whom a recruiter marks. A mark of somebody who cannot be seen any more is not shown. */
export function createBookmarks({ database, clock, events, access }: Parts) {
  return {
    async set(actor: Actor, documentId: string, isBookmarked: boolean): Promise<void> {
      const person = isBookmarked ? await access.requirePerson(actor, documentId) : undefined;
      await database.transaction(async (tx) => {
        if (person) await repository.addBookmark(tx, actor.id, person, clock());
        else await repository.removeBookmark(tx, actor.id, documentId);
        await events.publish(tx, `account:${actor.id}`, listCandidates);
      });
    },

    /** False for somebody who may not be seen: it says nothing about them. */
    async has(actor: Actor, documentId: string): Promise<boolean> {
      const person = await access.maySee(actor, documentId);
      if (!person) return false;
      const marks = await repository.marksOf(database, actor.id, null, [person]);
      return marks.get(documentId)?.isBookmarked ?? false;
    },
  };
}
