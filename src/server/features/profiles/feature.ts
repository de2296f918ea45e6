import type { Db } from "#server/platform/database/database.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { DocumentRecord } from "../documents/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import { profilesDemo } from "./demo.ts";
import { createProfileEditing } from "./editing/profile-editing.ts";
import { profileRoutes } from "./editing/routes.ts";
import { registerKeysAhead } from "./hiding.ts";
import { profilesPersonalData } from "./personal-data.ts";
import { addRecruiterProfiles, type RecruiterNeeds } from "./recruiter/feature.ts";
import { withRecruiters } from "./recruiter/personal-data.ts";
import { registerReminders } from "./reminders.ts";
import { createProfileService } from "./service.ts";

interface Needs extends RecruiterNeeds {
  readonly notify: NotificationService["notify"];
  /** Whether recruiters find it as it is now; waits a moment for it. */
  readonly isFound: (document: DocumentRecord) => Promise<boolean>;
  /** What follows from a profile has to be looked at again. */
  readonly onChanged: (tx: Db, accountId: string) => Promise<void>;
}

export function addProfiles(platform: Platform, needs: Needs) {
  const { config, database, clock, files, demo, routes } = platform;
  const { timeZone } = config;
  const profiles = createProfileService({ database, clock });
  const recruiters = addRecruiterProfiles(platform, needs);
  const editing = createProfileEditing({
    ...platform,
    ...needs,
    ...recruiters,
    profiles,
    timeZone,
  });
  profileRoutes(routes, editing);
  registerKeysAhead(platform);
  registerReminders({ ...platform, ...needs, timeZone });
  demo.push(profilesDemo({ profiles, files, timeZone }));
  const { setContact, resumeOf, addLine } = editing;
  const personalData = withRecruiters(profilesPersonalData);
  return { ...profiles, setContact, resumeOf, addLine, recruiters, personalData };
}
