import * as contract from "#contract/job-review.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { Decisions } from "./decisions.ts";
import type { Listing } from "./listing.ts";
import { presentJob } from "./present.ts";

const say = contract.REVIEW_SENTENCES;
const DONE = { approve: say.approved, edit: say.edited, reject: say.rejected };

interface Parts {
  readonly listing: Listing;
  readonly decisions: Decisions;
}

export function jobReviewRoutes(routes: Routes, { listing, decisions }: Parts): void {
  routes.on(contract.listPendingJobs).answer(async ({ query }) => {
    const { jobs, total, hasMore } = await listing.pending(query.page);
    return { jobs: jobs.map(presentJob), has_more: hasMore, total };
  });

  routes
    .on(contract.getScrapedJob)
    .answer(async ({ params }) => presentJob(await listing.one(params.id)));

  routes.on(contract.decideJob).answer(async ({ actor, params, body }) => {
    const { live } = await decisions.decide(actor, params.id, body);
    const isLeft = body.action === "reject" && live !== undefined;
    return { success: true, message: isLeft ? say.stays(live) : DONE[body.action] };
  });

  routes.on(contract.undoDecision).answer(async ({ actor, params }) => {
    await decisions.undo(actor, params.id);
    return { success: true, message: say.undone };
  });
}
