/** Addresses that more than one feature leads to. */

/** The home page with the jobs that fit a resume. */
export const matchesPath = (resumeId: string) => `/?resume=${resumeId}`;
/** The public page of one job. */
export const jobPath = (jobId: string) => `/job/${jobId}`;
