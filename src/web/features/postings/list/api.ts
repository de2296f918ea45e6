import type { QueryClient } from "@tanstack/react-query";
import { beginTalkFromPosting, getTalk, listTalks } from "#contract/job-creation.ts";
import type { Exemption } from "#contract/lawful.ts";
import { discardJob, type JobState, listPostings, setJobStatus } from "#contract/postings.ts";
import { call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

export const postingsQuery = apiQuery(listPostings);

/** Lines whose answers follow from what a posting is: its own page and the lists it stands in. */
const FOLLOWING = [
  postingsQuery.queryKey[0],
  "GET /api/jobs/:jobId",
  "GET /candidates/candidates",
  "GET /candidates/candidate-profile",
];

export async function askAgain(client: QueryClient): Promise<void> {
  // A comparison is made when somebody asks for it: an old one is forgotten and not made again.
  client.removeQueries({ queryKey: ["POST /compares"] });
  await Promise.all(FOLLOWING.map((line) => client.invalidateQueries({ queryKey: [line] })));
}

/** What its owner does with a posting as a whole, each followed by what the screens then ask again. */
export const postingCalls = (client: QueryClient) => ({
  async setStatus(jobId: string, status: JobState, exemptions?: Exemption[]): Promise<string> {
    const body = { status, exemptions };
    const { message } = await call(setJobStatus, { params: { jobId }, body });
    await askAgain(client);
    return message;
  },
  async discard(jobId: string): Promise<string> {
    const { message } = await call(discardJob, { params: { jobId } });
    await client.invalidateQueries({ queryKey: postingsQuery.queryKey });
    return message;
  },
  /** A draft with the assistant that says what this posting says; its id. */
  async writeAlike(jobId: string): Promise<string> {
    const talk = await call(beginTalkFromPosting, { body: { posting_id: jobId } });
    client.setQueryData(apiQuery(getTalk, { params: { id: talk.id } }).queryKey, talk);
    void client.invalidateQueries({ queryKey: apiQuery(listTalks).queryKey });
    return talk.id;
  },
});
