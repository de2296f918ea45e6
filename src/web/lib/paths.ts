/** Addresses that more than one feature leads to. */

/** The home page with the jobs that fit a resume. */
export const matchesPath = (resumeId: string) => `/?resume=${resumeId}`;
/** The public page of one job. */
export const jobPath = (jobId: string) => `/job/${jobId}`;
/** What a candidate keeps of the jobs they go after; with an id, one of them opened. */
export const applicationsPath = (trackedId?: string) =>
  trackedId ? `/applications?open=${trackedId}` : "/applications";
/** Who applied for a posting. */
export const applicantsPath = (jobId: string) => `/job/${jobId}/applications`;
