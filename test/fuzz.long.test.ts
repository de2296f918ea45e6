import { afterAll, beforeAll, test } from "vitest";
import { contractLines } from "./support/contract-lines.ts";
import { fuzzLine } from "./support/fuzz-line.ts";
import { ADMIN_ENV } from "./support/people.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

/** Another seed each time: it is printed with the smallest request that failed. */
const RUNS = 600;

/** So that no line says that it is not set up. Nothing is there: tests reach stand-ins alone. */
const SET_UP = { SEARCH_URL: "https://search.example", SEEK_BASE_URL: "https://board.example" };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ...ADMIN_ENV, ...SET_UP } });
});
afterAll(() => app?.end());

test.each(contractLines().map((line) => [`${line.method} ${line.path}`, line] as const))(
  "%s answers nonsense without failing, at length",
  (_name, line) => fuzzLine(app, line, { numRuns: RUNS }),
  300_000,
);
