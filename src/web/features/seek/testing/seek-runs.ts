import type { SeekRun } from "#contract/seek.ts";
import { SEEK_DEFAULTS } from "#contract/seek-rules.ts";

/** A run as it comes over the wire, with what a test is about in it. */
export const aSeekRun = (own: Partial<SeekRun> = {}): SeekRun => ({
  id: "22222222-2222-4222-8222-222222222222",
  status: "completed",
  run_type: "seek",
  jobs_new: 0,
  jobs_found: 0,
  jobs_duplicate: 0,
  firms_new: 0,
  done: 0,
  total: 1,
  failed: 0,
  error: "",
  started_at: "2026-11-16T02:00:00.000Z",
  completed_at: "2026-11-16T02:02:05.000Z",
  keywords: ["lawyer"],
  location: "Sydney NSW",
  ...own,
});

/** What the console starts with. */
export const aSeekConfig = () => ({
  ...SEEK_DEFAULTS,
  keywords: [...SEEK_DEFAULTS.keywords],
  exclude_words: [...SEEK_DEFAULTS.exclude_words],
});
