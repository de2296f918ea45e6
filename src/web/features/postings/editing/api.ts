import type { QueryClient } from "@tanstack/react-query";
import type { Exemption } from "#contract/lawful.ts";
import { changeJob, type Job } from "#contract/postings.ts";
import { call } from "#web/lib/api.ts";
import { jobQuery } from "#web/lib/job-query.ts";
import { askAgain } from "../list/api.ts";
import type { PostingFields } from "./posting-fields.ts";

export async function savePosting(
  client: QueryClient,
  jobId: string,
  fields: PostingFields,
  { updatedAt, exemptions }: { updatedAt: string; exemptions: Exemption[] },
): Promise<Job> {
  const body = { ...fields, updated_at: updatedAt, exemptions };
  const job = await call(changeJob, { params: { jobId }, body });
  client.setQueryData(jobQuery(jobId).queryKey, job);
  void askAgain(client);
  return job;
}
