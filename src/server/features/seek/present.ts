import type { RunPart } from "#contract/scraping.ts";
import { SEEK_SENTENCES, type SeekRun } from "#contract/seek.ts";
import type { SeekConfig } from "#contract/seek-rules.ts";
import { type CountedPart, type CountedRun, isOver } from "../scraping/service.ts";
import { keptConfig } from "./seek-config.ts";
import { SEEK_TEXTS } from "./texts.ts";

/** What the one who waited is told: what came of it, why it or a part of it failed, or that it goes on. */
export function presentResult(run: CountedRun) {
  const running = !isOver(run);
  return {
    success: running || run.status === "completed",
    jobs_found: run.jobsFound,
    jobs_saved: run.jobsNew,
    error: running ? SEEK_SENTENCES.goesOn(run.jobsNew) : whyNot(run),
    run_id: run.id,
    running,
  };
}

const whyNot = ({ status, error }: CountedRun) =>
  error || (status === "completed" ? "" : SEEK_TEXTS.stopped);

export function presentSeekRun(run: CountedRun): SeekRun {
  const { keywords, location } = keptConfig(run.config);
  return {
    id: run.id,
    status: run.status,
    run_type: run.runType,
    jobs_found: run.jobsFound,
    jobs_new: run.jobsNew,
    jobs_duplicate: run.jobsDuplicate,
    firms_new: run.firmsNew,
    done: run.done,
    total: run.total,
    failed: run.failed,
    error: run.error,
    started_at: run.startedAt.toISOString(),
    completed_at: run.completedAt?.toISOString() ?? null,
    keywords: [...keywords],
    location,
  };
}

export const presentPart = (part: CountedPart): RunPart => ({
  id: part.id,
  name: part.name,
  url: part.url,
  status: part.status,
  pages: part.pages,
  jobs_found: part.jobsFound,
  jobs_new: part.jobsNew,
  jobs_duplicate: part.jobsDuplicate,
  error: part.error,
});

export const presentConfig = (config: SeekConfig) => ({
  ...config,
  keywords: [...config.keywords],
  exclude_words: [...config.exclude_words],
});
