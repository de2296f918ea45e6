import { expect, test } from "vitest";
import type { Job, Posting } from "#contract/postings.ts";
import { isBehind, isBeingRead } from "./uploaded-posting.tsx";

const CAME = "2026-11-16T07:00:00.000Z";
const READ = "2026-11-16T07:00:09.000Z";
const LINE = { text: "Paralegal", bullet: false, heading: false };
const ID = "6f1f4b7e-6a9e-4a3b-9a3e-0a4f6a2b1c3d";

/** Of all that a job is, what is asked here. */
const job = (over: Partial<Job>) =>
  ({ id: ID, status: "draft", lines: [], created_at: CAME, updated_at: CAME, ...over }) as Job;
const listed = (over: Partial<Posting>) => ({ id: ID, updated_at: CAME, ...over }) as Posting;

test("a draft is asked for again until its scan was read, or cannot be", () => {
  expect(isBeingRead(undefined)).toBe(false);
  expect(isBeingRead(job({}))).toBe(true);
  expect(isBeingRead(job({ status: "active", lines: [LINE], updated_at: READ }))).toBe(false);
  expect(isBeingRead(job({ updated_at: READ }))).toBe(false);
  expect(isBeingRead(job({ lines: [LINE] }))).toBe(false);
});

test("the list is asked again until it says the same; a job that is not in it is never waited for", () => {
  expect(isBehind([listed({})], job({}))).toBe(true);
  const read = job({ status: "active", lines: [LINE], updated_at: READ });
  expect(isBehind([listed({})], read)).toBe(true);
  expect(isBehind([listed({ updated_at: READ })], read)).toBe(false);
  expect(isBehind([], job({}))).toBe(false);
  expect(isBehind(undefined, job({}))).toBe(false);
});
