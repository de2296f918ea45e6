import { useQueryClient } from "@tanstack/react-query";
import { startTransition, useState } from "react";
import { type PendingJob, REVIEW_SENTENCES as say } from "#contract/job-review.ts";
import { messageOf, unlawfulIn } from "#web/lib/api.ts";
import { dismissToast, toast } from "#web/ui/float/toast.ts";
import { type Choice, dropJob, isOver, refreshQueue, sendDecision, sendUndo } from "./api.ts";
import type { Held } from "./dialogs/lawful-dialog.tsx";
import { doneText } from "./done-text.ts";
import { titleOf } from "./model/title-of.ts";
import { createOwnDecisions, type OwnDecision } from "./own-decisions.ts";
import { keepReason } from "./reason-storage.ts";
import { decisionTexts as texts } from "./texts.ts";

interface UseDecisions {
  /** Brings a job back before the reviewer. */
  onShow: (id: string) => void;
}

/** Decided at once for who looks; back in the queue when the server refuses. */
export function useDecisions({ onShow }: UseDecisions) {
  const client = useQueryClient();
  /** Those that the server has yet to say yes to, and those that are about to go. */
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const { isHeld, ...law } = useHeld(onShow);
  const [own] = useState(createOwnDecisions);
  const { undo, undoLast } = useUndo(own, onShow);

  /** In one step with the way to the next job, which the router takes the same way. */
  const hide = (id: string) => startTransition(() => setSending((now) => new Set([...now, id])));
  async function leave(id: string): Promise<void> {
    hide(id);
    await dropJob(client, id);
    setSending((now) => without(now, id));
    void refreshQueue(client);
  }
  function tellDone(job: PendingJob, choice: Choice, made: OwnDecision) {
    const action = { label: texts.undo, onPress: () => void undo(made) };
    // Taken back while it was on its way, it is not worth a word.
    if (own.stands(made)) made.toast = toast.success(doneText(job, choice), { action });
  }
  /** Whether the server took it. */
  async function send(job: PendingJob, choice: Choice): Promise<boolean> {
    const { id } = job;
    try {
      await sendDecision(id, choice);
      return true;
    } catch (error) {
      if (isOver(error)) {
        toast.warning(texts.over(titleOf(job), messageOf(error, say.decided)));
        await leave(id);
        return false;
      }
      if (choice.action === "reject") keepReason(id, choice.reason);
      setSending((now) => without(now, id));
      if (isHeld(job, choice, error)) return false;
      const action = { label: texts.show, onPress: () => onShow(id) };
      toast.error(texts.refused(titleOf(job), messageOf(error, texts.failed)), { action });
      return false;
    }
  }
  async function decide(job: PendingJob, choice: Choice): Promise<void> {
    const { id } = job;
    hide(id);
    const made = own.add(id, send(job, choice));
    if (!(await made.sent)) {
      own.forget(made);
      return;
    }
    tellDone(job, choice, made);
    await leave(id);
  }
  /** For what is typed into a form, which stays until the server has said yes. */
  async function saveEdit(job: PendingJob, choice: Choice, goOn: () => void): Promise<void> {
    try {
      await sendDecision(job.id, choice);
    } catch (error) {
      if (!isHeld(job, choice, error)) throw error;
      goOn();
      return;
    }
    goOn();
    tellDone(job, choice, own.add(job.id, Promise.resolve(true)));
    await leave(job.id);
  }
  return { sending, ...law, decide, saveEdit, leave, undoLast };
}

/** An approval that the law stands in the way of: its job is shown again, with what to settle. */
function useHeld(onShow: (id: string) => void) {
  const [held, setHeld] = useState<Held>();
  function isHeld(job: PendingJob, choice: Choice, error: unknown): boolean {
    const places = unlawfulIn(error);
    if (places.length === 0) return false;
    setHeld({ job, choice, places });
    onShow(job.id);
    return true;
  }
  return { held, isHeld, forgetHeld: () => setHeld(undefined) };
}

const without = (ids: ReadonlySet<string>, id: string) =>
  new Set([...ids].filter((one) => one !== id));

/** Takes a decision of this window back, and shows its job again. */
function useUndo(own: ReturnType<typeof createOwnDecisions>, onShow: (id: string) => void) {
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
