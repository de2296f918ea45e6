import { getJob } from "#contract/postings.ts";
import { apiQuery } from "#web/lib/query.ts";

export const jobQuery = (jobId: string) => apiQuery(getJob, { params: { jobId } });
