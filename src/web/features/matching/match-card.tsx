import type { ReactNode } from "react";
import { Link } from "#web/ui/link.tsx";
import { OutsideNote } from "#web/ui/match/outside-note.tsx";
import { ITEM, OwnLines } from "#web/ui/match/own-lines.tsx";
import { LEVELS } from "#web/ui/match/rating.ts";
import { Score } from "#web/ui/match/score.tsx";
import { Strip } from "#web/ui/match/strip.tsx";
import type { JobMatch } from "./model/job-match.ts";
import { postedText } from "./model/posted-text.ts";
import { matchTexts as texts, typeText } from "./texts.ts";

interface MatchCardProps {
  match: JobMatch;
  resumeId: string;
  now: Date;
  /** Where its title leads. */
  to: string;
  /** Kept with the step that its title is. */
  state?: unknown;
  /** It is no step of its own, which Back would undo. */
  replace?: boolean;
  /** It is the one that is open beside the list. */
  selected?: boolean;
  /** One below what stands over the list. */
  heading?: "h2" | "h3";
  /** What can be done with it. */
  actions?: ReactNode;
}

/** The same paper as the panel that it opens, a little beyond its text. */
const SELECTED =
  "xl:before:absolute xl:before:inset-y-0 xl:before:-inset-x-5 xl:before:-z-10 xl:before:bg-paper-2";

/** A job that fits: how well, what speaks for it line by line, and what is not shown. */
export function MatchCard(props: MatchCardProps) {
  const { match, resumeId, now, to, state, replace = false, selected = false, actions } = props;
  const { heading: Heading = "h2" } = props;
  const enough = match.confidence !== "low";
  const { ink, word } = LEVELS[enough ? match.level : "partial"];
  return (
    <article
      className={`wrap-anywhere relative isolate flex h-full flex-col pt-6 pb-4 ${selected ? SELECTED : ""}`}
    >
      <div className="flex items-baseline justify-between gap-3">
        <p className={`font-semibold text-13 ${ink}`}>
          {enough ? texts.level(word) : texts.tooLittle}
        </p>
        <Score percent={match.percent} />
      </div>
      <Heading className="mt-1.5 text-22">
        <Link
          {...{ to, state, replace }}
          data-match={match.jobId}
          aria-current={selected || undefined}
          className="no-underline decoration-1 underline-offset-3 hover:underline"
        >
          {match.title}
        </Link>
      </Heading>
      <JobFacts match={match} now={now} />
      <OutsideNote
        phrases={[match.far ?? [], match.outside].flat()}
        fits={match.level !== "partial"}
      />
      <div className="mt-3 border-rule border-t pt-3">
        <Strip
          required={match.required}
          preferred={match.preferred}
          duties={match.duties}
          {...(enough && { level: match.level })}
        />
      </div>
      <Reasons reasons={match.reasons} gap={match.gap} resumeId={resumeId} />
      {actions && (
        <div className="mt-auto flex min-h-9 flex-wrap items-center gap-x-4">{actions}</div>
      )}
    </article>
  );
}

/** Who offers it, where, for how much, and since when. */
function JobFacts({ match, now }: { match: JobMatch; now: Date }) {
  const { company, place, pay, employmentType, postedAt } = match;
  const facts = [typeText(employmentType), postedText(postedAt, now)].filter(Boolean);
  return (
    <div className="mt-1.5 text-13">
      <p className="flex flex-wrap gap-x-2">
        {company && <span className="font-medium">{company}</span>}
        {place && <span className="text-ink-2">{place}</span>}
      </p>
      <p className={`tabular-nums ${pay ? "" : "text-ink-3"}`}>{pay || texts.payNotStated}</p>
      <p className="flex flex-wrap gap-x-2 text-ink-3 empty:hidden">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </div>
  );
}

const MOST_REASONS = 3;

interface ReasonsProps extends Pick<JobMatch, "reasons" | "gap"> {
  resumeId: string;
}

/** What speaks for a job, in the reader's own lines; what is not shown stands last. */
function Reasons({ reasons, gap, resumeId }: ReasonsProps) {
  return (
    <ul className="mt-3 mb-3 grid gap-1.5 text-13 leading-[1.45] empty:hidden">
      <OwnLines {...{ reasons, resumeId }} most={MOST_REASONS} />
      {gap && (
        <li
          className={`${ITEM} text-ink-3 before:border-ink-3 before:border-t-[1.6px] before:border-dotted`}
        >
          {texts.notShown(gap)}
        </li>
      )}
    </ul>
  );
}
