import type { ReactNode } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { Citation } from "#web/ui/match/citation.tsx";
import { type Grade, GradeSquare } from "#web/ui/match/grade-square.tsx";
import { Score } from "#web/ui/match/score.tsx";
import { Strip } from "#web/ui/match/strip.tsx";
import { type Goal, Goals } from "./goals.tsx";
import { RuledSection } from "./ruled-section.tsx";
import { compareTexts, howTexts, benefitTexts as texts } from "./sections-texts.ts";

export interface SectionsProps {
  goals: readonly Goal[];
}

/** What stands under the uploader (spec 1 §2, home). Only words: nothing here needs a script. */
export function Sections({ goals }: SectionsProps) {
  return (
    <>
      <HowItWorks />
      <CompareFeature />
      <Benefits />
      <Goals goals={goals} />
    </>
  );
}

function Benefits() {
  return (
    <RuledSection id="benefits" title={texts.title} className="mt-12">
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2 xl:grid-cols-4">
        {texts.benefits.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-18 leading-[1.3]">{title}</h3>
            <p className="mt-1.5 max-w-[60ch] text-13 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}

/** Three steps, each with the same resume and the same job as its example. */
function HowItWorks() {
  return (
    <RuledSection id="how-it-works" title={howTexts.title}>
      <ol className="grid gap-x-10 gap-y-8 lg:grid-cols-3 lg:gap-y-0">
        <Step number={1} {...howTexts.steps.read}>
          <ReadExample />
        </Step>
        <Step number={2} {...howTexts.steps.check}>
          <CheckedExample />
        </Step>
        <Step number={3} {...howTexts.steps.show}>
          <ShownExample />
        </Step>
      </ol>
    </RuledSection>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  children: ReactNode;
}

/** Its three parts share their rows with those of its neighbours, so that the examples stand level. */
function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="relative before:absolute before:border-rule max-lg:not-first:before:inset-x-0 max-lg:not-first:before:-top-4 max-lg:not-first:before:border-t lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:not-first:before:inset-y-0 lg:not-first:before:-left-5 lg:not-first:before:border-l">
      <h3 className="flex items-baseline gap-3">
        <span aria-hidden="true" className="font-medium font-sans text-13 text-ink-3 leading-none">
          {number}
        </span>
        {title}
      </h3>
      <p className="mt-2 text-ink-2">{text}</p>
      <div className="mt-6 border-rule-2 border-t border-dotted pt-3">{children}</div>
    </li>
  );
}

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

function ReadExample() {
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

function CheckedExample() {
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

function ShownExample() {
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

/** The compare tool, and what it is like to use it. */
function CompareFeature() {
  return (
    <section aria-labelledby="compare" className="md:wrap mt-16 md:mt-[72px]">
      <div className="grid items-center gap-x-14 gap-y-8 bg-paper-2 px-5 py-8 md:p-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="compare">
            {compareTexts.question} <span className="md:block">{compareTexts.answer}</span>
          </h2>
          <p className="mt-3 max-w-[62ch] text-ink-2">{compareTexts.text}</p>
          <ButtonLink to="/compare" className="mt-6">
            {compareTexts.open}
          </ButtonLink>
        </div>
        <Pair />
      </div>
    </section>
  );
}

/** Each requirement stands level with the line that answers it. */
const ROWS: readonly { asks: string; grade: Grade; line: number; says: string; lit?: boolean }[] = [
  {
    asks: "Registered nurse, AHPRA",
    grade: "met",
    line: 8,
    says: "AHPRA registration, no conditions",
  },
  {
    asks: "Two years in aged care",
    grade: "met",
    line: 9,
    says: "Banksia Lodge, 2022 to 2025: 48 residents",
    lit: true,
  },
  {
    asks: "Medication audits",
    grade: "part",
    line: 10,
    says: "Helped with quarterly medication audits",
  },
  {
    asks: "Palliative care certificate",
    grade: "none",
    line: 11,
    says: "First aid and CPR, renewed yearly",
  },
];

/** It reaches past the rules, and a wire leads from there to the line. */
const LIT_CLAIM =
  "bg-pen shadow-[-8px_0_var(--color-pen),8px_0_var(--color-pen)] md:after:absolute md:after:top-1/2 md:after:left-[calc(100%+8px)] md:after:w-4 md:after:border-ink-2 md:after:border-t";

/** A picture of a comparison. The paragraph beside it says the same to those who do not see it. */
function Pair() {
  return (
    <div
      aria-hidden="true"
      className="grid gap-x-6 gap-y-5 text-13 md:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]"
    >
      <ul className="border-ink border-t md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0">
        {ROWS.map(({ asks, grade, lit }) => (
          <li
            key={asks}
            className={`relative flex min-h-10 items-center gap-3 border-rule border-b font-medium ${lit ? LIT_CLAIM : ""}`}
          >
            <span className="flex text-ink-2">
              <GradeSquare grade={grade} />
            </span>
            {asks}
          </li>
        ))}
      </ul>
      <ol className="border border-rule bg-sheet font-serif text-15 md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0">
        {ROWS.map(({ line, says, lit }) => (
          <li
            key={line}
            className={`grid min-h-10 grid-cols-[36px_minmax(0,1fr)] items-center pr-3 leading-snug ${lit ? "bg-pen" : ""}`}
          >
            <span
              className={`pr-3 text-right font-sans text-12 tabular-nums ${lit ? "text-ink" : "text-ink-3"}`}
            >
              {line}
            </span>
            {says}
          </li>
        ))}
      </ol>
    </div>
  );
}
