import { afterAll, beforeAll, expect, test } from "vitest";
import { contractLines } from "./support/contract-lines.ts";
import { fuzzLine } from "./support/fuzz-line.ts";
import { ADMIN_ENV } from "./support/people.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

/** A short run with a fixed seed on every line; `fuzz.long.test.ts` is the long one. */
const RUNS = 12;
const SEED = 20_261_115;

/** So that no line says that it is not set up. Nothing is there: tests reach stand-ins alone. */
const SET_UP = { SEARCH_URL: "https://search.example", SEEK_BASE_URL: "https://board.example" };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ...ADMIN_ENV, ...SET_UP } });
});
afterAll(() => app?.end());

test.each(contractLines().map((line) => [`${line.method} ${line.path}`, line] as const))(
  "%s answers nonsense without failing",
  async (_name, line) => {
    await fuzzLine(app, line, { numRuns: RUNS, seed: SEED });
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  },
);
