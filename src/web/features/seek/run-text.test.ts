import { expect, test } from "vitest";
import { SEEK_TEMPLATES } from "#contract/seek-rules.ts";
import { configWords } from "./config-words.ts";
import { durationText, endOf, startedText } from "./run-dialog.tsx";
import { aSeekRun } from "./testing/seek-runs.ts";

const START = "2026-11-16T02:00:00.000Z";

test.each([
  ["2026-11-16T02:00:00.000Z", "0m 0s"],
  ["2026-11-16T02:00:59.400Z", "0m 59s"],
  ["2026-11-16T02:02:05.000Z", "2m 5s"],
  ["2026-11-16T03:01:00.000Z", "61m 0s"],
  ["2026-11-16T01:59:59.000Z", "0m 0s"],
])("from two o’clock until %s is %s", (completed_at, text) => {
  expect(durationText({ started_at: START, completed_at })).toBe(text);
});

test("a run that has not ended has no duration", () => {
  expect(durationText({ started_at: START, completed_at: null })).toBe("–");
});

test("a start is said as Australians say it", () => {
  expect(startedText({ started_at: START })).toMatch(/^1[56] Nov 2026, \d{1,2}:\d\d [ap]m$/);
});

test("how a run ended is said in the words of the specification", () => {
  expect(endOf(aSeekRun({ status: "running" }))).toBeUndefined();
  expect(endOf(aSeekRun({ status: "completed", jobs_found: 61, jobs_new: 12 }))).toEqual({
    kind: "ok",
    text: "Scraping completed successfully! Found 61 jobs, saved 12.",
    but: "",
  });
  const some = { status: "completed", error: "1 of 4 keywords could not be searched." } as const;
  expect(endOf(aSeekRun(some))).toMatchObject({ kind: "ok", but: some.error });
  expect(endOf(aSeekRun({ status: "failed", error: "The board did not answer." }))).toEqual({
    kind: "bad",
    text: "The board did not answer.",
  });
  expect(endOf(aSeekRun({ status: "failed" }))?.text).toBe("Scraping failed");
  expect(endOf(aSeekRun({ status: "stopped", jobs_new: 1 }))?.text).toBe(
    "The run was stopped. 1 job was saved.",
  );
});

test("a template says what it holds", () => {
  expect(SEEK_TEMPLATES.map(({ config }) => configWords(config))).toEqual([
    "lawyer, solicitor, barrister, legal counsel in Sydney NSW. 3 pages, full-time, last 30 days, by relevance, without intern, volunteer, unpaid.",
    "lawyer, solicitor, barrister, legal counsel in Melbourne VIC. 3 pages, full-time, last 30 days, by relevance, without intern, volunteer, unpaid.",
    "software engineer, developer, programmer, tech lead in Sydney NSW. 2 pages, full-time, last 14 days, by date, without intern, graduate.",
    "senior lawyer, principal solicitor, legal director, head of legal in Australia. 5 pages, full-time, senior level, from $150,000, last 60 days, by salary, without junior, graduate, entry level.",
  ]);
});
