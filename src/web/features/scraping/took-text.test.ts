import { expect, test } from "vitest";
import { tookText } from "./recent-runs.tsx";

const started = "2026-11-15T10:00:00Z";
const now = new Date("2026-11-15T10:00:42Z");

test("minutes and seconds, and while it runs up to now", () => {
  expect(tookText(started, "2026-11-15T10:02:05Z", now)).toBe("2m 5s");
  expect(tookText(started, "2026-11-15T11:00:00Z", now)).toBe("60m 0s");
  expect(tookText(started, null, now)).toBe("0m 42s");
  // Two clocks never quite agree.
  expect(tookText(started, "2026-11-15T09:59:59Z", now)).toBe("0m 0s");
});
