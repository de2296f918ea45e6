import type { QueryClient } from "@tanstack/react-query";

/** The lines that say how a resume and jobs fit. */
const LINES = ["GET /api/search", "GET /api/matches/:jobId", "POST /compares"];

/** What a resume says, or whose it is, has changed: what was found for it no longer holds. */
export function forgetMatches(client: QueryClient): void {
  for (const line of LINES) client.removeQueries({ queryKey: [line] });
}
