import { afterAll, beforeAll, expect, test } from "vitest";
import { contractLines } from "./support/contract-lines.ts";
import { costlyInput } from "./support/costly-inputs.ts";
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

/**
 * One request must not stop the server: what is sent is a text for each field, at two lengths, and the time of the
 * processor that the longer one takes is compared, so that a busy machine changes nothing.
 */
test.each(contractLines().map((line) => [`${line.method} ${line.path}`, line] as const))(
  "%s takes no more than its share of time for a longer text",
  async (_name, line) => {
    expect(await costlyInput(app, line)).toBeUndefined();
  },
  300_000,
);

test.each(contractLines().map((line) => [`${line.method} ${line.path}`, line] as const))(
  "%s answers nonsense without failing, at length",
  (_name, line) => fuzzLine(app, line, { numRuns: RUNS }),
  300_000,
);
