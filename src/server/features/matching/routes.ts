import * as contract from "#contract/matching.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentMatch, presentResult } from "./present.ts";
import { jobWishesOf, type MatchingService } from "./service.ts";

const ownerOf = ({ actor, visitor }: { actor: Actor | null; visitor: string }) =>
  actor ? { accountId: actor.id } : { visitorId: visitor };

export function matchingRoutes(routes: Routes, matching: MatchingService): void {
  routes.on(contract.searchJobs).answer(async (call) => {
    const { docId, docType, ...query } = call.query;
    const { matches, levelsInside, ...counted } = await matching.search(
      ownerOf(call),
      docId,
      jobWishesOf(query),
    );
    return {
      Results: matches.map(presentResult),
      ...counted,
      levels_inside: levelsInside,
    };
  });

  routes
    .on(contract.getJobPreferences)
    .answer(async ({ actor }) => ({ line: await matching.preferencesOf(actor.id) }));

  routes.on(contract.saveJobPreferences).answer(async ({ actor, body }) => {
    await matching.keepPreferences(actor.id, body.line);
    return { success: true, message: "Preferences saved" };
  });

  routes
    .on(contract.explainMatch)
    .answer(async (call) =>
      presentMatch(
        await matching.explain(ownerOf(call), call.actor, call.query.resumeId, call.params.jobId),
        matching.engine,
      ),
    );
}
