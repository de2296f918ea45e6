import * as contract from "#contract/onboarding.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { OnboardingService } from "./service.ts";

const say = contract.ONBOARDING_SENTENCES;

export function onboardingRoutes(routes: Routes, onboarding: OnboardingService): void {
  routes
    .on(contract.candidateOnboarding)
    .answer(async ({ actor, body, files, client, cookies }) => {
      const { resume_id, user_id, terms, ...person } = body;
      const given = {
        ...person,
        password: person.password,
        acceptsTerms: contract.isYes(terms),
        resume: files.resume,
        resumeId: resume_id,
        userId: user_id,
        sessionToken: cookies.sessionToken,
      };
      await onboarding.becomeCandidate(actor, given, client);
      return { success: true, message: say.created };
    });

  routes.on(contract.completeOnboarding).answer(async ({ actor, body }) => {
    await onboarding.complete(actor, body.user_id);
    return { success: true, message: say.finished };
  });
}
