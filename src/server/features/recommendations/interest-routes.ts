import * as contract from "#contract/recommendations.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { InterestService } from "./interest-service.ts";

const say = contract.RECOMMENDATION_SENTENCES;

export function interestRoutes(routes: Routes, interests: InterestService): void {
  routes.on(contract.expressInterest).answer(async ({ actor, body }) => {
    const { ownerId, sourceUrl } = await interests.express(actor, body.jobDocumentId);
    if (ownerId === null)
      return { success: true, message: say.interestElsewhere, source_url: sourceUrl };
    return { success: true, message: say.interested, source_url: "" };
  });

  routes.on(contract.listInterests).answer(async ({ actor }) => {
    const expressed = await interests.list(actor);
    return {
      interests: expressed.map(({ jobId, expressedAt }) => ({
        jobDocumentId: jobId,
        expressed_at: expressedAt.toISOString(),
      })),
    };
  });
}
