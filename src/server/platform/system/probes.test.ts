import { expect, test, vi } from "vitest";
import { createReadiness } from "./probes.ts";

/** A part that is asked, and how often. */
function part() {
  const state = { isUp: false, asked: 0 };
  const check = async () => {
    state.asked += 1;
    if (!state.isUp) throw new Error("not yet");
  };
  return { state, ready: createReadiness([{ name: "index", check }]) };
}

test("whoever waits for a start hears of its end at once", async () => {
  const { state, ready } = part();
  expect(await ready()).toEqual({ ready: false, lines: ["index: down"] });
  state.isUp = true;
  await vi.waitFor(async () => expect((await ready()).ready).toBe(true), 1000);
});

test("what can be done without is named while it is away, and does not make it unready", async () => {
  const away = async () => {
    throw new Error("away");
  };
  let wasFilled = false;
  const ready = createReadiness([
    { name: "database", check: async () => {} },
    { name: "files", isOptional: true, check: away },
    { name: "matching", isOptional: () => wasFilled, check: away },
  ]);
  const lines = ["database: ok", "files: down", "matching: down"];
  expect(await ready()).toEqual({ ready: false, lines });
  wasFilled = true;
  await vi.waitFor(async () =>
    expect(await ready()).toEqual({
      ready: true,
      lines: [...lines, "degraded: files, matching"],
    }),
  );
});

test("while it is ready, many who ask make it ask the parts once", async () => {
  const { state, ready } = part();
  state.isUp = true;
  for (let at = 0; at < 20; at += 1) await ready();
  expect(state.asked).toBe(1);
  await Promise.all(Array.from({ length: 20 }, ready));
  expect(state.asked).toBe(1);
});
