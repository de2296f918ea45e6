import {
  ACTIVITY_TYPES,
  type Activity,
  listActivities,
  summariseActivities,
} from "#contract/activity.ts";
import { type ArchiveReport, listArchives } from "#contract/archives.ts";
import { listSavedComparisons } from "#contract/comparison.ts";
import { offeredDocuments } from "#contract/documents.ts";
import { listTalks } from "#contract/job-creation.ts";
import { MATCH_LEVELS } from "#contract/match-levels.ts";
import { type CountState, listPostings, type Posting } from "#contract/postings.ts";
import { getRecruiterProfile } from "#contract/recruiter-profile.ts";
import { answers } from "../stub-api.ts";

/** A recruiter's dashboard, and a server that has something on it. */

const NOT_VERIFIED = "Your email address is not at the domain of the company website.";
const idAt = (at: number) => `77777777-7777-4777-8777-${String(at).padStart(12, "0")}`;

/** All of five is filled in. */
export const aRecruiterProfile = (verified = true) => ({
  success: true as const,
  profile: {
    name: "Tom Okafor",
    email: "tom@harrow.example",
    contact_number: "0491 570 156",
    company_name: "Harrow & Lyle",
    company_website: "https://harrow.example",
    position: "Partner",
    abn: "",
  },
  verification: { verified, hint: verified ? "" : NOT_VERIFIED },
});

export const aPosting = (title: string, own: Partial<Posting> = {}): Posting => ({
  id: idAt(1),
  title,
  company: "Harrow & Lyle",
  status: "active",
  candidates_count: 0,
  count_state: "counted",
  applications_count: 0,
  created_at: "2026-11-12T22:00:00.000Z",
  location: "Sydney NSW",
  posted_at: "2026-11-12T22:00:00.000Z",
  updated_at: "2026-11-12T22:00:00.000Z",
  draft_reason: "",
  ...own,
});

export const anActivity = (at: number): Activity => ({
  id: idAt(100 + at),
  activity_type: "candidate_searched",
  title: `Looked at candidates ${at}`,
  description: "",
  metadata: {},
  created_at: new Date().toISOString(),
});

export const anArchive = (own: Partial<ArchiveReport> = {}): ArchiveReport => ({
  id: idAt(200),
  kind: "resume",
  file_name: "October.zip",
  status: "done",
  message: "",
  done: 3,
  total: 3,
  entries: [],
  received_at: new Date().toISOString(),
  ...own,
});

const stateOfAll = (states: readonly CountState[]): CountState =>
  states.find((state) => state === "again") ??
  states.find((state) => state === "counting") ??
  "counted";

export function answersWithPostings(postings: readonly Posting[]): void {
  answers(listPostings, () => ({
    success: true,
    data: [...postings],
    totals: {
      jobs: postings.length,
      active: postings.filter(({ status }) => status === "active").length,
      candidates: 0,
      count_state: stateOfAll(postings.map(({ count_state }) => count_state)),
      applications: 0,
      levels: MATCH_LEVELS.map(({ name }) => ({ level: name, count: 0 })),
    },
  }));
}

export function answersWithActivities(activities: readonly Activity[]): void {
  answers(listActivities, ({ query }) => ({
    activities: activities.slice(0, query.limit),
    total: activities.length,
  }));
  const days = Array.from({ length: 7 }, (_, at) => `2026-11-${10 + at}`);
  answers(summariseActivities, () => ({
    summary: {
      total: activities.length,
      by_type: noneOfAnyType(),
      by_day: Object.fromEntries(days.map((day) => [day, 0])),
    },
  }));
}

function noneOfAnyType() {
  const none = Object.fromEntries(ACTIVITY_TYPES.map((type) => [type, 0]));
  // Every type is among its keys.
  return none as Record<Activity["activity_type"], number>;
}

/** Nothing has happened yet. */
export function answersWithEmptyHome(): void {
  answers(getRecruiterProfile, aRecruiterProfile());
  answers(listArchives, { archives: [] });
  answers(offeredDocuments, { documents: [] });
  answers(listTalks, { talks: [] });
  answers(listSavedComparisons, { comparisons: [], total: 0 });
  answersWithPostings([]);
  answersWithActivities([]);
}
