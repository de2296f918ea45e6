import type { ReactNode } from "react";
import { Button, ButtonLink, TextButton } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { JobMatch } from "../model/job-match.ts";
import type { Asking } from "../requirement-rows.tsx";
import { matchTexts as texts } from "../texts.ts";
import type { JobLink } from "./use-open-job.ts";

/** What can be done with a job, as whoever composes the page says it. */
export interface JobActions {
  /** Compares the resume with a job. */
  onCompare: (jobId: string) => void;
  /** The job that is being compared just now: its buttons are busy. */
  comparing: string | undefined;
  /** What else a person can do with a job: small on a card, in words in the panel and in the job view. */
  actions: (job: JobMatch, where: "card" | "panel") => ReactNode;
  asking?: Asking | undefined;
}

interface CardActionsProps extends JobActions {
  match: JobMatch;
  why: JobLink;
  view: JobLink;
  /** Why it fits stands beside the list already. */
  isOpen: boolean;
}

/** As a text button has it, so that words stand on one line. */
const TEXT = "text-13 leading-6";
/** On a phone as high as a thumb needs them. */
const TALL = "max-md:min-h-11";

/** At the foot of a card. Each names its job for those who go from link to link. */
export function CardActions({ match, why, view, isOpen, ...rest }: CardActionsProps) {
  const { onCompare, comparing, actions } = rest;
  const about = <span className="sr-only"> ({match.title})</span>;
  const busy = comparing === match.jobId;
  return (
    <>
      {isOpen ? (
        <span className={`font-medium ${TEXT}`}>{texts.why}</span>
      ) : (
        <TextLink {...why} className={TEXT}>
          {texts.why}
          {about}
        </TextLink>
      )}
      <TextButton
        aria-disabled={busy || undefined}
        onClick={() => busy || onCompare(match.jobId)}
        className="aria-disabled:cursor-not-allowed"
      >
        {texts.compare}
        {about}
        {busy && <Icon name="turn" small className="ml-1.5 inline animate-turn align-[-2px]" />}
      </TextButton>
      <TextLink {...view} className={TEXT}>
        {texts.view}
        {about}
      </TextLink>
      <div className="-mr-2 ml-auto flex items-center empty:hidden">{actions(match, "card")}</div>
    </>
  );
}

interface PanelActionsProps extends JobActions {
  match: JobMatch;
  /** To the job in full; nothing where it is in full already. */
  view?: JobLink;
}

/** At the foot of the panel and of the job in full. */
export function PanelActions({ match, view, onCompare, comparing, actions }: PanelActionsProps) {
  const busy = comparing === match.jobId;
  return (
    <>
      <Button busy={busy} className={TALL} onClick={() => busy || onCompare(match.jobId)}>
        {texts.compare}
      </Button>
      {actions(match, "panel")}
      {view && (
        <ButtonLink look="quiet" className={TALL} {...view}>
          {texts.view}
        </ButtonLink>
      )}
    </>
  );
}
