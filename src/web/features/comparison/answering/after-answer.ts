import type { QueryClient } from "@tanstack/react-query";
import type { Comparison } from "#contract/comparison.ts";
import { forgetMatches } from "#web/lib/forget-matches.ts";
import { comparisonQuery, type Pair, pairQuery, savedQuery } from "../api.ts";

/** After the resume was changed by an answer: this is the report now, and all that follows from a resume is asked anew. */
export function replaceComparison(
  client: QueryClient,
  pair: Pair,
  next: Comparison,
  isAnother: boolean,
): void {
  client.setQueryData(comparisonQuery(next.id).queryKey, next);
  if (!isAnother) return;
  forgetMatches(client);
  client.setQueryData(pairQuery(pair).queryKey, { id: next.id });
  askAnew(client, FOLLOW);
}

/** The same where the answer was given beside a list: what is shown stays until what follows it is there. */
export function followAnswer(client: QueryClient, pair: Pair, next: Comparison): void {
  client.removeQueries({ queryKey: [pairQuery(pair).queryKey[0]] });
  client.setQueryData(comparisonQuery(next.id).queryKey, next);
  client.setQueryData(pairQuery(pair).queryKey, { id: next.id });
  askAnew(client, [...FOLLOW, ...BESIDE]);
}

function askAnew(client: QueryClient, lines: readonly string[]): void {
  for (const line of lines) void client.invalidateQueries({ queryKey: [line] });
}

/** Lines whose answers follow from the profile, or name the comparison. */
const FOLLOW = [
  "GET /api/candidates/profile",
  "GET /api/candidates/job-recommendations",
  "GET /api/candidates/paths",
  "GET /api/documents",
  savedQuery.queryKey[0],
];

/** Lines that say how the resume and jobs fit, and what was answered. */
const BESIDE = ["GET /api/search", "GET /api/matches/:jobId", "GET /api/requirement-answers"];
