import { useQueryClient } from "@tanstack/react-query";
import { type Bookmark, RECOMMENDATION_SENTENCES as say } from "#contract/recommendations.ts";
import { messageOf } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import { refreshBookmarks, sendBookmark, showBookmark } from "../api.ts";
import { savedTexts as texts } from "./texts.ts";

/** Gone at once, back when the server refuses, and to be undone for as long as the toast stands. */
export function useUnsave({ jobDocumentId: id, title, company }: Bookmark): () => Promise<void> {
  const client = useQueryClient();
  const job = { id, title, company };

  async function undo(): Promise<void> {
    try {
      await sendBookmark(id, true);
      toast.success(say.bookmarked);
    } catch (error) {
      toast.error(messageOf(error, texts.undoFailed));
    }
    await refreshBookmarks(client);
  }
  return async () => {
    await showBookmark(client, job, false);
    try {
      await sendBookmark(id, false);
      const action = { label: texts.undo, onPress: () => void undo() };
      toast.success(say.unbookmarked, { action });
    } catch (error) {
      toast.error(messageOf(error, texts.removeFailed));
    }
    await refreshBookmarks(client);
  };
}
