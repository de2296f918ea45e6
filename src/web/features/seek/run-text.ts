import type { SeekRun } from "#contract/seek.ts";
import { seekTexts, historyTexts as texts } from "./texts.ts";

/** Spec 2 §9: in the Australian English locale. */
export const startedText = ({ started_at }: Pick<SeekRun, "started_at">): string =>
  new Date(started_at).toLocaleString("en-AU", { dateStyle: "medium", timeStyle: "short" });

/** In minutes and seconds; of a run that has not ended nobody knows. */
export function durationText(run: Pick<SeekRun, "started_at" | "completed_at">): string {
  if (run.completed_at === null) return texts.unknown;
  const ms = new Date(run.completed_at).getTime() - new Date(run.started_at).getTime();
  const seconds = Math.max(0, Math.round(ms / 1000));
  return texts.duration(Math.floor(seconds / 60), seconds % 60);
}

/** What stands above the console: how a run ended, or that it goes on. */
export interface Notice {
  readonly kind: "ok" | "bad" | "note";
  readonly text: string;
  /** What it could not do all the same: some keywords failed. */
  readonly but?: string;
}

/** How a run that nobody held the line for has ended; nothing while it has not. */
export function endOf(run: SeekRun): Notice | undefined {
  if (run.status === "running") return undefined;
  if (run.status === "completed")
    return {
      kind: "ok",
      text: seekTexts.completed(run.jobs_found, run.jobs_new),
      but: run.error,
    };
  if (run.status === "stopped") return { kind: "note", text: seekTexts.stopped(run.jobs_new) };
  return { kind: "bad", text: run.error || seekTexts.scrapingFailed };
}
