import * as z from "zod/mini";
import { Acknowledged, endpoint, Id } from "./endpoint.ts";
import { upTo } from "./text-rules.ts";

/** The activity log: what an account did, for itself to read (spec 2 §2 and §3). */

export const ACTIVITY_TYPES = [
  "job_created",
  "job_completed",
  "company_fetched",
  "file_uploaded",
  "candidate_searched",
  "message_sent",
  "resume_processed",
  "profile_updated",
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** Spec 2 §9: ten, and seven days. */
export const ACTIVITIES_LISTED = { usual: 10, most: 500 } as const;
export const SUMMARY_DAYS = { usual: 7, most: 365 } as const;

/** Spec 2 §8. */
export const ACTIVITY_SENTENCES = {
  fetchFailed: "Failed to fetch activity",
  createFailed: "Failed to create activity",
  deleteFailed: "Failed to delete activity",
  deleted: "Activity deleted",
  notFound: "Activity not found",
  titleMissing: "Please say what was done.",
  titleTooLong: "That title is too long.",
  descriptionTooLong: "That description is too long.",
  metadataTooLarge: "The metadata is too large.",
} as const;
const say = ACTIVITY_SENTENCES;

const TITLE_MAX = 200;
const DESCRIPTION_MAX = 1000;
const METADATA_MAX = 2000;

/** Small and flat: a log is no place to keep things in. */
const metadataText = z.string().check(upTo(METADATA_MAX, say.metadataTooLarge));
const Metadata = z.record(metadataText, z.union([metadataText, z.number(), z.boolean(), z.null()]));
export type ActivityMetadata = z.infer<typeof Metadata>;

const NewActivity = z.object({
  activity_type: z.enum(ACTIVITY_TYPES),
  title: z
    .string(say.titleMissing)
    .check(z.trim(), z.minLength(1, say.titleMissing), upTo(TITLE_MAX, say.titleTooLong)),
  description: z._default(
    z.string().check(z.trim(), upTo(DESCRIPTION_MAX, say.descriptionTooLong)),
    "",
  ),
  metadata: z._default(
    Metadata.check(
      z.refine((found) => JSON.stringify(found).length <= METADATA_MAX, say.metadataTooLarge),
    ),
    {},
  ),
});

export const Activity = z.object({
  id: Id,
  activity_type: z.enum(ACTIVITY_TYPES),
  title: z.string(),
  description: z.string(),
  metadata: Metadata,
  created_at: z.string(),
});
export type Activity = z.infer<typeof Activity>;

const whole = (most: number) =>
  z.coerce
    .number()
    .check(z.refine((value) => Number.isInteger(value) && value >= 1 && value <= most));

export const listActivities = endpoint("GET /api/activities", {
  who: "signed-in",
  summary: "What the caller did last, the newest first.",
  query: z.object({
    limit: z._default(whole(ACTIVITIES_LISTED.most), ACTIVITIES_LISTED.usual),
  }),
  response: z.object({ activities: z.array(Activity), total: z.number() }),
});

export const createActivity = endpoint("POST /api/activities", {
  who: "recruiter",
  summary: "Write something into the caller's own activity log.",
  body: NewActivity,
  response: Activity,
});

export const summariseActivities = endpoint("GET /api/activities/summary", {
  who: "signed-in",
  summary: "How much the caller did over the last days, today among them.",
  query: z.object({ days: z._default(whole(SUMMARY_DAYS.most), SUMMARY_DAYS.usual) }),
  response: z.object({
    summary: z.object({
      total: z.number(),
      by_type: z.record(z.enum(ACTIVITY_TYPES), z.number()),
      /** Every day, the oldest first: `{"2026-11-15": 3}`. */
      by_day: z.record(z.string(), z.number()),
    }),
  }),
});

export const deleteActivity = endpoint("DELETE /api/activities/:id", {
  who: "signed-in",
  summary: "Remove one entry of the caller's activity log.",
  response: Acknowledged,
});
