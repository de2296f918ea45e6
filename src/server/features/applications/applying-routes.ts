import * as contract from "#contract/applications.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { ApplyingService } from "./applying-service.ts";
import { presentApplication } from "./present.ts";

const say = contract.APPLICATION_SENTENCES;

export function applyingRoutes(routes: Routes, applying: ApplyingService): void {
  routes.on(contract.getApplicationForm).answer(async ({ actor, query }) => {
    const { job, questions, resumes, application, refusal } = await applying.form(
      actor,
      query.jobId,
    );
    return {
      title: job.title,
      company: job.company,
      questions: [...questions],
      resumes: resumes.map(({ id, title, fileName, isCurrent }) => ({
        id,
        title,
        file_name: fileName,
        is_current: isCurrent,
      })),
      application: presentApplication(application),
      refusal,
    };
  });

  routes.on(contract.applyForJob).answer(async ({ actor, body }) => {
    const { jobDocumentId: jobId, resumeId, note, answers } = body;
    await applying.apply(actor, { jobId, resumeId, note, answers });
    return { success: true, message: say.applied };
  });

  routes.on(contract.withdrawApplication).answer(async ({ actor, body }) => {
    await applying.withdraw(actor, body.jobDocumentId);
    return { success: true, message: say.withdrawn };
  });
}
