import type { Platform } from "#server/platform/platform.ts";
import type { PostingService } from "../postings/service.ts";
import { candidateRoutes } from "./routes.ts";
import { type CandidateRanking, createCandidateService } from "./service.ts";

interface Needs {
  readonly postings: Pick<PostingService, "byIds">;
  readonly matching: CandidateRanking;
}

export function addCandidates(platform: Platform, needs: Needs): void {
  const { database, routes } = platform;
  candidateRoutes(routes, createCandidateService({ database, ...needs }));
}
