import * as contract from "#contract/candidates.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { createBookmarks } from "./bookmarks.ts";
import type { createOpening } from "./opening/opening.ts";
import { presentOpened } from "./opening/present-opened.ts";
import { presentListed, presentUnnamed } from "./present.ts";
import type { CandidateService } from "./service.ts";

interface Services {
  readonly candidates: CandidateService;
  readonly bookmarks: ReturnType<typeof createBookmarks>;
  readonly open: ReturnType<typeof createOpening>;
}

export function candidateRoutes(routes: Routes, { candidates, bookmarks, open }: Services): void {
  routes.on(contract.listCandidates).answer(async ({ actor, query }) => {
    const { jobId, limit, offset, match_level, sort, state, min_years, admitted } = query;
    const list = await candidates.listFor(actor, jobId, {
      limit,
      offset,
      onlyLevel: match_level,
      order: sort,
      onlyBookmarked: query.bookmarked === "true",
      filters: { state, minYears: min_years, isAdmitted: admitted === "true" },
    });
    const present = list.seesPeople ? presentListed : presentUnnamed;
    const { id, title, company, status } = list.job;
    return {
      success: true,
      candidates: list.matches.map((one, at) =>
        present(one, list.marks.get(one.document.id), offset + at),
      ),
      total: list.total,
      levels: list.levels.map(({ level, total }) => ({ level, count: total })),
      sees_people: list.seesPeople,
      job: { id, title, company, status },
      engine: list.engine,
    };
  });

  routes
    .on(contract.getCandidate)
    .answer(async ({ actor, query }) =>
      presentOpened(await open(actor, query.documentId, query.jobId)),
    );

  routes.on(contract.bookmarkCandidate).answer(async ({ actor, body }) => {
    await bookmarks.set(actor, body.documentId, body.isBookmarked);
    return { success: true, isBookmarked: body.isBookmarked };
  });

  routes.on(contract.bookmarkStatus).answer(async ({ actor, query }) => ({
    success: true,
    isBookmarked: await bookmarks.has(actor, query.documentId),
  }));
}
