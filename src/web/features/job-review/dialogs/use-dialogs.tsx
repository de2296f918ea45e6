import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PendingJob } from "#contract/job-review.ts";
import { messageOf } from "#web/lib/api.ts";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { KeysDialog } from "#web/ui/list/keys-dialog.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { jobQuery } from "../api.ts";
import { sourceName } from "../model/source-name.ts";
import { titleOf } from "../model/title-of.ts";
import { ALL_KEYS, faceTexts, bothTexts as texts } from "../texts.ts";
import type { useDecisions } from "../use-decisions.ts";
import { EditDialog } from "./edit-dialog.tsx";
import { ownLines } from "./own-lines.ts";
import { RejectDialog } from "./reject-dialog.tsx";

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
