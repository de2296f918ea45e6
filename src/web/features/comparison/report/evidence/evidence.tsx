import { type ReactNode, useEffect, useRef } from "react";
import type { ComparedRequirement, Comparison } from "#contract/comparison.ts";
import { GRADE_WORDS } from "#contract/grade-words.ts";
import { groupRequirements } from "#contract/requirement-counts.ts";
import { TextButton } from "#web/ui/button.tsx";
import { GradeSquare } from "#web/ui/match/grade-square.tsx";
import type { Answers } from "../../answering/use-answers.tsx";
import { linesOf, requirementsByLine } from "../requirement-rows.ts";
import { reportTexts as texts } from "../texts.ts";
import { lineId, requirementId, SCROLLER, scrollerOf, showInside } from "./anchors.ts";
import { NumberedLines } from "./numbered-lines.tsx";
import { RequirementRow, type RowContext } from "./requirement-row.tsx";
import type { Lighting } from "./use-lighting.ts";

interface EvidenceProps {
  comparison: Comparison;
  lighting: Lighting;
  wide: boolean;
  /** On a small screen only the beginning of the resume is shown, until somebody wants the rest. */
  allLines: boolean;
  onAllLines: () => void;
  answers?: Answers | undefined;
  /** Below what the job asks. */
  children?: ReactNode;
}

/** What the job asks beside what the resume says: each shows where it stands in the other. */
export function Evidence(props: EvidenceProps) {
  const { comparison, lighting, wide, allLines, onAllLines, answers, children } = props;
  useLitInSight(lighting);
  return (
    <section
      aria-label={texts.evidence}
      className="relative mt-10 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      {wide && <Wire {...lighting} />}
      <div className="min-w-0">
        <ColumnHead title={texts.asks} note={wide ? texts.pointHint : texts.tapHint} />
        <Requirements
          comparison={comparison}
          lines={comparison.resume.lines}
          lighting={lighting}
          wide={wide}
          answers={answers}
        />
        {comparison.requirements.length > 0 && <Key />}
        {children}
      </div>
      <ResumeColumn {...{ comparison, lighting, wide, allLines, onAllLines }} />
    </section>
  );
}

/** What a requirement lights is brought into sight; what someone points at is in sight already. */
function useLitInSight({ lines, fromLine }: Lighting) {
  const first = fromLine ? undefined : Math.min(...lines);
  useEffect(() => {
    if (first !== undefined && Number.isFinite(first)) showInside(lineId(first));
  }, [first]);
}

/** What the squares mean. */
function Key() {
  const words = [
    { grade: "met", word: GRADE_WORDS.met },
    { grade: "part", word: GRADE_WORDS.partial },
    { grade: "none", word: GRADE_WORDS.missing },
  ] as const;
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 text-13 text-ink-2">
      {words.map(({ grade, word }) => (
        <span key={grade} className="flex items-baseline gap-1.5">
          <GradeSquare grade={grade} /> {word.toLowerCase()}
        </span>
      ))}
    </p>
  );
}

/** On a small screen the rest waits until somebody wants it. */
const SHOWN_AT_FIRST = 28;

interface ResumeColumnProps {
  comparison: Comparison;
  lighting: Lighting;
  wide: boolean;
  allLines: boolean;
  onAllLines: () => void;
}

/** The resume, line by line. Beside the requirements it stays in sight and scrolls by itself. */
function ResumeColumn(props: ResumeColumnProps) {
  const { comparison, lighting, wide, allLines, onAllLines } = props;
  const { lines } = comparison.resume;
  const whole = wide || allLines || lines.length <= SHOWN_AT_FIRST;
  const shown = whole ? lines : lines.slice(0, SHOWN_AT_FIRST);
  return (
    <div className="flex min-w-0 flex-col xl:sticky xl:top-[72px] xl:max-h-[calc(100dvh-96px)]">
      <ColumnHead
        title={texts.says}
        note={whole ? texts.lines(lines.length) : texts.linesOf(shown.length, lines.length)}
      />
      <div
        {...SCROLLER}
        {...(wide && { role: "region", "aria-label": texts.resumeLines, tabIndex: 0 })}
        className="min-h-0 border-rule border-x border-b bg-sheet -outline-offset-2 xl:overflow-y-auto xl:[scrollbar-width:thin]"
      >
        <NumberedLines
          label={texts.resumeLines}
          lines={shown}
          idOf={lineId}
          refs={requirementsByLine(comparison, linesOf)}
          lit={lighting.lines}
          leftOut={new Set(comparison.ignored.map(({ line }) => line))}
          pointable
        />
      </div>
      {!whole && (
        <p className="mt-3">
          <TextButton onClick={onAllLines}>{texts.allLines(lines.length)}</TextButton>
        </p>
      )}
    </div>
  );
}

/** Over one of the two columns. */
function ColumnHead({ title, note }: { title: string; note: string }) {
  return (
    <div className="flex flex-none items-baseline justify-between gap-4 border-ink border-b pb-2">
      <h2 className="text-22">{title}</h2>
      <p className="text-13 text-ink-2 tabular-nums">{note}</p>
    </div>
  );
}

/** Where it leaves a requirement: at its first line of text, a little outside its light. */
const FROM = { out: 12, down: 24 };
/** What is seen of the page lies below its header. */
const HEADER = 56;

/** One hairline in the gutter, from what is lit at the left to each line that is lit at the right. */
function Wire({ requirements, lines }: Pick<Lighting, "requirements" | "lines">) {
  const svg = useRef<SVGSVGElement>(null);
  const path = useRef<SVGPathElement>(null);
  useEffect(() => {
    const draw = () => {
      const drawn = svg.current ? wireOf(svg.current, [...requirements], [...lines]) : "";
      path.current?.setAttribute("d", drawn);
    };
    draw();
    // Both sides scroll, the resume also inside itself.
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    addEventListener("scroll", draw, options);
    addEventListener("resize", draw, options);
    return () => listening.abort();
  }, [requirements, lines]);
  return (
    <svg
      ref={svg}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible fill-none stroke-ink-2"
    >
      <path ref={path} />
    </svg>
  );
}

function wireOf(svg: SVGSVGElement, requirements: number[], lines: number[]): string {
  const origin = svg.getBoundingClientRect();
  return requirements
    .flatMap((number) => lines.map((line) => strokeOf(origin, number, line)))
    .join("");
}

function strokeOf(origin: DOMRect, number: number, line: number): string {
  const row = document.getElementById(requirementId(number))?.getBoundingClientRect();
  const element = document.getElementById(lineId(line));
  const frame = element && scrollerOf(element)?.getBoundingClientRect();
  const box = element?.getBoundingClientRect();
  if (!row || !frame || !box) return "";
  const [from, to] = [row.top + FROM.down, box.top + FROM.down / 2];
  if (from < HEADER || from > innerHeight || to < frame.top || to > frame.bottom) return "";
  const [x, end] = [row.right + FROM.out - origin.left, frame.left - origin.left];
  const turn = Math.round(x + (end - x) / 2) + 0.5;
  const [y, down] = [from, to].map((at) => Math.round(at - origin.top) + 0.5);
  return `M${x} ${y}H${turn}V${down}H${end}`;
}

interface RequirementsProps extends RowContext {
  comparison: Comparison;
}

/** What the job asks, each with what was found for it: first what it needs, then what it would like. */
function Requirements({ comparison, ...context }: RequirementsProps) {
  const { required, preferred, duties, traits } = groupRequirements(comparison.requirements);
  const { report } = comparison;
  const counted = required.length + preferred.length + duties.length;
  return (
    <>
      {counted === 0 && (
        <div className="border-rule border-b py-4">
          <p className="font-medium">{texts.none}</p>
          <p className="mt-1 text-13 text-ink-2">{texts.noneText}</p>
        </div>
      )}
      <Group
        {...context}
        title={texts.required(report.required.met, report.required.total)}
        requirements={required}
        first
      />
      <Group
        {...context}
        title={texts.preferred(report.preferred.met, report.preferred.total)}
        requirements={preferred}
      />
      <Group {...context} title={texts.work} lead={texts.workLead} requirements={duties} />
      <Group {...context} title={texts.traits} lead={texts.traitsLead} requirements={traits} />
    </>
  );
}

interface GroupProps extends RowContext {
  title: string;
  lead?: string;
  requirements: readonly ComparedRequirement[];
  /** Directly below the heading of the part, which has a rule of its own. */
  first?: boolean;
}

function Group({ title, lead, requirements, first = false, ...context }: GroupProps) {
  if (requirements.length === 0) return null;
  return (
    <>
      <h3
        className={`border-rule border-b pb-2 font-sans font-semibold text-13 tracking-normal ${first ? "pt-3" : "pt-6"}`}
      >
        {title}
        {lead && <span className="mt-0.5 block font-normal text-ink-3">{lead}</span>}
      </h3>
      <ol>
        {requirements.map((requirement) => (
          <RequirementRow key={requirement.number} requirement={requirement} {...context} />
        ))}
      </ol>
    </>
  );
}
