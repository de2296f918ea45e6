import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { refreshSession } from "#web/lib/session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { LEVELS } from "#web/ui/match/rating.ts";
import { type Choice, countOf, NO_CHOICE } from "./candidates-view.ts";
import { panelTexts } from "./panel/texts.ts";
import { faceTexts as texts } from "./texts.ts";

interface NoCandidatesProps {
  jobId: string;
  status: string;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** Why the list is empty, and what to do about it. */
export function NoCandidates({ jobId, status, choice, onChoose }: NoCandidatesProps) {
  const { match } = choice;
  if (countOf(choice) > 0 || match) {
    const level = match && panelTexts.level(LEVELS[match].word);
    const isLevelOnly = level && countOf(choice) === 0;
    return (
      <EmptyState
        title={texts.none}
        text={isLevelOnly ? texts.noneOfLevel(level) : texts.noneFiltered}
        action={
          <Button onClick={() => onChoose({ ...NO_CHOICE, sort: choice.sort })}>
            {isLevelOnly ? texts.showAll : texts.clear}
          </Button>
        }
      />
    );
  }
  const isDraft = status === "draft";
  return (
    <EmptyState
      title={texts.none}
      text={isDraft ? texts.noneForDraft : texts.noneText}
      action={
        <ButtonLink to={`/job/${jobId}/edit`}>
          {isDraft ? texts.noneForDraftAction : texts.noneAction}
        </ButtonLink>
      }
    />
  );
}

/** Spec 1 §2 and §8: the message, the job's id, and two ways on. */
export function JobNotFound({ jobId }: { jobId: string }) {
  const navigate = useNavigate();
  // A tab that was opened here has nothing behind it.
  const goBack = () => void (history.length > 1 ? navigate(-1) : navigate("/dashboard"));
  return (
    <section className="wrap py-16 md:py-24">
      <h1>{texts.jobNotFound}</h1>
      <p className="mt-3 max-w-[52ch] font-serif text-18 text-ink-2">{texts.jobNotFoundText}</p>
      <p className="wrap-anywhere mt-2 text-13 text-ink-3">
        {texts.jobId} {jobId}
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to="/dashboard" className="max-md:min-h-11">
          {texts.dashboard}
        </ButtonLink>
        <Button look="line" onClick={goBack} className="max-md:min-h-11">
          {texts.back}
        </Button>
      </div>
    </section>
  );
}

/** Spec 1 §8. */
const LEAVES_AFTER_MS = 2000;

export function SignedOut() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const timer = setTimeout(async () => {
      // The guards read the status: it must be right before anything navigates.
      await refreshSession(client).catch(() => undefined);
      await navigate("/login", { replace: true, state: { from: pathname + search } });
    }, LEAVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, navigate, pathname, search]);
  return (
    <section role="alert" className="wrap py-16 md:py-24">
      <h1>{texts.signedOut}</h1>
      <p className="mt-3 max-w-[52ch] font-serif text-18 text-ink-2">{texts.signedOutText}</p>
    </section>
  );
}
