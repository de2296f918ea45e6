import { lazy, type ReactNode, useState } from "react";
import { LazyBoundary } from "#web/lib/lazy-boundary.tsx";
import { rememberOpened } from "#web/lib/opened-elsewhere.ts";
import { useSession } from "#web/lib/session.ts";
import { toast } from "#web/ui/float/toast.ts";
import { actionTexts as texts, type Wanted } from "../texts.ts";
import type { ActionJob, Where, Wish } from "./action-job.ts";
import { ActionRow } from "./action-row.tsx";
import { ApplyButton, type ApplyLooks } from "./apply-button.tsx";
import type { JobSignUpProps } from "./job-sign-up.tsx";
import { ShareJob } from "./share-job.tsx";

interface JobActionsProps {
  job: ActionJob;
  where: Where;
  /** Where a visitor goes on after signing up. */
  from: string;
}

/** How the button that applies looks there: solid where it is what the page is for. */
const APPLY_LOOKS: Readonly<Record<Where, ApplyLooks>> = {
  card: { look: "soft", className: "mr-1 max-w-56" },
  panel: { look: "soft", className: "max-w-72" },
  page: {},
  apply: { size: "big", className: "w-full" },
};

/** What somebody can do with a job: the same buttons for visitors and candidates, few for recruiters. */
export function JobActions({ job, where, from }: JobActionsProps) {
  const session = useSession();
  if (session.state !== "signed-in") return <ForVisitors {...{ job, where, from }} />;
  if (session.user.role === "recruiter") return where === "page" ? <ShareJob job={job} /> : null;
  return <WhenLoaded {...{ job, where }} />;
}

/** On a card every button names its job. */
const looksOf = ({ title }: ActionJob, where: Where): ApplyLooks => ({
  ...APPLY_LOOKS[where],
  about: where === "card" && <span className="sr-only"> ({title})</span>,
});

/** A press before it is there is kept, and done as soon as it is. */
function WhenLoaded({ job, where }: Omit<JobActionsProps, "from">) {
  const [wish, setWish] = useState<Wish>();
  const looks = looksOf(job, where);
  const shape = (
    <ActionRow
      {...{ job, where }}
      apply={
        <ApplyButton
          {...looks}
          job={job}
          busy={wish === "apply"}
          onPress={() => setWish("apply")}
          onOpened={() => rememberOpened(job)}
        />
      }
      saved={wish === "save"}
      expressing={wish === "interest"}
      onSave={() => setWish("save")}
      onInterest={() => setWish("interest")}
    />
  );
  return (
    <LazyBoundary shape={shape}>
      <ForCandidates {...{ job, where, wish, looks }} />
    </LazyBoundary>
  );
}

function ForVisitors({ job, where, from }: JobActionsProps) {
  const { ask, prompt } = useSignUpPrompt(from, job);
  return (
    <>
      <ActionRow
        {...{ job, where }}
        apply={<ApplyButton {...looksOf(job, where)} job={job} onPress={() => void ask("apply")} />}
        onSave={() => void ask("save")}
        onInterest={() => void ask("interest")}
        onContact={() => void ask("contact")}
      />
      {prompt}
    </>
  );
}

/** Only for those who are signed in: a visitor's page does not carry it. */
const ForCandidates = lazy(() =>
  import("../candidate/candidate-actions.tsx").then(
    (file) => ({ default: file.CandidateActions }),
    () => ({ default: Unloaded }),
  ),
);

/** The connection was lost on the way. */
function Unloaded({ job, where }: Omit<JobActionsProps, "from">) {
  const say = () => toast.error(texts.notLoaded);
  const onOpened = () => rememberOpened(job);
  const apply = <ApplyButton {...looksOf(job, where)} {...{ job, onOpened }} onPress={say} />;
  return <ActionRow {...{ job, where, apply }} onSave={say} onInterest={say} />;
}

type Prompt = (props: JobSignUpProps) => ReactNode;

/** Loaded when a visitor first wants what belongs to an account: no page carries it. */
function useSignUpPrompt(from: string, job: JobSignUpProps["job"]) {
  const [asked, setAsked] = useState<{ wanted: Wanted; Prompt: Prompt }>();

  async function ask(wanted: Wanted): Promise<void> {
    try {
      const file = await import("./job-sign-up.tsx");
      setAsked({ wanted, Prompt: file.JobSignUp });
    } catch {
      toast.error(texts.notLoaded);
    }
  }
  const onClose = () => setAsked(undefined);
  const prompt = asked && <asked.Prompt {...{ wanted: asked.wanted, job, from, onClose }} />;
  return { ask, prompt };
}
