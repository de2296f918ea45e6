import { Citation } from "#web/ui/match/citation.tsx";
import { type Grade, GradeSquare } from "#web/ui/match/grade-square.tsx";
import { Score } from "#web/ui/match/score.tsx";
import { Strip } from "#web/ui/match/strip.tsx";

/** An invented resume and an invented job; the same line 23 as in the hero. */
const LINES = [
  [21, "Senior Paralegal, Wattle & Hume, Brisbane"],
  [22, "March 2021 to present"],
  [23, "Settled 410 residential and 35 commercial matters on PEXA, 2021 to 2025"],
  [24, "Trained three junior clerks"],
] as const;

const REQUIRED: readonly Requirement[] = [
  { name: "Conveyancing", grade: "met", line: 23 },
  { name: "PEXA", grade: "met", line: 23 },
  { name: "Three years as a paralegal", grade: "met", line: 22 },
  { name: "Team leadership", grade: "part", line: 24 },
];
const PREFERRED: readonly Requirement[] = [{ name: "Retail leasing, preferred", grade: "none" }];

interface Requirement {
  name: string;
  grade: Grade;
  line?: number;
}

export function ReadExample() {
  return (
    <ol className="font-serif leading-6">
      {LINES.map(([line, text]) => (
        <li key={line} className="grid grid-cols-[32px_minmax(0,1fr)]">
          <span className="font-sans text-12 text-ink-3 tabular-nums leading-6">
            <span className="sr-only">Line </span>
            {line}
          </span>
          {text}
        </li>
      ))}
    </ol>
  );
}

export function CheckedExample() {
  return (
    <ul className="text-13 leading-6">
      {[...REQUIRED, ...PREFERRED].map(({ name, grade, line }) => (
        <li key={name} className="flex items-center gap-2.5">
          <span className="flex text-ink-2">
            <GradeSquare grade={grade} />
          </span>
          <span>{name}</span>
          <span className="ml-auto whitespace-nowrap text-12 text-ink-3">
            <Verdict grade={grade} line={line} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A citation alone says that it is met; those who do not see the square hear the word too. */
function Verdict({ grade, line }: { grade: Grade; line: number | undefined }) {
  if (line === undefined) return "not found";
  return (
    <>
      <span className={grade === "met" ? "sr-only" : ""}>
        {grade === "met" ? "met" : "in part"}
      </span>{" "}
      <span className="text-15 text-accent">
        <Citation line={line} />
      </span>
    </>
  );
}

export function ShownExample() {
  const grades = (requirements: readonly Requirement[]) => requirements.map(({ grade }) => grade);
  return (
    <>
      <p className="flex items-baseline justify-between">
        <span className="font-semibold text-13 text-l3">Very Good Match</span>
        <Score percent={82} />
      </p>
      <p className="mt-0.5 font-serif text-18">Conveyancing Team Lead</p>
      <p className="mt-0.5 text-13 tabular-nums">
        $98,000 to $112,000 <span className="text-ink-3">plus super</span>
      </p>
      <div className="mt-2">
        <Strip level="very-good" required={grades(REQUIRED)} preferred={grades(PREFERRED)} />
      </div>
      <p className="mt-1 text-13 text-ink-2">Not shown: retail leasing</p>
    </>
  );
}
