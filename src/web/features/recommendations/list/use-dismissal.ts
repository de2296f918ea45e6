import { useQueryClient } from "@tanstack/react-query";
import { RECOMMENDATION_SENTENCES as say } from "#contract/recommendations.ts";
import { toast } from "#web/ui/float/toast.ts";
import { refreshRecommendations, revealWhenGone, sendDismissal, setHidden } from "./api.ts";
import { listTexts as texts } from "./texts.ts";

/** Gone at once, back in its place when the server refuses, and to be undone while the toast stands. */
export function useDismissal(): (jobId: string) => Promise<void> {
  const client = useQueryClient();

  async function undo(jobId: string): Promise<void> {
    try {
      const { message } = await sendDismissal(jobId, false);
      await refreshRecommendations(client);
      setHidden(client, jobId, false);
      toast.success(message);
    } catch {
      toast.error(texts.undoFailed);
    }
  }

  return async (jobId) => {
    setHidden(client, jobId, true);
    try {
      await sendDismissal(jobId, true);
    } catch {
      setHidden(client, jobId, false);
      toast.error(texts.dismissFailed);
      return;
    }
    const action = { label: texts.undo, onPress: () => void undo(jobId) };
    toast.success(say.dismissed, { action });
    await refreshRecommendations(client);
    revealWhenGone(client, jobId);
  };
}
