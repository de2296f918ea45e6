import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { RECOMMENDATION_SENTENCES as say } from "#contract/recommendations.ts";
import { messageOf } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import type { ActionJob } from "../actions/action-job.ts";
import { bookmarksQuery, refreshBookmarks, sendBookmark, showBookmark } from "../api.ts";
import { actionTexts as texts } from "../texts.ts";

/** Shown as done at once, and taken back when the server refuses. */
export function useBookmark(job: Pick<ActionJob, "id" | "title" | "company">) {
  const client = useQueryClient();
  const { data } = useQuery(bookmarksQuery);
  const saved = data?.bookmarks.some(({ jobDocumentId }) => jobDocumentId === job.id) ?? false;
  const running = useRef(false);

  async function setSaved(next: boolean): Promise<void> {
    if (running.current) return;
    running.current = true;
    try {
      await showBookmark(client, job, next);
      await sendBookmark(job.id, next);
      toast.success(next ? say.bookmarked : say.unbookmarked);
    } catch (error) {
      await showBookmark(client, job, !next);
      toast.error(messageOf(error, next ? texts.saveFailed : texts.unsaveFailed));
    } finally {
      running.current = false;
    }
    await refreshBookmarks(client);
  }
  return { saved, setSaved };
}
