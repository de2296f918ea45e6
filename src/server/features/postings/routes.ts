import * as contract from "#contract/postings.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentJob } from "./present.ts";
import type { PostingService } from "./service.ts";

export function postingRoutes(routes: Routes, postings: PostingService, engine: string): void {
  routes.on(contract.getJob).answer(async ({ actor, params }) => {
    const job = await postings.view(actor, params.jobId);
    return presentJob(job, job.ownerId !== null && job.ownerId === actor?.id, engine);
  });
}
