/** Why most jobs are rejected. */
export const QUICK_REASONS = [
  "This is not a legal job.",
  "It was posted by a recruitment agency.",
  "The job is closed or filled.",
  "The text is incomplete or unreadable.",
] as const;

/** A press on a reason replaces another one and joins what was typed; a second press takes it out. */
export function pressReason(typed: string, reason: string): string {
  const now = typed.trim();
  if (now.includes(reason)) return without(now, reason);
  const isQuick = QUICK_REASONS.some((quick) => quick === now);
  return now === "" || isQuick ? reason : `${now} ${reason}`;
}

const without = (typed: string, reason: string) =>
  typed
    .split(reason)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ");
