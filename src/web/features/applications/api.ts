import type { QueryClient } from "@tanstack/react-query";
import {
  type ApplicationStage,
  addTracked,
  changeTracked,
  getQuestions,
  getTracked,
  listApplicants,
  listTracked,
  readAdvertisement,
  removeTracked,
  saveQuestions,
  stageApplication,
  type TrackedStage,
  trackJob,
  withdrawApplication,
} from "#contract/applications.ts";
import type { Sent } from "#contract/endpoint.ts";
import { readLink } from "#contract/job-links.ts";
import { listBookmarks, listInterests } from "#contract/recommendations.ts";
import { call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

export const trackedQuery = apiQuery(listTracked);
export const trackedJobQuery = (id: string) => apiQuery(getTracked, { params: { id } });
export const applicantsQuery = (jobId: string) => apiQuery(listApplicants, { params: { jobId } });
export const questionsQuery = (jobId: string) => apiQuery(getQuestions, { params: { jobId } });

const LINE = (line: { method: string; path: string }) => `${line.method} ${line.path}`;

/** What is written down of a job here is shown in several places. */
async function refreshTracked(client: QueryClient): Promise<void> {
  const lines = [listTracked, getTracked, listBookmarks, listInterests].map(LINE);
  await client.invalidateQueries({
    predicate: ({ queryKey }) => lines.includes(String(queryKey[0])),
  });
}

export const trackedCalls = (client: QueryClient) => {
  const then = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer;
    await refreshTracked(client);
    return given;
  };
  return {
    add: (body: Sent<typeof addTracked, "body">) => then(call(addTracked, { body })),
    readLink: (link: string) => call(readLink, { body: { link } }),
    read: (text: string) => call(readAdvertisement, { body: { text } }),
    track: (body: Sent<typeof trackJob, "body">) => then(call(trackJob, { body })),
    move: (id: string, stage: TrackedStage) =>
      then(call(changeTracked, { params: { id }, body: { stage } })),
    change: (id: string, body: Sent<typeof changeTracked, "body">) =>
      then(call(changeTracked, { params: { id }, body })),
    remove: (id: string) => then(call(removeTracked, { params: { id } })),
    withdraw: (jobDocumentId: string) =>
      then(call(withdrawApplication, { body: { jobDocumentId } })),
  };
};

export const sendStage = (jobId: string, id: string, stage: ApplicationStage) =>
  call(stageApplication, { params: { jobId, id }, body: { stage } });
export const sendQuestions = (jobId: string, questions: string[]) =>
  call(saveQuestions, { params: { jobId }, body: { questions } });
