import * as contract from "#contract/applications.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentApplicant } from "./present.ts";
import type { ReviewingService } from "./reviewing-service.ts";

const say = contract.APPLICATION_SENTENCES;

export function reviewingRoutes(routes: Routes, reviewing: ReviewingService): void {
  routes.on(contract.listApplicants).answer(async ({ actor, params }) => {
    const list = await reviewing.list(actor, params.jobId);
    const { id, title, company } = list.job;
    return {
      job: { id, title, company },
      applicants: list.applicants.map(presentApplicant),
      total: list.total,
      withdrawn: list.withdrawn,
      sees_people: list.seesPeople,
    };
  });

  routes.on(contract.stageApplication).answer(async ({ actor, params, body }) => {
    await reviewing.setStage(actor, params, body.stage);
    return { success: true, message: say.staged };
  });

  routes.on(contract.getQuestions).answer(async ({ actor, params }) => ({
    questions: [...(await reviewing.questions(actor, params.jobId))],
  }));

  routes.on(contract.saveQuestions).answer(async ({ actor, params, body }) => {
    await reviewing.saveQuestions(actor, params.jobId, body.questions);
    return { success: true, message: say.questionsSaved };
  });
}
