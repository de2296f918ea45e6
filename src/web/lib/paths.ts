/** Addresses that more than one feature leads to. */

/** The home page with the jobs that fit a resume. */
export const matchesPath = (resumeId: string) => `/?resume=${resumeId}`;
/** The public page of one job. */
export const jobPath = (jobId: string) => `/job/${jobId}`;
/** Where a job posting is written, and the draft with the assistant. */
export const CREATE_JOB_PATH = "/create-job-posting";
export const jobTalkPath = (talkId: string) => `${CREATE_JOB_PATH}?step=chat&talk=${talkId}`;
