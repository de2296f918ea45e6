import { GRADE_WORDS } from "#contract/grade-words.ts";
import { groupRequirements } from "#contract/requirement-counts.ts";
import { PanelSection } from "#web/evidence/panel-section.tsx";
import { quotedLines } from "#web/evidence/quoted-lines.ts";
import { GradeSquare } from "#web/ui/match/grade-square.tsx";
import { Quotation } from "#web/ui/match/quotation.tsx";
import { Strip } from "#web/ui/match/strip.tsx";
import type { CandidateInFull } from "../api.ts";
import { squareOf } from "../model/candidate.ts";
import { panelTexts as texts } from "./texts.ts";

type Requirement = CandidateInFull["requirements"][number];

interface CompareDataProps {
  candidate: CandidateInFull;
  /** To a line of the resume, in its place. */
  onLine: (line: number) => void;
}

/** What both sides are compared on: each requirement of the posting with its grade and its lines. */
export function CompareData({ candidate, onLine }: CompareDataProps) {
  const { requirements, required, preferred, duties, level, isJudged } = candidate;
  const numbered = requirements.map((requirement, at) => ({ ...requirement, number: at + 1 }));
  const groups = groupRequirements(numbered);
  if (requirements.length === 0)
    return (
      <PanelSection title={texts.noneRead}>
        <p className="mt-3 text-13 text-ink-2">{texts.noneReadText}</p>
      </PanelSection>
    );
  const row = { lines: candidate.lines, onLine };
  return (
    <>
      <div className="mt-6">
        <Strip {...{ required, preferred, duties }} {...(isJudged && { level })} />
      </div>
      <Group title={texts.required} counted rows={groups.required} {...row} />
      <Group title={texts.preferred} counted rows={groups.preferred} {...row} />
      <Group title={texts.work} lead={texts.workLead} counted rows={groups.duties} {...row} />
      <Group title={texts.traits} lead={texts.traitsLead} rows={groups.traits} {...row} />
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
  const count = counted ? texts.countMet(met, rows.length) : undefined;
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
  const said = note || (evidence.length === 0 && grade === "missing" ? texts.nothingFound : "");
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
                aria-label={texts.goToLine(line)}
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
