import { jobPath } from "#web/lib/paths.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { Link } from "#web/ui/link.tsx";
import { OutsideNote } from "#web/ui/match/outside-note.tsx";
import { OwnLines } from "#web/ui/match/own-lines.tsx";
import { inkOf, LEVELS } from "#web/ui/match/rating.ts";
import { Score } from "#web/ui/match/score.tsx";
import { Squares } from "#web/ui/match/strip.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { RecommendedJob } from "../recommended-job.ts";
import { tallySentences } from "../tally-sentences.ts";
import { RowActions, type RowActionsProps } from "./row-actions.tsx";
import { listTexts as texts } from "./texts.ts";

export interface WhyLink {
  to: string;
  state: unknown;
  replace: boolean;
}

interface RecommendationRowProps extends RowActionsProps {
  now: Date;
  resumeId: string;
  /** Posted since the candidate looked before. */
  isNew: boolean;
  /** To why it fits. */
  why: WhyLink;
  /** Why it fits is open. */
  selected: boolean;
}

/** How well, which job, why, what is missing, and what can be done with it. */
export function RecommendationRow({
  now,
  resumeId,
  isNew,
  why,
  selected,
  ...can
}: RecommendationRowProps) {
  const { job } = can;
  return (
    <article className="wrap-anywhere relative grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 py-6 md:grid-cols-[104px_minmax(0,1fr)_168px] md:gap-y-0">
      <Rated {...job} />
      <div className="min-w-0">
        <h2 className="text-22">
          <Link
            to={jobPath(job.id)}
            data-job={job.id}
            className="no-underline decoration-1 underline-offset-3 hover:underline"
          >
            {job.title}
          </Link>
          {isNew && (
            <span className="ml-2 align-[2px] font-[550] font-sans text-12 text-accent leading-none tracking-normal">
              {texts.isNew}
            </span>
          )}
        </h2>
        <Facts job={job} now={now} />
        <OutsideNote phrases={job.outside} fits={job.level !== "partial"} />
        <Reasons reasons={job.reasons} resumeId={resumeId} />
        <p className="mt-2 max-md:mt-0">
          <TextLink
            {...why}
            data-why={job.id}
            aria-current={selected || undefined}
            className="inline-flex items-center text-13 leading-6 max-md:min-h-11"
          >
            {texts.why}
            <span className="sr-only">{texts.about(job.title)}</span>
          </TextLink>
        </p>
      </div>
      <Tally {...job} />
      <RowActions {...can} />
    </article>
  );
}

function Rated({ percent, level }: Pick<RecommendedJob, "percent" | "level">) {
  const { ink, word } = LEVELS[level ?? "partial"];
  return (
    <p className="flex items-baseline gap-2.5 md:block md:*:first:text-36">
      <Score percent={percent} />
      <span
        className={`block max-w-[10ch] font-semibold text-13 leading-[1.25] max-md:max-w-none md:mt-2 ${ink}`}
      >
        {level ? texts.level(word) : texts.tooLittle}
      </span>
    </p>
  );
}

function Facts({ job, now }: { job: RecommendedJob; now: Date }) {
  const posted = new Date(job.postedAt);
  return (
    <div className="mt-1.5 text-13">
      <p className="flex flex-wrap gap-x-2.5">
        {job.company && <span className="font-medium">{job.company}</span>}
        {job.place && <span className="text-ink-2">{job.place}</span>}
      </p>
      <p className="flex flex-wrap gap-x-2.5 tabular-nums">
        <span className={job.pay ? "" : "text-ink-3"}>{job.pay || texts.payNotStated}</span>
        {!Number.isNaN(posted.getTime()) && (
          <span className="text-ink-3">{texts.posted(relativeTime(posted, now))}</span>
        )}
      </p>
    </div>
  );
}

const MOST_REASONS = 2;

interface ReasonsProps extends Pick<RecommendedJob, "reasons"> {
  resumeId: string;
}

/** What speaks for it, in the reader's own lines. */
function Reasons({ reasons, resumeId }: ReasonsProps) {
  return (
    <ul className="mt-3 grid gap-1.5 text-13 leading-[1.45] empty:hidden">
      <OwnLines {...{ reasons, resumeId }} most={MOST_REASONS} />
    </ul>
  );
}

/** Drawn and counted: how much of what is asked for the resume shows, and what is missing most. */
function Tally(
  job: Pick<RecommendedJob, "required" | "preferred" | "duties" | "missing" | "level">,
) {
  const { required, preferred, duties, missing, level } = job;
  return (
    <div className="text-13 text-ink-2 tabular-nums leading-[1.45] md:mt-1">
      <span
        aria-hidden="true"
        className={`flex flex-wrap gap-x-[11px] gap-y-1.5 py-1 empty:hidden ${inkOf({ level })}`}
      >
        <Squares grades={required} />
        <Squares grades={preferred} />
        <Squares grades={duties} />
      </span>
      {tallySentences({ required, preferred, duties, missing }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
