import { page } from "vitest/browser";
import {
  type AccountDetails,
  getAccount,
  listSessions,
  type Session,
} from "#contract/account-settings.ts";
import { listActivities, summariseActivities } from "#contract/activity.ts";
import {
  getCandidateProfile,
  listCompaniesThatLook,
  PROFILE_SENTENCES,
  saveCandidateProfile,
  setVisibility,
} from "#contract/candidate-profile.ts";
import { listDocuments } from "#contract/documents.ts";
import { getJobPreferences } from "#contract/matching.ts";
import { getNotificationSettings } from "#contract/notifications.ts";
import { getSecondFactor, type SecondFactor } from "#contract/second-factor.ts";
import type { StatusUser } from "#contract/user-status.ts";
import { openScreen } from "../open-screen.tsx";
import { candidate } from "../people.ts";
import { answersByDefault } from "../stub-api.ts";

/** A candidate's profile and settings: one position, one degree, three skills, no summary. */
export const PROFILE = {
  ProfileFound: "true" as const,
  Profile: {
    Name: "Priya Raman",
    Email: "priya.raman@example.org",
    Phone: "0491 570 156",
    Summary: "",
    Experience: [
      {
        role: "Paralegal",
        company: "Corran Vale Lawyers",
        location: "",
        startDate: "2022-03",
        endDate: "",
        present: true,
        description: "",
      },
    ],
    Skills: ["Conveyancing", "Leasing", "File management"],
    Education: [
      {
        degree: "Bachelor of Laws",
        institution: "Monash University",
        fieldOfStudy: "",
        duration: "2017 - 2021",
      },
    ],
    Certifications: [],
  },
  resume: {
    document_id: "3f0d2c8e-5555-4a4a-8b8b-000000000001",
    file_name: "Resume.txt",
    received_at: "2026-03-02T01:00:00.000Z",
    status: "read" as const,
    is_profile: false,
  },
  visibility: {
    findable: true,
    hidden_companies: ["Smith, Jones & Co"],
    hide_from_employer: true,
    current_employers: ["Corran Vale Lawyers"],
  },
};

export const LOOKING = {
  companies: [
    { company: "Smith Jones", finds: false, hidden_by: ["Smith, Jones & Co"] },
    { company: "Harrow & Lyle", finds: true, hidden_by: [] },
  ],
  finding: 1,
  total: 2,
};

export const ACCOUNT: AccountDetails = {
  has_password: true,
  email_verified: true,
  providers: [],
  free_until: "2026-09-02T01:00:00.000Z",
  created_at: "2026-03-02T01:00:00.000Z",
};

export const NO_FACTOR: SecondFactor = {
  two_step_since: null,
  recovery_codes_left: 0,
  passkeys: [],
  required: false,
};

export const HERE: Session = {
  id: "3f0d2c8e-6666-4a4a-8b8b-000000000001",
  device: "Chromium on Linux",
  current: true,
  created_at: "2026-03-02T01:00:00.000Z",
  seen_at: "2026-03-02T01:00:00.000Z",
};

const NOTHING_DONE = {
  job_created: 0,
  job_completed: 0,
  company_fetched: 0,
  candidate_searched: 0,
  resume_processed: 0,
  message_sent: 0,
  profile_updated: 0,
  file_uploaded: 0,
};

export const section = (name: string) => page.getByRole("region", { name });

export async function openProfile(address = "/profile", user: StatusUser = candidate()) {
  answersByDefault(getJobPreferences, { line: "" });
  answersByDefault(getCandidateProfile, PROFILE);
  answersByDefault(listCompaniesThatLook, LOOKING);
  answersByDefault(getAccount, ACCOUNT);
  answersByDefault(getSecondFactor, NO_FACTOR);
  answersByDefault(listSessions, { sessions: [HERE] });
  answersByDefault(getNotificationSettings, { email_digest: "daily", email_verified: true });
  answersByDefault(listDocuments, { documents: [] });
  answersByDefault(listActivities, { activities: [], total: 0 });
  answersByDefault(summariseActivities, {
    summary: { total: 0, by_type: NOTHING_DONE, by_day: {} },
  });
  answersByDefault(setVisibility, { success: true, message: PROFILE_SENTENCES.visibilitySaved });
  answersByDefault(saveCandidateProfile, { status: "success", message: PROFILE_SENTENCES.saved });
  await openScreen(address, { user });
}
