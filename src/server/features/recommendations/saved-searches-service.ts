import {
  listSavedSearches,
  SAVED_SEARCHES_AT_MOST,
  SAVED_SEARCH_SENTENCES as say,
} from "#contract/saved-searches.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { conflict, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import * as repository from "./saved-searches-repository.ts";

interface Parts {
  readonly database: Database;
  readonly events: Events;
  readonly clock: () => Date;
}

export type SavedSearchRow = repository.SavedSearchRow;
type NewSearch = Pick<SavedSearchRow, "name" | "query" | "often" | "byMail">;

export type SavedSearchService = ReturnType<typeof createSavedSearchService>;

/** Searches that a candidate keeps. */
export function createSavedSearchService({ database, events, clock }: Parts) {
  const changed = (tx: Db, accountId: string) =>
    events.publish(tx, `account:${accountId}`, listSavedSearches);

  return {
    list: (actor: Actor) => repository.listOf(database, actor.id),

    save: (actor: Actor, search: NewSearch): Promise<string> =>
      database.transaction(async (tx) => {
        // Two windows at once count one after the other.
        await tx.query("select 1 from accounts where id = $1 for update", [actor.id]);
        if ((await repository.countOf(tx, actor.id)) >= SAVED_SEARCHES_AT_MOST)
          throw conflict(say.tooMany);
        const now = clock();
        const id = await repository.insert(tx, {
          ...search,
          accountId: actor.id,
          newsSince: now,
          createdAt: now,
        });
        await changed(tx, actor.id);
        return id;
      }),

    /** What came while a search was paused is no news when it goes on. */
    change: (actor: Actor, id: string, to: repository.SearchChange): Promise<void> =>
      database.transaction(async (tx) => {
        const goesOn = to.paused === false && { newsSince: clock() };
        if (!(await repository.change(tx, actor.id, id, { ...to, ...goesOn })))
          throw notFound(say.notFound);
        await changed(tx, actor.id);
      }),

    remove: (actor: Actor, id: string): Promise<void> =>
      database.transaction(async (tx) => {
        if (!(await repository.remove(tx, actor.id, id))) throw notFound(say.notFound);
        await changed(tx, actor.id);
      }),

    /** By the link of a mail: whoever holds it may end the mails of this search, and nothing else. */
    stopMails: (id: string): Promise<void> =>
      database.transaction(async (tx) => {
        const accountId = await repository.stopMails(tx, id);
        if (accountId) await changed(tx, accountId);
      }),
  };
}
