const MINUTE_MS = 60_000;
const STEPS = [
  { name: "day", ms: 1440 * MINUTE_MS },
  { name: "hour", ms: 60 * MINUTE_MS },
  { name: "minute", ms: MINUTE_MS },
];

/** "a moment", "1 minute", "3 hours", "2 days": whole ones, the largest that fits. */
export function ageText(date: Date, now: Date): string {
  const age = now.getTime() - date.getTime();
  const step = STEPS.find(({ ms }) => age >= ms);
  if (!step) return "a moment";
  const count = Math.floor(age / step.ms);
  return `${count} ${step.name}${count === 1 ? "" : "s"}`;
}
