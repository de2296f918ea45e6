import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import * as z from "zod/mini";
import { type PendingJob, REVIEW_LONGEST, REVIEW_SENTENCES as say } from "#contract/job-review.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { KeysDialog } from "#web/ui/list/keys-dialog.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { jobQuery } from "./api.ts";
import { EditDialog } from "./edit-dialog.tsx";
import { sourceName } from "./source-name.ts";
import { ALL_KEYS, faceTexts, rejectTexts, bothTexts as texts } from "./texts.ts";
import { titleOf } from "./title-of.ts";
import { keepReason, keptReason, type useDecisions } from "./use-decisions.tsx";

type Asked = { what: "help" } | { what: "edit" | "reject" | "both"; job: PendingJob };

interface UseDialogs {
  /** The open job, when it can be decided. */
  job: () => PendingJob | undefined;
  decisions: Pick<ReturnType<typeof useDecisions>, "decide" | "saveEdit" | "leave">;
  /** The reviewer goes on to the next one. */
  onDecided: (id: string) => void;
}

export interface Verbs {
  approve: () => void;
  edit: () => void;
  reject: () => void;
  help: () => void;
  seeBoth: (job: PendingJob) => void;
}

/** What can be done with the open job, by button and by key, and what is asked before it. */
export function useDialogs({ job, decisions, onDecided }: UseDialogs) {
  const [asked, setAsked] = useState<Asked>();
  const onClose = () => setAsked(undefined);
  const withJob = (act: (one: PendingJob) => void) => () => {
    const one = job();
    if (one) act(one);
  };
  const verbs: Verbs = {
    approve: withJob((one) => {
      onDecided(one.id);
      void decisions.decide(one, { action: "approve" });
    }),
    edit: withJob((one) => setAsked({ what: "edit", job: one })),
    reject: withJob((one) => setAsked({ what: "reject", job: one })),
    help: () => setAsked({ what: "help" }),
    seeBoth: (one) => setAsked({ what: "both", job: one }),
  };
  return { ...verbs, dialog: dialogOf() };

  function dialogOf() {
    if (!asked) return null;
    if (asked.what === "help") return <KeysDialog keys={ALL_KEYS} onClose={onClose} />;
    const one = asked.job;
    const goOn = () => {
      onClose();
      onDecided(one.id);
    };
    if (asked.what === "both") return <BothDialog job={one} onClose={onClose} />;
    if (asked.what === "reject")
      return (
        <RejectDialog
          job={one}
          onClose={onClose}
          onReject={(reason) => {
            goOn();
            void decisions.decide(one, { action: "reject", reason });
          }}
        />
      );
    return (
      <EditDialog
        job={one}
        onClose={onClose}
        onSave={(job_data) => decisions.saveEdit(one, { action: "edit", job_data }, goOn)}
        onOver={() => {
          goOn();
          void decisions.leave(one.id);
        }}
      />
    );
  }
}

interface BothDialogProps {
  job: PendingJob;
  onClose: () => void;
}

/** A job and the one that says nearly the same, side by side. */
function BothDialog({ job, onClose }: BothDialogProps) {
  const { data, error, refetch } = useQuery(jobQuery(job.similar?.id ?? ""));
  return (
    <Dialog open onClose={onClose} title={texts.title} text={texts.text} size="broad">
      <div className="grid gap-6 md:grid-cols-2">
        <Text label={texts.here} job={job} other={data} />
        {data && <Text label={texts.other(data.state)} job={data} other={job} />}
        {!data && !error && (
          <div role="status">
            <span className="sr-only">{texts.loading}</span>
            <Skeleton lines={10} />
          </div>
        )}
        {!data && error && (
          <ErrorState
            title={texts.failed}
            text={messageOf(error, faceTexts.unexpected)}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </Dialog>
  );
}

const wordsOf = (job: PendingJob) => job.extracted_data.lines.map(({ text }) => text);

interface TextProps {
  label: string;
  job: PendingJob;
  /** Until it has come nothing is compared. */
  other: PendingJob | undefined;
}

function Text({ label, job, other }: TextProps) {
  const own = other ? ownLines(wordsOf(job), wordsOf(other)) : new Set<number>();
  return (
    <section aria-label={label} className="min-w-0">
      <p className="text-12 text-ink-3">{label}</p>
      <h3 className="wrap-anywhere mt-0.5 text-18">
        <bdi>{titleOf(job)}</bdi>
      </h3>
      <p className="wrap-anywhere mt-1 text-13 text-ink-2">
        {[job.law_firm_name, job.location].filter(Boolean).join(", ")}
      </p>
      <p className="wrap-anywhere text-12 text-ink-3">{sourceName(job.source_url)}</p>
      <ol className="mt-3 border-ink border-t pt-3 font-serif text-[16px] leading-6">
        {wordsOf(job).map((line, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
            key={at}
            dir="auto"
            className={`wrap-anywhere py-0.5 ${own.has(at) ? "font-semibold" : "text-ink-2"}`}
          >
            {own.has(at) && <span className="sr-only">{texts.onlyHere}</span>}
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Lines that the other text does not have, whatever their spaces, letters and marks. */
export function ownLines(lines: readonly string[], others: readonly string[]): ReadonlySet<number> {
  const known = new Set(others.map(wordsOfOwnLines));
  const own = lines.flatMap((line, at) => (known.has(wordsOfOwnLines(line)) ? [] : [at]));
  return new Set(own.filter((at) => wordsOfOwnLines(lines[at] ?? "") !== ""));
}

const wordsOfOwnLines = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const Reason = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, say.reasonRequired),
      z.maxLength(REVIEW_LONGEST.reason, say.tooLong),
    ),
});

interface RejectDialogProps {
  job: PendingJob;
  onClose: () => void;
  onReject: (reason: string) => void;
}

/** Spec 2 §5: without a reason nothing is rejected. */
function RejectDialog({ job, onClose, onReject }: RejectDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState(() => keptReason(job.id));
  const { form, field } = useForm({
    schema: Reason,
    initial: { reason: "" },
    async submit({ reason }) {
      // It is kept again when it does not reach the server.
      keepReason(job.id, "");
      onReject(reason);
    },
    explain: () => ({}),
  });
  function close() {
    keepReason(job.id, typed);
    onClose();
  }
  const { defaultValue: _typedHere, ...reason } = field("reason");
  const actions = (
    <>
      <Button look="danger" type="submit" form={id} className="max-md:min-h-11">
        {rejectTexts.reject}
      </Button>
      <Button look="quiet" onClick={close} className="max-md:min-h-11">
        {rejectTexts.cancel}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={close}
      title={rejectTexts.title}
      text={(job.is_update ? rejectTexts.updateText : rejectTexts.text)(titleOf(job))}
      actions={actions}
    >
      <form {...form} id={id} className="grid gap-3">
        <TextArea
          {...reason}
          label={rejectTexts.reason}
          rows={3}
          limit={REVIEW_LONGEST.reason}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <fieldset aria-label={rejectTexts.quick} className="flex flex-wrap gap-1.5">
          {QUICK_REASONS.map((quick) => (
            <button
              key={quick}
              type="button"
              aria-pressed={typed.includes(quick)}
              onClick={() => {
                setTyped(pressReason(typed, quick));
                reason.onEdit();
              }}
              className="min-h-[26px] rounded-sm border border-rule px-[9px] text-left text-13 text-ink-2 leading-[1.4] hover:border-rule-2 hover:text-ink aria-pressed:border-ink aria-pressed:text-ink max-md:min-h-11"
            >
              {quick}
            </button>
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}

/** Why most jobs are rejected. */
export const QUICK_REASONS = [
  "This is not a legal job.",
  "It was posted by a recruitment agency.",
  "The job is closed or filled.",
  "The text is incomplete or unreadable.",
] as const;

/** A press on a reason replaces another one and joins what was typed; a second press takes it out. */
export function pressReason(typed: string, reason: string): string {
  const now = typed.trim();
  if (now.includes(reason)) return without(now, reason);
  const isQuick = QUICK_REASONS.some((quick) => quick === now);
  return now === "" || isQuick ? reason : `${now} ${reason}`;
}

const without = (typed: string, reason: string) =>
  typed
    .split(reason)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ");
