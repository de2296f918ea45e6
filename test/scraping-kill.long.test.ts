import { expect, test } from "vitest";
import { killedRun } from "./support/replica/killed-run.ts";
import { PERFECT } from "./support/replica/score.ts";

/** One ad of the first firm stands there twice. */
const REPOSTED = 1;

test("a run whose program is killed again and again comes to the same end", {
  timeout: 900_000,
}, async () => {
  const { run, parts, replica, found } = await killedRun([1, 12, 20, 30, 38]);
  expect(run).toMatchObject({
    status: "completed",
    jobs_found: replica.truth.length + REPOSTED,
    jobs_new: replica.truth.length,
    jobs_duplicate: REPOSTED,
    done: replica.firms.length,
    failed: 0,
  });
  expect(parts.every(({ status }) => status === "completed")).toBe(true);
  expect(found).toEqual(PERFECT);
});
