import { page } from "vitest/browser";
import { listTracked } from "#contract/applications.ts";
import { getCandidateProfile } from "#contract/candidate-profile.ts";
import { listSavedComparisons } from "#contract/comparison.ts";
import { offeredDocuments } from "#contract/documents.ts";
import { listConversations } from "#contract/messaging.ts";
import {
  type Bookmark,
  bookmarkJob,
  dismissJob,
  listBookmarks,
  listInterests,
  recommendJobs,
  RECOMMENDATION_SENTENCES as say,
} from "#contract/recommendations.ts";
import {
  aRecommendation,
  jobIdAt,
  jobTitleAt,
} from "#web/features/recommendations/testing/recommendations.ts";
import { answers } from "../stub-api.ts";

/** A candidate's dashboard, and a server that has jobs for them. */

const HOUR_MS = 3_600_000;

interface Jobs {
  total?: number;
  lookedBefore?: string | null;
}

/** The jobs are an hour apart; there are none in the Northern Territory, and none that were dismissed. */
export function answersWithJobs({ total = 12, lookedBefore = null }: Jobs = {}): void {
  const dismissed = new Set<string>();
  answers(recommendJobs, ({ query }) => {
    const found = Array.from({ length: query.state === "NT" ? 0 : total }, (_, at) =>
      aRecommendation(at, new Date(Date.now() - at * HOUR_MS).toISOString()),
    ).filter(({ documentId }) => !dismissed.has(documentId));
    return {
      matches: found.slice(query.offset, query.offset + query.limit),
      total: found.length,
      levels: [{ level: "Very Good Match", total: found.length }],
      average_percent: 79,
      looked_before: lookedBefore,
      resume_id: jobIdAt(999),
    };
  });
  answers(dismissJob, ({ body }) => {
    if (body.dismissed) dismissed.add(body.jobDocumentId);
    else dismissed.delete(body.jobDocumentId);
    return { success: true, message: body.dismissed ? say.dismissed : say.restored };
  });
}

/** What stands beside the jobs; jobs that are saved stay saved. */
export function answersBesideJobs(): void {
  let bookmarks: Bookmark[] = [];
  answers(listBookmarks, () => ({ bookmarks, total: bookmarks.length }));
  answers(bookmarkJob, ({ body: { jobDocumentId, isBookmarked } }) => {
    bookmarks = bookmarks.filter((one) => one.jobDocumentId !== jobDocumentId);
    if (isBookmarked) bookmarks = [aBookmark(jobDocumentId), ...bookmarks];
    const message = isBookmarked ? say.bookmarked : say.unbookmarked;
    return { success: true, message, isBookmarked };
  });
  answers(listInterests, { interests: [] });
  answers(listTracked, { jobs: [], total: 0 });
  answers(getCandidateProfile, aFullProfile);
  answers(offeredDocuments, { documents: [] });
  answers(listSavedComparisons, { comparisons: [], total: 0 });
  answers(listConversations, []);
}

const aBookmark = (jobDocumentId: string): Bookmark => ({
  jobDocumentId,
  title: jobTitleAt(Number(jobDocumentId.slice(-12))),
  company: "Harrow & Lyle",
  location: "Sydney NSW",
  salary_range: "",
  is_closed: false,
  saved_at: new Date().toISOString(),
});

export const VISIBILITY = {
  findable: true,
  hidden_companies: [],
  hide_from_employer: true,
  current_employers: [],
};

/** Five of seven are filled in: neither work nor studies. */
export const aFullProfile = {
  ProfileFound: "true" as const,
  Profile: {
    Name: "Priya Raman",
    Email: "priya@example.org",
    Phone: "0400 000 000",
    Summary: "Employment lawyer",
    Experience: [],
    Skills: '["Awards","Bargaining"]',
    Education: [],
    Certifications: "null",
  },
  resume: null,
  visibility: VISIBILITY,
};

export const title = page.getByRole("heading", { level: 1 });
export const list = page.getByRole("list", { name: "Job recommendations" });
export const rows = list.getByRole("article");
export const titles = list.getByRole("heading", { level: 2 }).getByRole("link");
