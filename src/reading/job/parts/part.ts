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

const LIST_PARTS: ReadonlySet<Part> = new Set<Part>(["duties", "must", "nice", "benefits"]);

/** Parts whose items we list. */
export function isListPart(part: Part): boolean {
  return LIST_PARTS.has(part);
}
