import { careerPaths } from "#contract/career-paths.ts";
import * as contract from "#contract/recommendations.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { jobWishesOf } from "../matching/service.ts";
import { presentList } from "./present.ts";
import type { RecommendationService } from "./service.ts";

const say = contract.RECOMMENDATION_SENTENCES;

export function recommendationRoutes(routes: Routes, recommendations: RecommendationService): void {
  routes
    .on(contract.recommendJobs)
    .answer(async ({ actor, query }) =>
      presentList(await recommendations.list(actor, jobWishesOf(query))),
    );

  routes.on(careerPaths).answer(({ actor }) => recommendations.paths(actor));

  routes.on(contract.dismissJob).answer(async ({ actor, body }) => {
    await recommendations.dismiss(actor, body.jobDocumentId, body.dismissed);
    return { success: true, message: body.dismissed ? say.dismissed : say.restored };
  });
}
