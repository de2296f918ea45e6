import { Fragment, type ReactNode, type RefObject } from "react";
import { OutsideBegins } from "#web/ui/match/outside-begins.tsx";
import { MatchCard } from "../match-card.tsx";
import type { JobMatch } from "../model/job-match.ts";
import { resultTexts as texts } from "./texts.ts";
import type { JobLink } from "./use-open-job.ts";

interface JobCardsProps {
  list: RefObject<HTMLUListElement | null>;
  jobs: readonly JobMatch[];
  resumeId: string;
  /** Where those begin that are not what the person looks for, in a list that puts them last. */
  outsideFrom: number | undefined;
  /** To the panel of a job. */
  linkTo: (jobId: string) => JobLink;
  /** What can be done with a job. */
  actionsOf: (match: JobMatch) => ReactNode;
  now: Date;
  /** The job whose panel stands beside the list. */
  open: string | undefined;
  /** A panel takes the place of the third column. */
  beside: boolean;
  busy: boolean;
}

const PAIRED =
  "xl:before:absolute xl:before:inset-y-6 xl:before:left-1/2 xl:before:border-rule xl:before:border-l";

export function JobCards(props: JobCardsProps) {
  const { list, jobs, resumeId, outsideFrom, linkTo, actionsOf, now, open, beside, busy } = props;
  const columns = beside ? PAIRED : "xl:grid-cols-3";
  return (
    <ul
      ref={list}
      aria-label={texts.list}
      aria-busy={busy}
      className={`relative isolate grid gap-x-10 transition-opacity md:grid-cols-2 aria-busy:opacity-60 ${columns}`}
    >
      {jobs.map((match, at) => (
        <Fragment key={match.jobId}>
          {at === outsideFrom && <OutsideBegins />}
          <li className="min-w-0 border-rule border-b">
            <MatchCard
              {...{ match, resumeId, now }}
              {...linkTo(match.jobId)}
              selected={match.jobId === open}
              actions={actionsOf(match)}
            />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
