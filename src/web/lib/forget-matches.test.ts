import { expect, test } from "vitest";
import { compare } from "#contract/comparison.ts";
import { explainMatch, searchJobs } from "#contract/matching.ts";
import { forgetMatches } from "./forget-matches.ts";
import { createQueryClient } from "./query.ts";

test("lists, reasons and comparisons are forgotten, and nothing else", () => {
  const client = createQueryClient();
  const lines = [searchJobs, explainMatch, compare].map(({ method, path }) => `${method} ${path}`);
  for (const line of [...lines, "GET /api/documents"]) client.setQueryData([line, {}], "known");
  forgetMatches(client);
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(["GET /api/documents"]);
});
