import { useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import { hideSaved, keepComparison, savedQuery } from "../api.ts";
import { savedTexts as texts } from "./texts.ts";

/** Gone at once, back when the server refuses, and to be undone for as long as the toast stands. */
export function useRemoval(id: string): () => Promise<void> {
  const client = useQueryClient();

  const undo = () =>
    keepComparison(client, id, true).catch((error) =>
      toast.error(messageOf(error, texts.undoFailed)),
    );
  return async () => {
    hideSaved(client, id);
    try {
      await keepComparison(client, id, false);
      toast.success(texts.removed, {
        action: { label: texts.undo, onPress: () => void undo() },
      });
    } catch (error) {
      toast.error(messageOf(error, texts.removeFailed));
      await client.invalidateQueries({ queryKey: savedQuery.queryKey });
    }
  };
}
