import { expect, onTestFinished, vi } from "vitest";
import type { Locator } from "vitest/browser";

/** Time stands still from here on, and moves only by `vi.advanceTimersByTimeAsync`; to be called before a screen opens. */
export function stopClock(): void {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
}

/** What the product does "at once" is done while the clock stands still, until the thing is there. */
export async function untilShown(locator: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(0);
      return locator.elements().some((one) => one.checkVisibility());
    })
    .toBe(true);
}

const realInterval = setInterval;
const FASTER = { byMs: 500, everyMs: 10 };

/** Time runs fifty times as fast, for what the product shows or waits for on purpose; no toast is seen that way. */
export function hurryClock(): void {
  stopClock();
  const { byMs, everyMs } = FASTER;
  const timer = realInterval(() => {
    if (vi.isFakeTimers()) void vi.advanceTimersByTimeAsync(byMs);
  }, everyMs);
  onTestFinished(() => clearInterval(timer));
}
