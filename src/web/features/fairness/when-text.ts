/** "17 November 2026, 9:41 am", in the reader's own time zone. */
export function whenText(at: string): string {
  const date = new Date(at);
  const day = date.toLocaleDateString("en-AU", { day: "numeric", month: "long", year: "numeric" });
  return `${day}, ${date.toLocaleTimeString("en-AU", { hour: "numeric", minute: "2-digit" })}`;
}

/** "1 min 28 s". */
export function tookText(from: string, to: string): string {
  const seconds = Math.round((new Date(to).getTime() - new Date(from).getTime()) / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}
