const SECOND_MS = 1000;

/** How long a run took, or has taken so far: "2 min 5 s". */
export function tookText(started: string, ended: string | null, now: Date): string {
  const end = ended === null ? now : new Date(ended);
  const seconds = Math.max(
    0,
    Math.round((end.getTime() - new Date(started).getTime()) / SECOND_MS),
  );
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  return rest === 0
    ? `${Math.floor(seconds / 60)} min`
    : `${Math.floor(seconds / 60)} min ${rest} s`;
}
