import { GRADE_WORDS } from "#contract/grade-words.ts";
import { groupRequirements } from "#contract/requirement-counts.ts";
import { PanelSection } from "#web/evidence/panel-section.tsx";
import { quotedLines } from "#web/evidence/quoted-lines.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { FitBadge } from "#web/ui/match/fit-badge.tsx";
import { GradeSquare } from "#web/ui/match/grade-square.tsx";
import { Quotation } from "#web/ui/match/quotation.tsx";
import { FITS } from "#web/ui/match/rating.ts";
import { Strip } from "#web/ui/match/strip.tsx";
import { compareTexts as texts } from "./actions-texts.ts";
import type { CandidateInFull } from "./api.ts";
import { squareOf } from "./candidate.ts";
import type { Compared } from "./compare-candidate.ts";
import { panelTexts } from "./panel/texts.ts";
import type { Comparing } from "./use-comparison.ts";

interface CompareTabProps {
  candidate: CandidateInFull;
  comparing: Comparing;
  onRead: (comparisonId: string) => void;
  onLine: (line: number) => void;
}

/** The comparison, and what it rests on. */
export function CompareTab({ candidate, comparing, onRead, onLine }: CompareTabProps) {
  return (
    <>
      <ComparisonSection name={candidate.name} comparing={comparing} onRead={onRead} />
      <CompareData candidate={candidate} onLine={onLine} />
    </>
  );
}

interface ComparisonSectionProps {
  name: string;
  comparing: Comparing;
  onRead: (comparisonId: string) => void;
}

/** Spec 1 §2: start, analysing, report. The whole report takes the place of the list. */
function ComparisonSection({ name, comparing, onRead }: ComparisonSectionProps) {
  const { state, start, reset } = comparing;
  return (
    <section aria-label={texts.title} className="grid gap-3">
      {state.at === "start" && (
        <>
          <p className="text-13 text-ink-2">{texts.startText(name)}</p>
          {state.fault && <Banner kind="bad">{state.fault}</Banner>}
          <div>
            <Button look="line" className="max-md:min-h-11" onClick={start}>
              {texts.start}
            </Button>
          </div>
        </>
      )}
      {/* There before its words are, which are else not read out everywhere. */}
      <div role="status">
        {state.at === "analysing" && (
          <>
            <p className="flex items-center gap-2 font-medium text-13">
              <Icon name="turn" className="animate-turn" />
              {texts.analysing}
            </p>
            <p className="mt-1 mb-3 text-13 text-ink-2">{texts.analysingText}</p>
            <Skeleton lines={3} />
          </>
        )}
      </div>
      {state.at === "report" && <Short compared={state.compared} onRead={onRead} onAgain={reset} />}
    </section>
  );
}

interface ShortProps {
  compared: Compared;
  onRead: (comparisonId: string) => void;
  onAgain: () => void;
}

function Short({ compared, onRead, onAgain }: ShortProps) {
  return (
    <>
      <p>
        <FitBadge fit={fitOf(compared.assessment)} score={compared.score} />
      </p>
      <p className="wrap-anywhere font-serif text-[16px] text-ink-2 leading-[1.45]">
        {compared.summary}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="line" className="max-md:min-h-11" onClick={() => onRead(compared.id)}>
          {texts.read}
        </Button>
        <Button look="quiet" className="max-md:min-h-11" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </>
  );
}

const NAMES = ["excellent", "good", "moderate", "poor"] as const;

/** An assessment that the design system does not know is the last (spec 1 §9). */
const fitOf = (assessment: string) => NAMES.find((name) => FITS[name].word === assessment) ?? "not";

type Requirement = CandidateInFull["requirements"][number];

interface CompareDataProps {
  candidate: CandidateInFull;
  /** To a line of the resume, in its place. */
  onLine: (line: number) => void;
}

/** What both sides are compared on: each requirement of the posting with its grade and its lines. */
function CompareData({ candidate, onLine }: CompareDataProps) {
  const { requirements, required, preferred, duties, level, isJudged } = candidate;
  const numbered = requirements.map((requirement, at) => ({ ...requirement, number: at + 1 }));
  const groups = groupRequirements(numbered);
  if (requirements.length === 0)
    return (
      <PanelSection title={panelTexts.noneRead}>
        <p className="mt-3 text-13 text-ink-2">{panelTexts.noneReadText}</p>
      </PanelSection>
    );
  const row = { lines: candidate.lines, onLine };
  return (
    <>
      <div className="mt-6">
        <Strip {...{ required, preferred, duties }} {...(isJudged && { level })} />
      </div>
      <Group title={panelTexts.required} counted rows={groups.required} {...row} />
      <Group title={panelTexts.preferred} counted rows={groups.preferred} {...row} />
      <Group
        title={panelTexts.work}
        lead={panelTexts.workLead}
        counted
        rows={groups.duties}
        {...row}
      />
      <Group title={panelTexts.traits} lead={panelTexts.traitsLead} rows={groups.traits} {...row} />
    </>
  );
}

interface RowProps {
  lines: CandidateInFull["lines"];
  onLine: (line: number) => void;
}

interface GroupProps extends RowProps {
  title: string;
  lead?: string;
  counted?: boolean;
  rows: readonly (Requirement & { number: number })[];
}

function Group({ title, lead, counted = false, rows, ...row }: GroupProps) {
  if (rows.length === 0) return null;
  const met = rows.filter(({ grade }) => grade === "met").length;
  const count = counted ? panelTexts.countMet(met, rows.length) : undefined;
  return (
    <PanelSection title={title} count={count} {...(lead && { lead })}>
      <ol>
        {rows.map((requirement) => (
          <li
            key={requirement.number}
            className="grid grid-cols-[18px_18px_minmax(0,1fr)] gap-x-1.5 border-rule border-b py-3"
          >
            <Row requirement={requirement} {...row} />
          </li>
        ))}
      </ol>
    </PanelSection>
  );
}

interface OneRowProps extends RowProps {
  requirement: Requirement & { number: number };
}

function Row({ requirement, lines, onLine }: OneRowProps) {
  const { number, grade, evidence, note } = requirement;
  const square = squareOf(grade);
  const said =
    note || (evidence.length === 0 && grade === "missing" ? panelTexts.nothingFound : "");
  return (
    <>
      <span className="text-12 text-ink-3 tabular-nums leading-5">{number}</span>
      <span className="mt-1 leading-none text-ink-2">
        <GradeSquare grade={square} />
      </span>
      <div className="wrap-anywhere min-w-0">
        <p className={`font-medium text-13 ${square === "none" ? "text-ink-2" : ""}`}>
          {requirement.requirement}{" "}
          <span className="font-normal text-12 text-ink-3">{GRADE_WORDS[grade]}</span>{" "}
          {evidence
            .map(({ line }) => line)
            .filter(isFirst)
            .map((line) => (
              <button
                key={line}
                type="button"
                aria-label={panelTexts.goToLine(line)}
                onClick={() => onLine(line)}
                className="-my-1.5 px-0.5 py-1.5 font-medium text-12 text-accent tabular-nums hover:bg-pen hover:text-ink max-md:-my-3 max-md:px-2 max-md:py-3"
              >
                [{line}]
              </button>
            ))}
        </p>
        {evidence.length > 0 && (
          <div className="mt-1 -ml-9 grid gap-1.5">
            {quotedLines(evidence, lines).map((quoted) => (
              <Quotation key={quoted.line} {...quoted} />
            ))}
          </div>
        )}
        {said && <p className="mt-1 text-13 text-ink-2">{said}</p>}
      </div>
    </>
  );
}

const isFirst = (line: number, at: number, all: readonly number[]) => all.indexOf(line) === at;
