/** Spec 1 §2: the three steps of the home page. The address says which, so that a reload shows the same. */
export type HomeStep =
  | { at: "upload" }
  | { at: "results"; resumeId: string }
  | { at: "comparison"; resumeId: string; jobId: string };

const COMPARED = "compare";

export function stepOf(search: URLSearchParams): HomeStep {
  const resumeId = search.get("resume");
  const jobId = search.get(COMPARED);
  if (!resumeId) return { at: "upload" };
  return jobId ? { at: "comparison", resumeId, jobId } : { at: "results", resumeId };
}

/** From the results, with all that narrows them, to a comparison with one of them. */
export function comparisonAddress(search: string, jobId: string): string {
  const query = new URLSearchParams(search);
  query.set(COMPARED, jobId);
  return `/?${query}`;
}

/** And back. */
export function resultsAddress(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(COMPARED);
  return `/?${query}`;
}
