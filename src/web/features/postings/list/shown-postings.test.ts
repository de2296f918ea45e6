import { expect, test } from "vitest";
import type { JobState, Posting } from "#contract/postings.ts";
import { shownPostings } from "./posting-list.tsx";

const posting = (status: JobState, at: number): Posting => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  title: `Job ${at}`,
  company: "Harrow & Lyle",
  status,
  candidates_count: 0,
  count_state: "counted",
  applications_count: 0,
  created_at: "2026-03-09T23:00:00Z",
  location: "Sydney NSW",
  posted_at: "2026-03-09T23:00:00Z",
  updated_at: "2026-03-09T23:00:00Z",
  draft_reason: "",
});
const postings = (...states: JobState[]) => states.map(posting);

test("many of several kinds can be looked at by kind", () => {
  const all = postings("active", "draft", "active", "closed", "active", "draft");
  const shown = shownPostings(all, "draft");
  expect(shown.kinds).toEqual([
    { state: "active", count: 3 },
    { state: "draft", count: 2 },
    { state: "closed", count: 1 },
  ]);
  expect(shown.postings.map(({ title }) => title)).toEqual(["Job 1", "Job 5"]);
});

test("a few are shown as they are, and so are many of one kind", () => {
  expect(shownPostings(postings("active", "draft"), "draft")).toMatchObject({
    kinds: [],
    state: undefined,
    postings: { length: 2 },
  });
  const alike = postings("active", "active", "active", "active", "active", "active");
  expect(shownPostings(alike, null).kinds).toEqual([]);
});

test("when the last of a kind is gone, all are shown", () => {
  const all = postings("active", "active", "draft", "active", "active", "active");
  expect(shownPostings(all, "closed")).toMatchObject({ state: undefined, postings: { length: 6 } });
});
