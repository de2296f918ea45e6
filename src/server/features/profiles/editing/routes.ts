import * as contract from "#contract/candidate-profile.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentLooking, presentProfile } from "./present.ts";
import type { ProfileEditing } from "./profile-editing.ts";

const say = contract.PROFILE_SENTENCES;

export function profileRoutes(routes: Routes, profiles: ProfileEditing): void {
  routes
    .on(contract.getCandidateProfile)
    .answer(async ({ actor }) => presentProfile(await profiles.read(actor)));

  routes.on(contract.saveCandidateProfile).answer(async ({ actor, body }) => {
    const { isFound, isFindable } = await profiles.save(actor, body);
    if (!isFound) return { status: "partial_success", message: say.partly };
    return { status: "success", message: isFindable ? say.saved : say.savedHidden };
  });

  routes.on(contract.replaceResume).answer(async ({ actor, body }) => {
    await profiles.replaceResume(actor, body.documentId, body.keep_profile);
    return { success: true, message: say.resumeSet };
  });

  routes
    .on(contract.listCompaniesThatLook)
    .answer(async ({ actor }) => presentLooking(await profiles.companiesThatLook(actor)));

  routes.on(contract.setVisibility).answer(async ({ actor, body }) => {
    await profiles.setVisibility(actor, {
      findable: body.findable,
      hiddenCompanies: body.hidden_companies,
      hideFromEmployer: body.hide_from_employer,
    });
    return { success: true, message: say.visibilitySaved };
  });
}
