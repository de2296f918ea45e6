import * as z from "zod/mini";
import { endpoint, Id } from "./endpoint.ts";

/** Occupations near to what a candidate's resume shows, out of the jobs that are open. */

const text = z.string();
const count = z.number();

/** So many occupations are shown, and so many of the newest jobs of each are looked at. */
export const PATHS = { most: 6, jobs: 20, points: 5 } as const;

const Point = z.object({
  /** What is asked for, by the name that several advertisements share. */
  name: text,
  /** Jobs that ask for it, of those that were looked at; the others sum up to this. */
  asked: count,
  met: count,
  partial: count,
  missing: count,
  /** The resume neither shows it nor can it be said to be missing. */
  unclear: count,
  /** How one of the advertisements puts it, whole; "" where that would be too long. */
  words: text,
  /** The line that shows it, if one does. */
  evidence: z.nullable(z.object({ line: count, quote: text })),
});
export type PathPoint = z.infer<typeof Point>;

const Path = z.object({
  name: text,
  open_jobs: count,
  /** The newest of them. */
  looked_at: count,
  shown: z.array(Point),
  needed: z.array(Point),
  unchecked: z.array(Point),
  /** Requirements that each advertisement puts in its own way, and that are not in these lists. */
  uncounted: count,
  /** Those that were looked at, the nearest first. */
  jobs: z.array(
    z.object({
      id: Id,
      title: text,
      company: text,
      location: text,
      percent: count,
    }),
  ),
});
export type CareerPath = z.infer<typeof Path>;

export const careerPaths = endpoint("GET /api/candidates/paths", {
  who: "candidate",
  summary: "Occupations near to the caller's current resume: what it shows of them, and what not.",
  response: z.object({
    resume_id: Id,
    /** What the caller works as now, as far as the resume says; not among the paths. */
    now: z.array(text),
    /** Open jobs, and those of which no occupation could be told. */
    open_jobs: count,
    unnamed_jobs: count,
    paths: z.array(Path),
  }),
});
export type CareerPaths = z.infer<typeof careerPaths.response>;
