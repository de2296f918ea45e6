import { expect, test } from "vitest";
import type { TalkStep } from "#contract/job-creation.ts";
import { withStep } from "./keep-turn.ts";

const step = (said: string, changes: string[] = [`Noted: ${said.slice(0, 20)}`]): TalkStep => ({
  at: "2026-11-16T09:00:00.000Z",
  said,
  reply: "Noted.",
  changes,
});
const all = (steps: readonly TalkStep[]) => steps.reduce(withStep, [] as TalkStep[]);

test("every step is there, in its order", () => {
  expect(all([step("one"), step("two")]).map(({ said }) => said)).toEqual(["one", "two"]);
});

test("of more than four hundred the oldest are one, which says what they changed", () => {
  const kept = all(Array.from({ length: 450 }, (_, at) => step(`message ${at}`)));
  expect(kept).toHaveLength(400);
  expect(kept[0]).toMatchObject({ said: "", reply: "" });
  expect(kept[0]?.changes).toHaveLength(51);
  expect(kept.at(-1)?.said).toBe("message 449");
  expect(kept[1]?.said).toBe("message 51");
});

test("long messages are merged earlier, and the last one never", () => {
  const long = "x".repeat(60_000);
  const kept = all(Array.from({ length: 30 }, () => step(long)));
  expect(kept.length).toBeLessThan(12);
  expect(kept.at(-1)?.said).toBe(long);
});
