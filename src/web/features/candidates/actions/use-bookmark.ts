import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { messageOf } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import { noteBookmark, refreshLists, sendBookmark, showBookmark } from "../api.ts";
import type { Candidate } from "../model/candidate.ts";
import { actionTexts as texts } from "./texts.ts";

/** Shown as done at once, and taken back when the server refuses (spec 1 §4). */
export function useBookmark() {
  const client = useQueryClient();
  const running = useRef(new Set<string>());

  async function mark(id: string, next: boolean): Promise<void> {
    if (running.current.has(id)) return;
    running.current.add(id);
    try {
      await showBookmark(client, id, next);
      await sendBookmark(id, next);
      // Into a list that came meanwhile as well.
      noteBookmark(client, id, next);
      toast.success(next ? texts.bookmarked : texts.unbookmarked, {
        action: { label: texts.undo, onPress: () => void mark(id, !next) },
      });
    } catch (error) {
      await showBookmark(client, id, !next);
      toast.error(messageOf(error, texts.bookmarkFailed));
    } finally {
      running.current.delete(id);
    }
    await refreshLists(client);
  }
  return ({ id, isBookmarked }: Pick<Candidate, "id" | "isBookmarked">) =>
    void mark(id, !isBookmarked);
}
