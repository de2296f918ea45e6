import { useQueryClient } from "@tanstack/react-query";
import type { Tracked, TrackedStage } from "#contract/applications.ts";
import { messageOf } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import { trackedCalls, trackedQuery } from "./api.ts";
import { STAGES, trackerTexts as texts } from "./texts.ts";

type Moved = Pick<Tracked, "id" | "title" | "stage">;

/** Moves a job to another stage: it stands there at once, and goes back when that is refused. */
export function useMove() {
  const client = useQueryClient();
  const { move } = trackedCalls(client);
  const put = (id: string, stage: TrackedStage) =>
    client.setQueryData<{ jobs: Tracked[]; total: number }>(
      trackedQuery.queryKey,
      (list) =>
        list && {
          ...list,
          jobs: list.jobs.map((job) => (job.id === id ? { ...job, stage } : job)),
        },
    );

  return async function moveTo({ id, title, stage: from }: Moved, stage: TrackedStage) {
    if (stage === from) return;
    // What is on its way would put it back for a moment.
    await client.cancelQueries({ queryKey: trackedQuery.queryKey });
    put(id, stage);
    try {
      await move(id, stage);
      toast.success(texts.moved(title, STAGES[stage].word));
    } catch (error) {
      put(id, from);
      toast.error(messageOf(error, texts.moveFailed));
    }
  };
}
