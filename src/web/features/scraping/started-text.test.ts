import { expect, test } from "vitest";
import { startedText } from "./recent-runs.tsx";

// Without a zone: the reader's own, whatever the machine's is.
const now = new Date("2026-11-15T14:00:00");
const text = (local: string) => startedText(new Date(local), now);

test("the day is named as people name it, and the time as clocks show it", () => {
  expect(text("2026-11-15T13:40:00")).toBe("Today, 1:40 pm");
  expect(text("2026-11-14T00:05:00")).toBe("Yesterday, 12:05 am");
  expect(text("2026-11-13T16:12:00")).toBe("Fri, 4:12 pm");
  // A week ago the same name would mean today.
  expect(text("2026-11-08T16:12:00")).toBe("8 Nov, 4:12 pm");
  expect(text("2025-11-15T06:00:00")).toBe("15 Nov 2025, 6:00 am");
});
