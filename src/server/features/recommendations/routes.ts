import * as contract from "#contract/recommendations.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentList } from "./present.ts";
import type { RecommendationService } from "./service.ts";

const say = contract.RECOMMENDATION_SENTENCES;

export function recommendationRoutes(routes: Routes, recommendations: RecommendationService): void {
  routes.on(contract.recommendJobs).answer(async ({ actor, query }) => {
    const { limit, offset, state, employment_type, experience_level, ...rest } = query;
    const filters = {
      state,
      employmentType: employment_type,
      level: experience_level,
      minSalary: rest.min_salary,
      postedWithin: rest.posted_within,
    };
    return presentList(await recommendations.list(actor, { limit, offset, filters }));
  });

  routes.on(contract.dismissJob).answer(async ({ actor, body }) => {
    await recommendations.dismiss(actor, body.jobDocumentId, body.dismissed);
    return { success: true, message: body.dismissed ? say.dismissed : say.restored };
  });
}
