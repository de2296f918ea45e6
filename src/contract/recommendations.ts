import * as z from "zod/mini";
import { Acknowledged, endpoint, Id } from "./endpoint.ts";
import {
  Far,
  InsideCounts,
  LevelTotals,
  ListWishes,
  MatchSummary,
  Outside,
  Paging,
} from "./matching.ts";

/** Jobs for a candidate's own resume (spec 1 §3). */

const text = z.string();
export const BOOKMARKS_AT_MOST = 200;

export const Recommendation = z.object({
  /** The job's id. */
  documentId: Id,
  /** A distance: lower is better. */
  score: z.number(),
  matchLevel: text,
  jobDetails: z.object({
    JobPosition: text,
    Company: text,
    RecruiterName: text,
    Email: text,
    Phone: text,
    /** base64 of JSON in ASCII with location and salary_range. */
    JobDetails: text,
  }),
  documentInfo: z.object({ CreatedAt: text, Content: text }),
  match: MatchSummary,
  outside: Outside,
  far: Far,
  /** Who posted it can be written to here; where it was advertised, if it was not posted here. */
  source: z.enum(["posting", "scraped"]),
  source_url: text,
});
export type Recommendation = z.infer<typeof Recommendation>;

export const recommendJobs = endpoint("GET /api/candidates/job-recommendations", {
  who: "candidate",
  summary: "The jobs that fit the caller's current resume, the best first.",
  query: z.object({ ...ListWishes, ...Paging }),
  response: z.object({
    matches: z.array(Recommendation),
    total: z.number(),
    levels: z.optional(LevelTotals),
    ...InsideCounts,
    /** The mean of the percents of all that are counted in `total`; 0 when there are none. */
    average_percent: z.number(),
    /** When the caller looked before this visit: what was posted since is new. Null at first. */
    looked_before: z.nullable(text),
    /** The resume that they are ranked for. */
    resume_id: Id,
  }),
});

export const dismissJob = endpoint("POST /api/candidate/dismiss-job", {
  who: "candidate",
  summary: "Keep a job out of the caller's recommendations, or let it in again.",
  body: z.object({ jobDocumentId: Id, dismissed: z._default(z.boolean(), true) }),
  response: Acknowledged,
});

export const expressInterest = endpoint("POST /api/candidate/express-interest", {
  who: "candidate",
  summary: "Tell the recruiter of a job that the caller is interested. Once is enough.",
  body: z.object({ jobDocumentId: Id }),
  response: z.object({
    success: z.literal(true),
    message: text,
    /** Where a job was advertised that nobody here posted; "" for all others. */
    source_url: text,
  }),
});

export const listInterests = endpoint("GET /api/candidate/interests", {
  who: "candidate",
  summary: "The jobs that the caller has shown interest in.",
  response: z.object({
    interests: z.array(z.object({ jobDocumentId: Id, expressed_at: text })),
  }),
});

const Bookmark = z.object({
  jobDocumentId: Id,
  title: text,
  company: text,
  location: text,
  salary_range: text,
  /** No longer open. */
  is_closed: z.boolean(),
  saved_at: text,
});
export type Bookmark = z.infer<typeof Bookmark>;

export const listBookmarks = endpoint("GET /api/candidate/bookmarks", {
  who: "candidate",
  summary: `The caller's saved jobs, the latest first, ${BOOKMARKS_AT_MOST} at most.`,
  response: z.object({ bookmarks: z.array(Bookmark), total: z.number() }),
});

export const bookmarkJob = endpoint("POST /api/candidate/bookmarks", {
  who: "candidate",
  summary: "Save a job, or let it go again.",
  body: z.object({ jobDocumentId: Id, isBookmarked: z.boolean() }),
  response: z.object({ success: z.literal(true), message: text, isBookmarked: z.boolean() }),
});

/** Spec 1 §8. */
export const RECOMMENDATION_SENTENCES = {
  noProfile: "Please complete your profile first to get job recommendations.",
  dismissed: "Job dismissed successfully",
  restored: "The job is among your recommendations again",
  interested: "Interest expressed successfully! The recruiter will be notified.",
  interestFailed: "Failed to express interest",
  /** Nobody here posted it, so nobody here can be told. */
  interestElsewhere: "Interest saved. This job is advertised elsewhere: apply where it was posted.",
  bookmarked: "Job bookmarked",
  unbookmarked: "Job removed from bookmarks",
  tooManyBookmarks: "You have saved as many jobs as fit. Let one go first.",
} as const;
