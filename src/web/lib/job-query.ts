import { getJob } from "#contract/postings.ts";
import { apiQuery } from "./query.ts";

/** One job in full, for its own page and for those that show it over a list. */
export const jobQuery = (jobId: string) => apiQuery(getJob, { params: { jobId } });
