import type { QueryClient } from "@tanstack/react-query";
import { compare, getComparison } from "#contract/comparison.ts";
import { COMPARE_SENTENCES as say } from "#contract/comparison-rules.ts";
import { call } from "#web/lib/api.ts";
import { onceReady } from "#web/lib/patience.ts";
import { apiQuery } from "#web/lib/query.ts";
import { compareTexts as texts } from "../actions/texts.ts";

interface Pair {
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

/** Made when somebody asks for it and not before; closing the profile does not give it up. */
export const comparisonQuery = ({ documentId, jobId }: Pair) => ({
  queryKey: [
    `${compare.method} ${compare.path}`,
    { documentId, jobId, isRecruiter: true },
  ] as const,
  // The signal is not read: who reads it is given up as soon as somebody else is opened.
  queryFn: ({ client }: { client: QueryClient }) =>
    onceReady(() => compareCandidate(client, { documentId, jobId }), NEVER),
  enabled: false,
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
});

const NEVER = new AbortController().signal;

async function compareCandidate(client: QueryClient, { documentId, jobId }: Pair) {
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
  return { id, score, assessment, summary: report.summary } satisfies Compared;
}
