import * as contract from "#contract/saved-searches.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { SavedSearchRow, SavedSearchService } from "./saved-searches-service.ts";

const say = contract.SAVED_SEARCH_SENTENCES;

export function savedSearchRoutes(routes: Routes, searches: SavedSearchService): void {
  routes.on(contract.listSavedSearches).answer(async ({ actor }) => ({
    searches: (await searches.list(actor)).map(presentSearch),
  }));

  routes.on(contract.saveSearch).answer(async ({ actor, body }) => {
    const { by_mail: byMail, ...search } = body;
    const id = await searches.save(actor, { ...search, byMail });
    return { success: true, message: say.saved, id };
  });

  routes.on(contract.changeSearch).answer(async ({ actor, params, body }) => {
    const { by_mail, ...rest } = body;
    const to = Object.fromEntries(
      Object.entries({ ...rest, byMail: by_mail }).filter(([, value]) => value !== undefined),
    );
    await searches.change(actor, params.id, to);
    return { success: true, message: say.changed };
  });

  routes.on(contract.deleteSearch).answer(async ({ actor, params }) => {
    await searches.remove(actor, params.id);
    return { success: true, message: say.removed };
  });
}

const presentSearch = ({ id, name, query, often, byMail, paused, createdAt }: SavedSearchRow) => ({
  ...{ id, name, query, often, paused },
  by_mail: byMail,
  created_at: createdAt.toISOString(),
});
