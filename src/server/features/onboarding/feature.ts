import type { Actor } from "#server/platform/http/caller.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { DocumentService } from "../documents/service.ts";
import { createFinish, type FinishParts } from "./finish.ts";
import { onboardingPersonalData } from "./personal-data.ts";
import { addRecruiterOnboarding } from "./recruiter-feature.ts";
import type { RecruiterParts } from "./recruiter-service.ts";
import { onboardingRoutes } from "./routes.ts";
import { createOnboardingService, type OnboardingParts } from "./service.ts";

interface Needs extends Pick<FinishParts, "notify" | "prove" | "closePostings"> {
  readonly documents: Pick<DocumentService, "upload"> & {
    readonly archives: RecruiterParts["archives"];
    readonly keepOffered: (actor: Actor, documentId: string) => Promise<string | undefined>;
  };
  readonly savePreferences: OnboardingParts["savePreferences"];
  readonly profiles: OnboardingParts["profiles"] & {
    readonly recruiters: RecruiterParts["recruiters"] & OnboardingParts["recruiters"];
  };
}

export function addOnboarding(platform: Platform, { documents, ...needs }: Needs) {
  const { database, routes } = platform;
  const finishing = createFinish({ ...platform, ...needs });
  const { upload, keepOffered } = documents;
  const { recruiters } = needs.profiles;
  const parts = { ...needs, database, finishing, upload, keepOffered, recruiters };
  onboardingRoutes(routes, createOnboardingService(parts));
  addRecruiterOnboarding(platform, { finishing, recruiters, archives: documents.archives });
  return { personalData: onboardingPersonalData };
}
