/** The jobs are Australian: the same day for the server, for every reader and for search engines. */
const ZONE = "Australia/Sydney";

/** "3 March 2026"; "" when nobody knows. */
export function postedDate(postedAt: string): string {
  const posted = new Date(postedAt);
  if (Number.isNaN(posted.getTime())) return "";
  return posted.toLocaleDateString("en-AU", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: ZONE,
  });
}
