import { onTestFinished, vi } from "vitest";
import type { Locator } from "vitest/browser";

/** Time stands still from here on, and moves only by `vi.advanceTimersByTimeAsync`; to be called before a screen opens. */
export function stopClock(): void {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
}

const realTimeout = setTimeout;
const PATIENCE = { tries: 2000, apartMs: 10 };

/**
 * Waits while the clock stands still. `expect.poll` and `expect.element` move a stopped clock on with every try,
 * so that what ought to take five seconds may take nine and nobody sees it.
 */
export async function untilStill(condition: () => boolean, stepMs = 0): Promise<void> {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries === PATIENCE.tries) throw new Error(`It never came true: ${condition}`);
    // What the product does "at once" is done, or what it does within the step.
    await vi.advanceTimersByTimeAsync(stepMs);
    await new Promise((resolve) => realTimeout(resolve, PATIENCE.apartMs));
  }
}

const isShown = (locator: Locator) =>
  locator.elements().some((one) => one.checkVisibility({ visibilityProperty: true }));
export const untilShown = (locator: Locator, stepMs = 0) =>
  untilStill(() => isShown(locator), stepMs);
export const untilHidden = (locator: Locator) => untilStill(() => !isShown(locator));

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
