import * as contract from "#contract/postings.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentJob } from "../present.ts";
import type { OwnPostings } from "./own-postings.ts";
import { presentPosting, presentTotals } from "./present-posting.ts";

const say = contract.POSTING_SENTENCES;

export function ownPostingRoutes(routes: Routes, own: OwnPostings, engine: string): void {
  routes.on(contract.listPostings).answer(async ({ actor }) => {
    const { postings, totals } = await own.list(actor);
    return {
      success: true,
      data: postings.map((posting) => presentPosting(posting, engine)),
      totals: presentTotals(totals, engine),
    };
  });

  routes
    .on(contract.changeJob)
    .answer(async ({ actor, params, body }) =>
      presentJob(await own.edit(actor, params.jobId, body), true, engine),
    );

  routes.on(contract.setJobStatus).answer(async ({ actor, params, body }) => {
    const posting = presentPosting(await own.setStatus(actor, params.jobId, body), engine);
    const message = posting.draft_reason || MESSAGES[posting.status];
    return { success: true, message, posting };
  });

  routes.on(contract.discardJob).answer(async ({ actor, params }) => {
    await own.discard(actor, params.jobId);
    return { success: true, message: say.discarded };
  });
}

const MESSAGES = { active: say.activated, closed: say.closed, draft: say.saved };
