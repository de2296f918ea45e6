import * as contract from "#contract/candidates.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentCandidate, presentUnnamed } from "./present.ts";
import type { CandidateService } from "./service.ts";

export function candidateRoutes(routes: Routes, candidates: CandidateService): void {
  routes.on(contract.listCandidates).answer(async ({ actor, query }) => {
    const { jobId, ...paging } = query;
    const { matches, total } = await candidates.listFor(actor, jobId, paging);
    const present = candidates.seesPeople ? presentCandidate : presentUnnamed;
    return { success: true, candidates: matches.map(present), total };
  });
}
