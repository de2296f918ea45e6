import { expect, test } from "vitest";
import { listPendingJobs } from "#contract/job-review.ts";
import { jobIdAt } from "./testing/jobs.ts";
import { addressOf, viewOf } from "./use-open.ts";

test("a page and a job stand in the address; anything else in it is nothing", () => {
  const place = { page: 3, job: jobIdAt(1) };
  const address = addressOf(place);
  expect(viewOf(address.slice(address.indexOf("?")))).toEqual(place);
  expect(addressOf({ page: 1, job: undefined })).toBe("/admin/review");
  const nonsense = "?job=%3Cscript%3E&page=";
  for (const page of ["0", "-2", "1.5", "9e99", "two"])
    expect(viewOf(nonsense + page)).toEqual({ page: 1, job: undefined });
});

test("no page is asked for that the server would refuse", () => {
  const { page } = viewOf("?page=200000");
  expect(listPendingJobs.query.parse({ page })).toEqual({ page });
});
