import { expect, vi } from "vitest";

/** More than any screen waits before it asks again. */
const LONG_MS = 16_000;

/** To be called before a screen opens that asks again every few seconds: then `pollRefetching` need not wait for it. */
export function watchRefetching(): void {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"],
    shouldAdvanceTime: true,
  });
}

/** As `expect.poll`, with the screen asking again meanwhile. What is said in passing is gone then. */
export function pollRefetching<Value>(value: () => Value): ReturnType<typeof expect.poll<Value>> {
  return expect.poll(async () => {
    await vi.advanceTimersByTimeAsync(LONG_MS);
    return value();
  });
}
