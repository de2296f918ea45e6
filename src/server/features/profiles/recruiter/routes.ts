import * as contract from "#contract/recruiter-profile.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { RecruiterProfileService } from "./service.ts";

export function recruiterProfileRoutes(routes: Routes, profiles: RecruiterProfileService): void {
  routes.on(contract.getRecruiterProfile).answer(async ({ actor }) => ({
    success: true,
    profile: await profiles.of(actor),
    verification: await profiles.verification(actor),
  }));

  routes.on(contract.saveRecruiterProfile).answer(async ({ actor, body }) => {
    await profiles.saveOwn(actor, body);
    return { success: true, message: contract.RECRUITER_SENTENCES.saved };
  });
}
