import { useQueryClient } from "@tanstack/react-query";
import { startTransition, useState } from "react";
import { type JobData, type PendingJob, REVIEW_SENTENCES as say } from "#contract/job-review.ts";
import type { Exemption } from "#contract/lawful.ts";
import type { UnlawfulPlace } from "#contract/unlawful-place.ts";
import { takeOut } from "#lawful/take-out.ts";
import { messageOf, unlawfulIn } from "#web/lib/api.ts";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { dismissToast, toast } from "#web/ui/float/toast.ts";
import { LawfulWarning } from "#web/ui/lawful-warning.tsx";
import { type Choice, dropJob, isOver, refreshQueue, sendDecision, sendUndo } from "./api.ts";
import { storeEdit } from "./edit-storage.ts";
import { decisionTexts as texts } from "./texts.ts";
import { titleOf } from "./title-of.ts";

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

/** What a decision did; of a job that is live already it changes something else. */
export function doneText(job: Pick<PendingJob, "title" | "is_update">, choice: Choice): string {
  const isRejected = choice.action === "reject";
  const title = (choice.action === "edit" && choice.job_data.title) || titleOf(job);
  if (job.is_update) return isRejected ? texts.unchanged(title) : texts.updated(title);
  return isRejected ? texts.rejected(title) : texts.approved(title);
}

/** A decision of this window. */
interface OwnDecision {
  readonly id: string;
  /** Whether the server took it; not known at once. */
  readonly sent: Promise<boolean>;
  /** What says that it was made, and offers to take it back. */
  toast?: number;
}

/** What can be taken back, the last decision first, each once. */
export function createOwnDecisions() {
  const made: OwnDecision[] = [];
  return {
    add(id: string, sent: Promise<boolean>): OwnDecision {
      const decision = { id, sent };
      made.push(decision);
      return decision;
    },
    last: (): OwnDecision | undefined => made.at(-1),
    /** Unless it was taken back. */
    stands: (decision: OwnDecision): boolean => made.includes(decision),
    /** Whether it was there. */
    forget(decision: OwnDecision): boolean {
      const at = made.indexOf(decision);
      if (at >= 0) made.splice(at, 1);
      return at >= 0;
    },
    addAgain: (decision: OwnDecision): void => void made.push(decision),
  };
}

/** An approval that the server held back. */
interface Held {
  readonly job: PendingJob;
  readonly choice: Choice;
  readonly places: readonly UnlawfulPlace[];
}

interface LawfulDialogProps {
  held: Held;
  onClose: () => void;
  onApprove: (choice: Choice) => void;
}

/** Once nothing is left to settle, the job is approved with what was taken out and said. */
export function LawfulDialog({ held, onClose, onApprove }: LawfulDialogProps) {
  const { job, choice } = held;
  const [places, setPlaces] = useState(held.places);
  const [data, setData] = useState<JobData>(choice.action === "edit" ? choice.job_data : {});
  const [exemptions, setExemptions] = useState<Exemption[]>([]);

  function settle(quote: string, to: JobData, reasons: Exemption[]) {
    const open = places.filter((place) => place.quote !== quote);
    setPlaces(open);
    setData(to);
    setExemptions(reasons);
    if (open.length > 0) return;
    const isEdited = Object.keys(to).length > 0;
    onApprove(
      isEdited
        ? { action: "edit", job_data: to, exemptions: reasons }
        : { action: "approve", exemptions: reasons },
    );
  }
  function withoutWords(quote: string): JobData {
    const title = data.title ?? job.title;
    const text = data.raw_content ?? job.raw_content;
    const isTitle = takeOut(title, quote) !== title;
    return {
      ...data,
      ...(isTitle && { title: takeOut(title, quote) }),
      raw_content: takeOut(text, quote),
    };
  }
  return (
    <Dialog
      open
      onClose={() => {
        // Corrections that were typed are there again when the form is.
        if (choice.action === "edit") storeEdit(job.id, typedIn(choice.job_data));
        onClose();
      }}
      title={titleOf(job)}
      size="wide"
    >
      <LawfulWarning
        places={places}
        onTakeOut={(quote) => settle(quote, withoutWords(quote), exemptions)}
        onLawful={(quote, reason) => settle(quote, data, [...exemptions, { quote, reason }])}
      />
    </Dialog>
  );
}

const typedIn = (data: JobData) =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, words]) => (words === undefined ? [] : [[name, words]])),
  );

/** Reasons that did not reach the server, or were not sent yet, are there again when the dialog is. */
const kept = new Map<string, string>();

export const keepReason = (jobId: string, reason: string) => void kept.set(jobId, reason);
export const keptReason = (jobId: string) => kept.get(jobId) ?? "";
