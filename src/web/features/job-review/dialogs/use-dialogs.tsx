import { useState } from "react";
import type { PendingJob } from "#contract/job-review.ts";
import { KeysDialog } from "#web/ui/list/keys-dialog.tsx";
import { ALL_KEYS } from "../texts.ts";
import type { useDecisions } from "../use-decisions.ts";
import { BothDialog } from "./both-dialog.tsx";
import { EditDialog } from "./edit-dialog.tsx";
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
