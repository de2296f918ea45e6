import type { Platform } from "#server/platform/platform.ts";
import type { PostingService } from "../postings/service.ts";
import { candidateRoutes } from "./routes.ts";
import { type CandidateRanking, createCandidateService } from "./service.ts";

interface Needs {
  readonly postings: Pick<PostingService, "byIds">;
  readonly matching: CandidateRanking;
}

export function addCandidates(platform: Platform, needs: Needs): void {
  const { config, database, routes } = platform;
  const seesPeople = !config.smtpUrl;
  candidateRoutes(routes, createCandidateService({ database, seesPeople, ...needs }));
}
