import { isYes } from "#contract/onboarding.ts";
import * as contract from "#contract/recruiter-profile.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { RecruiterOnboardingService } from "./recruiter-service.ts";

export function recruiterOnboardingRoutes(
  routes: Routes,
  onboarding: RecruiterOnboardingService,
): void {
  routes.on(contract.recruiterOnboarding).answer(async ({ actor, body, files, cookies }) => {
    const { terms, attested, user_id, password, ...profile } = body;
    await onboarding.becomeRecruiter(actor, {
      profile: { ...profile, abn: "" },
      acceptsTerms: isYes(terms),
      attests: isYes(attested),
      resumes: files.resume_zip,
      jobDescriptions: files.jd_zip,
      userId: user_id,
      password,
      sessionToken: cookies.sessionToken,
    });
    return { success: true, message: contract.RECRUITER_SENTENCES.created };
  });
}
