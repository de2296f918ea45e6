import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { SeekRun } from "#contract/seek.ts";
import type { SeekConfig } from "#contract/seek-rules.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { type SeekResult, startSeek, statsQuery, stopSeek } from "./api.ts";
import { endOf, type Notice } from "./run-text.ts";
import { configureTexts, seekTexts as texts } from "./texts.ts";
import { useStats } from "./use-stats.ts";

const NONE: readonly SeekRun[] = [];

/**
 * One run at a time. Its answer is held until it ends; a run that goes on without anybody waiting, from
 * this page or from before it was loaded, is followed in the statistics.
 */
export function useSeekRun() {
  const client = useQueryClient();
  const [isHeld, setHeld] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const { data } = useStats(isHeld);
  const runs = data?.recent_runs ?? NONE;
  const stopped = useRef(false);
  const underWay = runs.find(({ status }) => status === "running");
  const reload = () => client.invalidateQueries({ queryKey: statsQuery.queryKey });
  useEnding(runs, isHeld, setNotice);

  async function run(config: SeekConfig): Promise<void> {
    setHeld(true);
    setNotice(undefined);
    stopped.current = false;
    try {
      setNotice(noticeOf(await startSeek(config), stopped.current));
    } catch (error) {
      if (error instanceof ApiError && error.errors.length > 0) setFailures(error.errors);
      else setNotice({ kind: "bad", text: messageOf(error, texts.runFailed) });
    }
    stopped.current = false;
    // The button waits for it: until then the run that has ended seems to be under way.
    await reload();
    setHeld(false);
  }
  const stopping = useAction(configureTexts.stopFailed);
  // Until the list has it as stopped: a second press would be told that it has ended already.
  const stop = (id: string) =>
    stopping.run("stop", async () => {
      stopped.current = true;
      try {
        const { message } = await stopSeek(id);
        // The run's own end may have been told meanwhile, and says more.
        if (stopped.current) setNotice({ kind: "note", text: message });
        await reload();
      } catch (error) {
        stopped.current = false;
        setNotice({ kind: "bad", text: messageOf(error, configureTexts.stopFailed) });
      }
    });
  return {
    run,
    stop,
    underWay,
    isRunning: isHeld || underWay !== undefined,
    notice,
    dismiss: () => setNotice(undefined),
    failures,
    setFailures,
  };
}

/** That somebody stopped it is no failure. */
function noticeOf(result: SeekResult, isStopped: boolean): Notice {
  const { success, running, error, jobs_found, jobs_saved } = result;
  if (running || (isStopped && !success)) return { kind: "note", text: error };
  if (success) return { kind: "ok", text: texts.completed(jobs_found, jobs_saved), but: error };
  return { kind: "bad", text: error || texts.scrapingFailed };
}

/** Tells the end of a run that was under way while nobody held its answer. */
function useEnding(
  runs: readonly SeekRun[],
  isHeld: boolean,
  tell: (notice: Notice) => void,
): void {
  const followed = useRef<string>(undefined);
  useEffect(() => {
    const underWay = runs.find(({ status }) => status === "running");
    const before = runs.find(({ id }) => id === followed.current);
    const end = before && endOf(before);
    followed.current = isHeld ? undefined : underWay?.id;
    if (end && !isHeld) tell(end);
  }, [runs, isHeld, tell]);
}
