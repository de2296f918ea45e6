import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { type Grade, GradeSquare } from "#web/ui/match/grade-square.tsx";
import { MatchBadge } from "#web/ui/match/match-badge.tsx";
import { LEVELS } from "#web/ui/match/rating.ts";
import { tallyText } from "#web/ui/match/strip.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { type Candidate, currentRole, SKILLS_SHOWN } from "./candidate.ts";
import { shortDate } from "./candidate-dates.ts";
import { panelTexts } from "./panel/texts.ts";
import { ROW } from "./rows.ts";
import { candidateTexts as texts } from "./texts.ts";
import type { ProfileLink } from "./use-open.ts";

export interface RowActions {
  onDownload: (candidate: Candidate) => void;
  onContact: (candidate: Candidate) => void;
}

interface CandidateRowProps {
  candidate: Candidate;
  rank: number;
  now: Date;
  link: ProfileLink;
  isOpen: boolean;
  onOpenAgain: () => void;
  /** None for whoever is not shown. */
  actions: RowActions | undefined;
}

/** Columns give way to each other by the width of the list, which has a panel beside it or not. */
export const COLUMNS =
  "md:grid-cols-[24px_minmax(0,1fr)_132px_126px_40px_60px] md:gap-x-3 md:pr-6 md:pl-10 @min-[66rem]:md:grid-cols-[24px_minmax(0,4fr)_minmax(0,5fr)_196px_132px_44px_72px] @min-[66rem]:md:gap-x-5 @min-[66rem]:md:pr-10";

export function CandidateRow(props: CandidateRowProps) {
  const { candidate, rank, now, link, isOpen, onOpenAgain, actions } = props;
  const { id, level, percent, score, uploadedAt, isJudged } = candidate;
  return (
    <li
      className={`group relative grid min-h-[47px] grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-0.5 border-rule border-b px-5 py-2.5 text-13 hover:bg-paper-2 md:py-1 ${COLUMNS} ${isOpen ? "bg-paper-2 shadow-[inset_2px_0_0_var(--color-ink)]" : ""}`}
    >
      <span className="text-right text-ink-3 tabular-nums">{rank}</span>
      <div className="min-w-0">
        <Name candidate={candidate} rank={rank} link={link} isOpen={isOpen} {...{ onOpenAgain }} />
        <p className="truncate text-12 text-ink-3">
          {candidate.name ? currentRole(candidate) || texts.noRole : candidate.location}
        </p>
      </div>
      <Facts candidate={candidate} />
      <Requirements candidate={candidate} isShown={actions !== undefined} />
      <span className="max-md:col-start-3 max-md:row-start-1">
        {isJudged ? (
          <MatchBadge level={level} percent={percent} short />
        ) : (
          <span className="block text-12 text-ink-2 leading-4 max-md:max-w-24 max-md:text-right">
            {panelTexts.tooLittle}
          </span>
        )}
      </span>
      <span className="text-right text-ink-2 tabular-nums max-md:sr-only">
        <span className="sr-only">{texts.columns.score} </span>
        {score.toFixed(2)}
      </span>
      <span className="text-right text-ink-2 tabular-nums max-md:sr-only">
        {uploadedAt && (
          <>
            <span className="sr-only">{texts.columns.date} </span>
            <time dateTime={uploadedAt.toISOString()}>{shortDate(uploadedAt, now)}</time>
          </>
        )}
      </span>
      {actions && <Verbs key={id} candidate={candidate} link={link} {...actions} />}
    </li>
  );
}

interface NameProps extends Pick<CandidateRowProps, "candidate" | "rank" | "link" | "isOpen"> {
  onOpenAgain: () => void;
}

/** The whole row is its link. */
function Name({ candidate, rank, link, isOpen, onOpenAgain }: NameProps) {
  const { id, name, isBookmarked, isInterested, hasApplied, isOwnUpload, hiddenCount } = candidate;
  return (
    <p className="flex min-w-0 items-center gap-x-1.5 leading-5 max-md:flex-wrap">
      <Link
        {...link}
        {...{ [ROW]: id }}
        aria-current={isOpen || undefined}
        onClick={() => isOpen && onOpenAgain()}
        className="min-w-0 truncate font-[550] text-ink no-underline after:absolute after:inset-0 focus-visible:outline-0 focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
      >
        {name || texts.unnamed(rank)}
      </Link>
      {isBookmarked && (
        <>
          <WorkIcon name="bookmark" small className="fill-current! text-accent" />
          <span className="sr-only">{texts.bookmarkedMark}</span>
        </>
      )}
      {hasApplied && <Word className="text-accent">{texts.applied}</Word>}
      {isInterested && !hasApplied && <Word className="text-accent">{texts.interested}</Word>}
      {isOwnUpload && <Word className="text-ink-3">{texts.ownUpload}</Word>}
      {hiddenCount > 0 && <Word className="text-warn">{texts.hiddenText}</Word>}
    </p>
  );
}

function Word({ className, children }: { className: string; children: string }) {
  return <span className={`flex-none font-medium text-12 ${className}`}>{children}</span>;
}

/** Where there is room: place and years, and the first skills (spec 1 §2). */
function Facts({ candidate }: { candidate: Candidate }) {
  const { location, years, skills } = candidate;
  const more = skills.length - SKILLS_SHOWN;
  return (
    <div className="hidden min-w-0 @min-[66rem]:block">
      <p className="truncate text-ink-2">
        {[location, years !== null && panelTexts.years(years)].filter(Boolean).join(", ")}
      </p>
      <p className="flex gap-1.5 text-12 text-ink-3">
        <span className="min-w-0 truncate">{skills.slice(0, SKILLS_SHOWN).join(", ")}</span>
        {more > 0 && <span className="flex-none">{panelTexts.moreSkills(more)}</span>}
      </p>
    </div>
  );
}

/** The count is drawn as well as said; both counts are said to those who do not see the squares. */
function Requirements({ candidate, isShown }: { candidate: Candidate; isShown: boolean }) {
  const { required, preferred, duties, level, isJudged } = candidate;
  // What is not told of somebody is not said to be nothing.
  if (!isShown && required.length + preferred.length + duties.length === 0) return <span />;
  const met = required.filter((grade) => grade === "met").length;
  const { ink } = LEVELS[isJudged ? level : "partial"];
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:col-start-2 max-md:row-start-2 md:block">
      <span aria-hidden="true" className={`flex flex-wrap gap-[3px] leading-none ${ink}`}>
        <Squares grades={required} />
        {required.length > 0 && preferred.length > 0 && <span className="w-[3px]" />}
        <Squares grades={preferred} />
        {duties.length > 0 && <span className="w-[3px]" />}
        <Squares grades={duties} />
      </span>
      <span aria-hidden="true" className="text-12 text-ink-3 tabular-nums @min-[66rem]:hidden">
        {required.length > 0 ? texts.ofRequired(met, required.length) : texts.noneRequired}
      </span>
      <span className="text-12 text-ink-3 tabular-nums @max-[66rem]:sr-only">
        {tallyText(required, preferred, duties)}
      </span>
    </div>
  );
}

function Squares({ grades }: { grades: readonly Grade[] }) {
  return grades.map((grade, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: squares have nothing but their place.
    <GradeSquare key={index} grade={grade} />
  ));
}

interface VerbsProps extends RowActions {
  candidate: Candidate;
  link: ProfileLink;
}

/** In reach of a hand on the row, or of the Tab key from its name; on a phone they are in the profile. */
function Verbs({ candidate, link, onDownload, onContact }: VerbsProps) {
  const look = { look: "quiet", size: "icon", className: "bg-paper-2" } as const;
  return (
    <div className="invisible absolute inset-y-0 right-4 flex items-center bg-paper-2 pl-2 group-focus-within:visible group-hover:visible max-md:hidden">
      <Link
        {...link}
        aria-label={`${panelTexts.view}: ${candidate.name}`}
        title={panelTexts.view}
        className="inline-flex size-9 items-center justify-center rounded-sm text-ink-2 hover:bg-paper-3 hover:text-ink"
      >
        <Icon name="eye" />
      </Link>
      <Button
        {...look}
        aria-label={`${panelTexts.download}: ${candidate.name}`}
        title={panelTexts.download}
        onClick={() => onDownload(candidate)}
      >
        <WorkIcon name="download" />
      </Button>
      <Button
        {...look}
        aria-label={`${panelTexts.contactShort}: ${candidate.name}`}
        title={panelTexts.contactShort}
        onClick={() => onContact(candidate)}
      >
        <WorkIcon name="mail" />
      </Button>
    </div>
  );
}
