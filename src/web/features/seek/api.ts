import { stopScraping } from "#contract/scraping.ts";
import {
  getSeekConfig,
  getSeekRun,
  getSeekStats,
  listSeekLocations,
  runSeek,
} from "#contract/seek.ts";
import type { SeekConfig } from "#contract/seek-rules.ts";
import { type Answer, call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

export type SeekResult = Answer<typeof runSeek>;
export type SeekDetails = Answer<typeof getSeekRun>;

export const configQuery = {
  ...apiQuery(getSeekConfig),
  select: ({ config }: Answer<typeof getSeekConfig>) => config,
};
export const locationsQuery = {
  ...apiQuery(listSeekLocations),
  select: ({ locations }: Answer<typeof listSeekLocations>) => locations,
};
export const statsQuery = {
  ...apiQuery(getSeekStats),
  select: ({ stats }: Answer<typeof getSeekStats>) => stats,
};
export const seekRunQuery = (id: string) => apiQuery(getSeekRun, { params: { id } });

/** Answers when the run has ended, or when it goes on without anybody waiting. */
export const startSeek = ({ keywords, exclude_words, ...config }: SeekConfig) =>
  call(runSeek, {
    body: { ...config, keywords: [...keywords], exclude_words: [...exclude_words] },
  });

export const stopSeek = (id: string) => call(stopScraping, { params: { id } });
