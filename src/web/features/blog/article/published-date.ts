/** The same day for the server, for every reader and for search engines. */
const ZONE = "Australia/Sydney";

/** "November 12, 2026" (spec 1 §9). */
export const publishedDate = (publishedAt: string) =>
  new Date(publishedAt).toLocaleDateString("en-US", { dateStyle: "long", timeZone: ZONE });
