import * as z from "zod/mini";
import { endpoint, Id } from "./endpoint.ts";
import { JobProfile } from "./job-profile.ts";

/** Jobs: recruiters' postings and approved scraped ones, in one place with one id each. */

export const JOB_STATES = ["active", "draft", "closed"] as const;
export type JobState = (typeof JOB_STATES)[number];
export const JOB_SOURCES = ["posting", "scraped"] as const;
export type JobSource = (typeof JOB_SOURCES)[number];

const text = z.string();

export const Job = z.object({
  id: Id,
  title: text,
  position_title: text,
  company: text,
  location: text,
  status: z.enum(JOB_STATES),
  source: z.enum(JOB_SOURCES),
  source_url: text,
  employment_type: text,
  experience_level: text,
  practice_area: text,
  salary_range: text,
  /** What was read in the advertisement. */
  details: JobProfile,
  /** The advertisement as it stands, line by line. */
  lines: z.array(z.object({ text, bullet: z.boolean(), heading: z.boolean() })),
  candidates_count: z.number(),
  applications_count: z.number(),
  posted_at: text,
  created_at: text,
  updated_at: text,
});
export type Job = z.infer<typeof Job>;

export const getJob = endpoint("GET /api/jobs/:jobId", {
  who: "anyone",
  summary: "One job. Active ones for anyone, others for their owner.",
  response: Job,
});
