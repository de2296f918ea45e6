import { FetchRefused } from "#server/platform/fetching/fetch-refused.ts";

const GONE = [404, 410];

/** The website says that there is no such page, and not that it cannot show it now. */
export const isGone = (error: unknown) =>
  error instanceof FetchRefused && GONE.includes(error.status);
