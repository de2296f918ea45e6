/** What a stretch of a job description is about. `unknown`: a heading of its own that we cannot place. */
export type Part =
  | "intro"
  | "role"
  | "duties"
  | "must"
  | "nice"
  | "benefits"
  | "company"
  | "apply"
  | "other"
  | "unknown";
