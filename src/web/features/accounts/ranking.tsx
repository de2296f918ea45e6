import type { ReactNode } from "react";
import { type Grade, GradeSquare } from "#web/ui/match/grade-square.tsx";
import { MatchBadge } from "#web/ui/match/match-badge.tsx";
import { Quotation } from "#web/ui/match/quotation.tsx";
import { Strip } from "#web/ui/match/strip.tsx";

const M = "met";
const P = "part";
const N = "none";
const OTHERS = [
  {
    rank: 2,
    name: "Daniel Achterberg",
    work: "Lawyer, Fair Work Commission",
    level: "excellent",
    percent: 90,
    required: [M, M, M, M, M],
  },
  {
    rank: 3,
    name: "Hannah Ferreira",
    work: "Industrial Officer, Teachers’ Guild",
    level: "very-good",
    percent: 82,
    required: [M, M, P, M, N],
  },
] as const;

/** People in order, each with the lines that put them there. */
export function Ranking() {
  return (
    <div>
      <p className="font-serif text-22 leading-[1.22]">Employment Lawyer, Sydney</p>
      <p className="mt-1 border-ink border-b pb-3 text-13 text-ink-2">38 candidates, ranked</p>
      <Candidate
        rank={1}
        name="Priya Raman"
        work="Associate, Corran Vale Lawyers"
        level="excellent"
        percent={91}
        required={[M, M, M, M, N]}
      >
        <div className="mt-3 grid gap-2.5 pl-8">
          <Evidence claim="NSW practising certificate" grade={M}>
            <Quotation
              line={16}
              text="Unrestricted practising certificate, NSW"
              cited={[[0, 40]]}
            />
          </Evidence>
          <Evidence claim="Enterprise agreement drafting" grade={M}>
            <Quotation line={14} text="Two enterprise agreements, 3,100 staff" cited={[[0, 38]]} />
          </Evidence>
          <Evidence claim="Presenting to clients" grade={N} />
        </div>
      </Candidate>
      {OTHERS.map((person) => (
        <Candidate key={person.rank} {...person} />
      ))}
    </div>
  );
}

interface CandidateProps {
  rank: number;
  name: string;
  work: string;
  level: "excellent" | "very-good";
  percent: number;
  required: readonly Grade[];
  children?: ReactNode;
}

function Candidate(props: CandidateProps) {
  const { rank, name, work, level, percent, required, children } = props;
  return (
    <div
      className={`border-rule border-b px-4 py-3 ${children ? "bg-sheet shadow-[inset_2px_0_0_var(--color-ink)]" : ""}`}
    >
      <div className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-3 text-13">
        <span className="text-right text-ink-3 tabular-nums">{rank}</span>
        <span className="font-[550]">{name}</span>
        <span className="justify-self-end">
          <MatchBadge level={level} percent={percent} short />
        </span>
        <span className="col-start-2 truncate text-12 text-ink-3">{work}</span>
        <span className="mt-0.5 justify-self-end">
          <Strip level={level} required={required} preferred={[]} />
        </span>
      </div>
      {children}
    </div>
  );
}

function Evidence(props: { claim: string; grade: Grade; children?: ReactNode }) {
  const { claim, grade, children } = props;
  return (
    <div>
      <p className="flex items-center gap-2.5 text-13 text-ink-2">
        <GradeSquare grade={grade} />
        <span className="font-[550] text-ink">{claim}</span>
        {grade === N && "not found"}
      </p>
      {children && <div className="-ml-4">{children}</div>}
    </div>
  );
}
