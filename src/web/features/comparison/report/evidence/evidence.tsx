import { type ReactNode, useEffect } from "react";
import type { Comparison } from "#contract/comparison.ts";
import { GradeSquare } from "#web/ui/match/grade-square.tsx";
import type { Answers } from "../../answering/use-answers.tsx";
import { GRADE_WORDS, reportTexts as texts } from "../texts.ts";
import { ColumnHead } from "./column-head.tsx";
import { lineId, showInside } from "./places.ts";
import { Requirements } from "./requirements.tsx";
import { ResumeColumn } from "./resume-column.tsx";
import type { Lighting } from "./use-lighting.ts";
import { Wire } from "./wire.tsx";

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
