import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStartSteps } from "./start-steps.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

function stepsOf(options: { isFirst: boolean; isTerminal?: boolean }) {
  const screen = { text: "" };
  const write = (text: string) => {
    screen.text += text;
  };
  return { screen, steps: createStartSteps({ isTerminal: false, write, ...options }) };
}

/** Work that takes so long by the clock that is handed in. */
const taking = (ms: number) => async () => void (await vi.advanceTimersByTimeAsync(ms));

test("a first start says each step as it begins, and how long it took", async () => {
  const { screen, steps } = stepsOf({ isFirst: true });
  await steps.run("Starting PostgreSQL", async () => {
    expect(screen.text).toBe("Starting PostgreSQL … ");
    await vi.advanceTimersByTimeAsync(840);
  });
  await steps.run("Making the tables", taking(200));
  expect(screen.text).toBe("Starting PostgreSQL … 0.8 s\nMaking the tables … 0.2 s\n");
});

test("another start is quiet, but for a step that takes unusually long", async () => {
  const { screen, steps } = stepsOf({ isFirst: false });
  await steps.run("Starting PostgreSQL", taking(900));
  expect(screen.text).toBe("");
  await steps.run("Filling the index", taking(2500));
  expect(screen.text).toBe("Filling the index … 2.5 s\n");
});

test("how far a step is stands in its line on a terminal, and in a line now and then elsewhere", async () => {
  const fill = async (tell: (progress: string) => void) => {
    tell("10 of 43");
    await vi.advanceTimersByTimeAsync(2100);
    tell("40 of 43");
  };
  const terminal = stepsOf({ isFirst: true, isTerminal: true });
  await terminal.steps.run("Filling the index", fill);
  const lines = terminal.screen.text.split("\r\u001b[K");
  expect(lines.slice(1)).toEqual([
    "Filling the index … 10 of 43",
    "Filling the index … 40 of 43",
    "Filling the index … 2.1 s\n",
  ]);

  const file = stepsOf({ isFirst: true });
  await file.steps.run("Filling the index", fill);
  expect(file.screen.text).toBe("Filling the index … 40 of 43\nFilling the index … 2.1 s\n");
});

test("a step that fails ends its line", async () => {
  const { screen, steps } = stepsOf({ isFirst: true });
  const failing = steps.run("Making the tables", () => Promise.reject(new Error("no disk")));
  await expect(failing).rejects.toThrow("no disk");
  expect(screen.text).toBe("Making the tables … stopped\n");
});
