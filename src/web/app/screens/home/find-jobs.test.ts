import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DocumentState } from "#contract/documents.ts";
import { MATCH_LEVELS } from "#contract/match-levels.ts";
import { createQueryClient } from "#web/lib/query.ts";
import { findJobs } from "./find-jobs.ts";

const RESUME = "3f0d2c8e-1111-4a4a-8b8b-000000000001";
const FOUND = {
  Results: [],
  total: 17,
  levels: MATCH_LEVELS.map(({ name }) => ({ level: name, total: 0 })),
  engine: "17",
};
const refusal = (message: string) => ({
  success: false,
  message,
  error: message,
  fault: "conflict",
});

/** How long the search takes, and what it ends with. */
let search: { ms: number; status: number; body: unknown };
/** What the documents' line says, one answer after the other. */
let documents: object[];
let documentMs: number;

const VIEW = {
  ...{ id: RESUME, kind: "resume", file_name: "Mei.txt", file_type: "txt", bytes: 9 },
  ...{ status: "read", title: "Mei", received_at: "2026-11-15T01:00:00Z", keep_until: null },
  ...{ message: "", progress: null, pages: [], has_pictures: false },
  lines: ["Mei", "Lawyer"].map((text) => ({ text, page: 1, box: null })),
  ...{ resume: null, job: null, read_resume: null, read_job: null },
  ...{ sources: {}, corrected: [], hidden: [], flags: [] },
};

beforeEach(() => {
  search = { ms: 100, status: 200, body: FOUND };
  documents = [];
  documentMs = 0;
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 16));
  vi.stubGlobal("fetch", async (path: string) => {
    if (!path.startsWith("/api/search")) {
      const view = documents.shift() ?? {};
      await new Promise((resolve) => setTimeout(resolve, documentMs));
      return Response.json(view);
    }
    await new Promise((resolve) => setTimeout(resolve, search.ms));
    return Response.json(search.body, { status: search.status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Every status with the second it appeared in, and when it was over. */
async function run(status: DocumentState = "read", signal = new AbortController().signal) {
  const began = Date.now();
  const said: string[] = [];
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
  const client = createQueryClient();
  const ended = findJobs({
    client,
    resumeId: RESUME,
    status,
    signal,
    onStage: ({ text }) => said.push(`${seconds()} ${text}`),
  }).then(
    () => `${seconds()} results`,
    (error: unknown) => `${seconds()} ${error instanceof Error ? error.message : error}`,
  );
  await vi.advanceTimersByTimeAsync(20_000);
  return [...said, await ended];
}

test("the status goes through its pauses while the search runs beside them", async () => {
  expect(await run()).toEqual([
    "0.0 Upload complete",
    "1.0 Analyzing your resume",
    "3.0 Searching for jobs",
    "3.0 Found 17 job matches",
    "4.0 results",
  ]);
});

test("a search that takes longer is waited for, and says so", async () => {
  search.ms = 5000;
  expect(await run()).toEqual([
    "0.0 Upload complete",
    "1.0 Analyzing your resume",
    "3.0 Searching for jobs",
    "4.0 Finding the best matches",
    "5.0 Found 17 job matches",
    "6.0 results",
  ]);
});

test("one match is one match", async () => {
  search.body = { ...FOUND, total: 1 };
  expect((await run()).at(-2)).toBe("3.0 Found 1 job match");
});

test("what was read stands beside the stage, and never in place of a failure", async () => {
  documents = [VIEW];
  const beside: (string | undefined)[] = [];
  const client = createQueryClient();
  const { signal } = new AbortController();
  const run = { client, resumeId: RESUME, status: "read", signal } as const;
  const ended = findJobs({ ...run, onStage: ({ read }) => beside.push(read) });
  await vi.advanceTimersByTimeAsync(20_000);
  await ended;
  expect(new Set(beside)).toEqual(new Set([undefined, "2 lines"]));

  documents = [VIEW];
  documentMs = 500;
  search = { ms: 100, status: 500, body: {} };
  const said: string[] = [];
  const failing = findJobs({
    ...run,
    client: createQueryClient(),
    onStage: ({ text }) => said.push(text),
  }).catch(() => said.push("failed"));
  await vi.advanceTimersByTimeAsync(20_000);
  await failing;
  expect(said).toEqual(["Upload complete", "failed"]);
});

test("a search that fails is told at once", async () => {
  search = { ms: 300, status: 409, body: refusal("This resume could not be read.") };
  expect(await run()).toEqual(["0.0 Upload complete", "0.3 This resume could not be read."]);
});

test("who gives up hears nothing more", async () => {
  const giving = new AbortController();
  setTimeout(() => giving.abort(new Error("given up")), 1500);
  expect(await run("read", giving.signal)).toEqual([
    "0.0 Upload complete",
    "1.0 Analyzing your resume",
    "1.5 given up",
  ]);
});
