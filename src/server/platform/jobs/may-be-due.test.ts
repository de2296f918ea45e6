import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { mayBeDue } from "./boss.ts";

/** What pg-boss decides by: anything that it would send must be let through. */
const require = createRequire(import.meta.url);
const cronParser = createRequire(require.resolve("pg-boss"))("cron-parser");
const SYDNEY = "Australia/Sydney";
const SCHEDULES = [
  ["*/5 * * * *", "UTC"],
  ["*/10 * * * *", SYDNEY],
  ["23 * * * *", SYDNEY],
  ["40 3 * * *", SYDNEY],
  ["30 2 * * *", SYDNEY],
  ["0 7 * * *", "Australia/Adelaide"],
  ["1,31 9 * * 1-5", "UTC"],
] as const;

const sends = (cron: string, tz: string, now: Date) => {
  const previous = cronParser.parseExpression(cron, { tz, currentDate: now }).prev();
  return now.getTime() - previous.getTime() < 60_000;
};

test.each(SCHEDULES)("%s in %s is let through whenever it is due, and hardly else", (cron, tz) => {
  let due = 0;
  let through = 0;
  // A day, and the days on which Sydney's clocks change.
  for (const day of ["2026-11-15", "2026-10-03", "2026-04-04"]) {
    const start = new Date(`${day}T12:00:30Z`).getTime();
    for (let minute = 0; minute < 1440; minute += 1) {
      const now = new Date(start + minute * 60_000);
      const isThrough = mayBeDue(cron, tz, now);
      if (isThrough) through += 1;
      if (!isThrough && minute % 47 !== 0) continue;
      if (!sends(cron, tz, now)) continue;
      due += 1;
      expect(isThrough, now.toISOString()).toBe(true);
    }
  }
  expect(due).toBeGreaterThan(0);
  if (!cron.startsWith("1,31")) expect(through).toBeLessThan(due * 4 + 20);
});
