import * as z from "zod/mini";
import { Acknowledged, endpoint, Id } from "./endpoint.ts";
import { JobFilters, MatchSummary, Paging } from "./matching.ts";

/** Jobs for a candidate's own resume (spec 1 §3). */

const text = z.string();

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
});
export type Recommendation = z.infer<typeof Recommendation>;

export const recommendJobs = endpoint("GET /api/candidates/job-recommendations", {
  who: "candidate",
  summary: "The jobs that fit the caller's current resume, the best first.",
  query: z.object({ ...JobFilters, ...Paging }),
  response: z.object({ matches: z.array(Recommendation), total: z.number() }),
});

export const dismissJob = endpoint("POST /api/candidate/dismiss-job", {
  who: "candidate",
  summary: "Keep a job out of the caller's recommendations, or let it in again.",
  body: z.object({ jobDocumentId: Id, dismissed: z._default(z.boolean(), true) }),
  response: Acknowledged,
});

/** Spec 1 §8. */
export const RECOMMENDATION_SENTENCES = {
  noProfile: "Please complete your profile first to get job recommendations.",
  dismissed: "Job dismissed successfully",
  restored: "The job is among your recommendations again",
} as const;
