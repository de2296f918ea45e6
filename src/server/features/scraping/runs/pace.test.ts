import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPace } from "./work-run.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const EVERY_MS = { run: 1000, stats: 3000 };
const start = () => {
  const told: string[] = [];
  const pace = createPace<keyof typeof EVERY_MS>({
    everyMs: (line) => EVERY_MS[line],
    tell: async (lines) => void told.push(...lines),
  });
  const count = (line: string) => told.filter((one) => one === line).length;
  return { pace, told, count };
};

test("what changes all the time is told of at its pace, the last change too", () => {
  const { pace, count } = start();
  for (let ms = 0; ms < 5500; ms += 50) {
    pace.changed(["run", "stats"], false);
    vi.advanceTimersByTime(50);
  }
  expect([count("run"), count("stats")]).toEqual([6, 2]);
  vi.advanceTimersByTime(3000);
  expect([count("run"), count("stats")]).toEqual([7, 3]);
  vi.advanceTimersByTime(60_000);
  expect([count("run"), count("stats")]).toEqual([7, 3]);
});

test("the end does not wait", () => {
  const { pace, told } = start();
  pace.changed(["stats"], false);
  vi.advanceTimersByTime(10);
  pace.changed(["run", "stats"], true);
  vi.advanceTimersByTime(0);
  expect(told).toEqual(["stats", "run", "stats"]);
});

test("what waits is told before the program ends", async () => {
  const { pace, told } = start();
  pace.changed(["stats"], false);
  vi.advanceTimersByTime(10);
  pace.changed(["stats"], false);
  await pace.flush();
  expect(told).toEqual(["stats", "stats"]);
});
