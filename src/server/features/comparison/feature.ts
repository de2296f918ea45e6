import { COMPARE_SENTENCES } from "#contract/comparison-rules.ts";
import { createModelClient } from "#server/platform/model/model-client.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { MatchingService } from "../matching/service.ts";
import type { PostingService } from "../postings/service.ts";
import type { RecruiterProfileService } from "../profiles/recruiter/service.ts";
import type { ProfileLines } from "./answers.ts";
import { comparisonPersonalData } from "./personal-data.ts";
import { createPrinter } from "./printing/printer.ts";
import { registerRetention } from "./retention.ts";
import { comparisonRoutes } from "./routes.ts";
import { createComparisonService } from "./service.ts";

interface Needs {
  readonly postings: Pick<PostingService, "view">;
  readonly matching: Pick<MatchingService, "compare" | "countOthers" | "mayShow" | "engine">;
  readonly isVerified: RecruiterProfileService["isVerified"];
  readonly profiles: ProfileLines;
}

export function addComparison(platform: Platform, needs: Needs) {
  const { config, routes, services, log } = platform;
  const window = { windowSeconds: 600, message: COMPARE_SENTENCES.tooMany };
  const service = createComparisonService({
    ...platform,
    ...needs,
    model: config.model && createModelClient(config.model),
    rules: {
      perOwner: { ...window, max: config.limits.comparesPerOwner },
      perNetwork: { ...window, max: config.limits.comparesPerNetwork },
    },
  });
  const printer = createPrinter(log, config.timeZone);
  services.push(printer);
  comparisonRoutes(routes, service, printer);
  registerRetention({ ...platform, timeZone: config.timeZone });
  return { personalData: comparisonPersonalData, current: service.answers.current };
}
