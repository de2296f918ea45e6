const SECOND_MS = 1000;

/** Spec 2 §9. How long a run took, or has taken so far: "2m 5s". */
export function tookText(started: string, ended: string | null, now: Date): string {
  const end = ended === null ? now : new Date(ended);
  const seconds = Math.max(
    0,
    Math.round((end.getTime() - new Date(started).getTime()) / SECOND_MS),
  );
  return `${Math.floor(seconds / 60).toLocaleString("en-AU")}m ${seconds % 60}s`;
}
