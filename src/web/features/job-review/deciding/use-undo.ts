import { useQueryClient } from "@tanstack/react-query";
import { REVIEW_SENTENCES as say } from "#contract/job-review.ts";
import { messageOf } from "#web/lib/api.ts";
import { dismissToast, toast } from "#web/ui/float/toast.ts";
import { isOver, refreshQueue, sendUndo } from "../api.ts";
import { decisionTexts as texts } from "../texts.ts";
import type { createOwnDecisions, OwnDecision } from "./own-decisions.ts";

/** Takes a decision of this window back, and shows its job again. */
export function useUndo(own: ReturnType<typeof createOwnDecisions>, onShow: (id: string) => void) {
  const client = useQueryClient();
  async function undo(made: OwnDecision): Promise<void> {
    if (!own.forget(made)) return;
    // Its offer to take it back would do nothing now.
    if (made.toast !== undefined) dismissToast(made.toast);
    if (!(await made.sent)) return;
    try {
      await sendUndo(made.id);
    } catch (error) {
      if (!isOver(error)) own.addAgain(made);
      toast.error(messageOf(error, texts.undoFailed));
      return;
    }
    toast.success(say.undone);
    await refreshQueue(client);
    onShow(made.id);
  }
  function undoLast(): void {
    const last = own.last();
    if (last) void undo(last);
    else toast.info(texts.nothingToUndo);
  }
  return { undo, undoLast };
}
