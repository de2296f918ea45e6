import { expect, test } from "vitest";
import { createTally } from "./tally.ts";

const pair = { kind: "name", resume: 0, job: "Solicitor", change: "Wei Zhang" } as const;
const findingOf = (tally: ReturnType<typeof createTally>, kind: string) =>
  tally.outcome(1, 1).findings.find((finding) => finding.kind === kind);

test("points as users see them; what moves by less is counted apart", () => {
  const tally = createTally();
  tally.rescored({ ...pair, before: 0.3, after: 0.3 });
  tally.rescored({ ...pair, before: 0.301, after: 0.302 });
  tally.rescored({ ...pair, resume: 1, before: 0.26, after: 0.23 });
  expect(findingOf(tally, "name")).toEqual({
    kind: "name",
    resumes: 2,
    pairs: 3,
    changed: 1,
    unseen: 1,
    largest: 3,
    relevelled: 1,
    examples: [{ job: "Solicitor", before: 74, after: 77, change: "Wei Zhang" }],
  });
  expect(findingOf(tally, "pronouns")).toMatchObject({ pairs: 0, changed: 0, examples: [] });
});

test("the five largest are the examples, of equals the first", () => {
  const tally = createTally();
  for (const [at, after] of [0.5, 0.41, 0.42, 0.43, 0.44, 0.45, 0.5].entries())
    tally.rescored({ ...pair, job: `Job ${at}`, before: 0.4, after });
  const jobs = findingOf(tally, "name")?.examples.map(({ job }) => job);
  expect(jobs).toEqual(["Job 0", "Job 6", "Job 5", "Job 4", "Job 3"]);

  tally.rescored({ ...pair, job: "Job 4", before: 0.4, after: 0.6 });
  const again = findingOf(tally, "name")?.examples.map(({ job, after }) => [job, after]);
  expect(again).toEqual([
    ["Job 4", 40],
    ["Job 0", 50],
    ["Job 6", 50],
    ["Job 5", 55],
    ["Job 3", 57],
  ]);
});

test("levels of the documents as they are", () => {
  const tally = createTally();
  for (const distance of [0.1, 0.15, 0.2, 0.35, 0.9]) tally.scored(distance);
  const { levels, pairs } = tally.outcome(1, 5);
  expect(pairs).toBe(5);
  expect(levels.map(({ pairs: at }) => at)).toEqual([2, 1, 1, 1]);
});
