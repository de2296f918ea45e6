import type { QueryClient } from "@tanstack/react-query";
import { compare, getComparison } from "#contract/comparison.ts";
import { COMPARE_SENTENCES as say } from "#contract/comparison-rules.ts";
import { call } from "#web/lib/api.ts";
import { onceReady } from "#web/lib/patience.ts";
import { apiQuery } from "#web/lib/query.ts";
import { compareTexts as texts } from "./actions-texts.ts";

export interface Pair {
  documentId: string;
  jobId: string;
}

/** What stands beside the list of a comparison that was made. */
export interface Compared {
  id: string;
  score: number;
  assessment: string;
  summary: string;
}

const NEVER = new AbortController().signal;

export const compareCandidate = (client: QueryClient, pair: Pair): Promise<Compared> =>
  onceReady(() => compareOnce(client, pair), NEVER);

async function compareOnce(client: QueryClient, { documentId, jobId }: Pair): Promise<Compared> {
  if (!jobId) throw new Error(say.noJob);
  if (!documentId) throw new Error(say.noDocument);
  const comparison = await call(compare, {
    body: {
      resumeId: documentId,
      actualResumeId: documentId,
      jobDescriptionID: jobId,
      isRecruiter: true,
    },
  });
  if (!comparison.html) throw new Error(texts.noResult);
  const { id } = comparison;
  client.setQueryData(apiQuery(getComparison, { params: { id } }).queryKey, comparison);
  const { calculated_score: score, calculated_assessment: assessment, report } = comparison;
  return { id, score, assessment, summary: report.summary };
}
