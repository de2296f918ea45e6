import * as z from "zod/mini";
import { Acknowledged, endpoint, Id } from "./endpoint.ts";

/** For operators: whether everything works, what waits, and what was given up. */

export const STATUS_SENTENCES = {
  again: "It will be tried again now.",
  allAgain: (count: number) =>
    count === 1 ? "1 will be tried again now." : `${count} will be tried again now.`,
  noneAgain: "There is nothing to try again.",
  notFound: "That is no longer among what was given up.",
} as const;

/** How many of those that were given up are listed, the newest first. */
export const MOST_GIVEN_UP = 50;

export const StatusPart = z.object({
  name: z.string(),
  is_up: z.boolean(),
  /** People are served without it, for a while. */
  is_optional: z.boolean(),
});
export type StatusPart = z.infer<typeof StatusPart>;

/** Work in the background, by the name of its queue. */
export const WorkQueue = z.object({
  name: z.string(),
  waiting: z.number(),
  running: z.number(),
  /** Within the last day. */
  done: z.number(),
  given_up: z.number(),
  /** Since when the oldest could have been begun. */
  oldest: z.nullable(z.string()),
});
export type WorkQueue = z.infer<typeof WorkQueue>;

export const GivenUp = z.object({
  id: Id,
  name: z.string(),
  reason: z.string(),
  attempts: z.number(),
  failed_at: z.string(),
  /** It may have happened all the same, such as a mail whose arrival nobody confirmed. */
  in_doubt: z.boolean(),
});
export type GivenUp = z.infer<typeof GivenUp>;

export const SystemStatus = z.object({
  checked_at: z.string(),
  parts: z.array(StatusPart),
  queues: z.array(WorkQueue),
  given_up: z.array(GivenUp),
  program: z.object({
    started_at: z.string(),
    engine: z.string(),
    node: z.string(),
    memory_bytes: z.number(),
    roles: z.array(z.string()),
  }),
  database: z.object({
    version: z.string(),
    bytes: z.number(),
    connections: z.number(),
    connections_most: z.number(),
    /** The newest change of the tables that was made. */
    migration: z.string(),
  }),
  /** What resumes and jobs are matched with; null while it loads. */
  index: z.nullable(
    z.object({
      jobs: z.number(),
      candidates: z.number(),
      bytes: z.number(),
      is_reading: z.boolean(),
    }),
  ),
  /** What this installation is set up with: never an address, a name or a secret. */
  setup: z.object({
    database: z.enum(["own", "outside"]),
    files: z.enum(["disk", "s3"]),
    mail: z.enum(["outbox", "smtp"]),
    /** Its name, or empty for rules alone. */
    model: z.string(),
    search: z.boolean(),
    board: z.boolean(),
    /** What the board allowed in writing is on record. */
    board_permission: z.boolean(),
    /** "06:30", or empty. */
    blog_schedule: z.string(),
    sign_in_with: z.array(z.string()),
    demo: z.boolean(),
  }),
});
export type SystemStatus = z.infer<typeof SystemStatus>;

export const getSystemStatus = endpoint("GET /api/admin/system-status", {
  who: "admin",
  summary: "Whether each part works, what waits in the background, and what was given up.",
  response: SystemStatus,
});

export const retryGivenUp = endpoint("POST /api/admin/given-up/:id/retry", {
  who: "admin",
  summary: "Try something again that was given up.",
  response: Acknowledged,
});

export const retryAllGivenUp = endpoint("POST /api/admin/given-up/retry", {
  who: "admin",
  summary: "Try everything again that was given up, but what may have happened all the same.",
  response: Acknowledged,
});
