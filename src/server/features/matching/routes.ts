import * as contract from "#contract/matching.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentMatch, presentResult } from "./present.ts";
import type { MatchingService } from "./service.ts";

const ownerOf = ({ actor, visitor }: { actor: Actor | null; visitor: string }) =>
  actor ? { accountId: actor.id } : { visitorId: visitor };

export function matchingRoutes(routes: Routes, matching: MatchingService): void {
  routes.on(contract.searchJobs).answer(async (call) => {
    const { docId, limit, offset, state, employment_type, experience_level, ...rest } = call.query;
    const filters = {
      state,
      employmentType: employment_type,
      level: experience_level,
      minSalary: rest.min_salary,
      postedWithin: rest.posted_within,
    };
    const wishes = { limit, offset, filters, onlyLevel: rest.match_level, order: rest.sort };
    const { matches, ...counted } = await matching.search(ownerOf(call), docId, wishes);
    return { Results: matches.map(presentResult), ...counted };
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
