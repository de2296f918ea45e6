/** Where a job posting is written, and the draft with the assistant. */
export const CREATE_JOB_PATH = "/create-job-posting";
export const jobTalkPath = (talkId: string) => `${CREATE_JOB_PATH}?step=chat&talk=${talkId}`;
