import { useState } from "react";
import { JobInFull } from "#web/features/matching/job-in-full.tsx";
import { MatchCard } from "#web/features/matching/match-card.tsx";
import { MatchCardSkeleton } from "#web/features/matching/match-card-skeleton.tsx";
import type { Choice } from "#web/features/matching/model/filters.ts";
import { FilterBar } from "#web/features/matching/results/filter-bar.tsx";
import { WhyMatch } from "#web/features/matching/why-match.tsx";
import { WhySkeleton } from "#web/features/matching/why-panel.tsx";
import { type Bar, BarChart } from "#web/ui/bar-chart.tsx";
import { BarRows } from "#web/ui/bar-rows.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { ChartFrame } from "#web/ui/chart-frame.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { Citation } from "#web/ui/match/citation.tsx";
import { FitBadge } from "#web/ui/match/fit-badge.tsx";
import { type Grade, GradeSquare } from "#web/ui/match/grade-square.tsx";
import { MatchBadge } from "#web/ui/match/match-badge.tsx";
import { Quotation } from "#web/ui/match/quotation.tsx";
import { Ruler } from "#web/ui/match/ruler.tsx";
import { Score } from "#web/ui/match/score.tsx";
import { Strip } from "#web/ui/match/strip.tsx";
import { FloatParts } from "./float-parts.tsx";
import { FormParts } from "./form-parts.tsx";
import { ListParts } from "./list-parts.tsx";
import {
  EXPLAINED,
  HELD_DOWN,
  LEVEL_COUNTS,
  MATCHES,
  NOTHING_READ,
  NOW,
  WHOLE_JOB,
} from "./matching-specimens.ts";
import { Specimen } from "./specimen.tsx";

/** Every part of the design system in every state, so that one picture reviews them all. */
export function PartsPage() {
  return (
    <div className="wrap py-12">
      <h1>Parts</h1>
      <FormParts />
      <FloatParts />
      <ListParts />
      <MatchParts />
      <MatchingParts />
      <ChartParts />
    </div>
  );
}

function MatchingParts() {
  return (
    <div id="matching-parts">
      <Specimen name="Match card">
        <Cards />
      </Specimen>
      <Specimen name="Job filters">
        <JobFilters />
      </Specimen>
      <Specimen name="Job in full">
        <div className="grid max-w-[680px] gap-4 bg-sheet p-6">
          <JobInFull job={WHOLE_JOB} match={MATCHES[0]} now={NOW} />
        </div>
      </Specimen>
      <Specimen name="Why this match">
        <Whys />
      </Specimen>
    </div>
  );
}

function Cards() {
  return (
    <div className="grid gap-x-10 md:grid-cols-2 xl:grid-cols-3">
      {MATCHES.map((match) => (
        <div key={match.jobId} className="border-rule border-b">
          <MatchCard
            match={match}
            resumeId="sample"
            now={NOW}
            to="/dev/parts"
            heading="h3"
            actions={<TextButton>Why this match</TextButton>}
          />
        </div>
      ))}
      <MatchCardSkeleton />
    </div>
  );
}

function JobFilters() {
  const [choice, setChoice] = useState<Choice>({
    filters: { state: "NSW", pay: 100_000 },
    match: "very-good",
    sort: "newest",
  });
  return <FilterBar choice={choice} counts={LEVEL_COUNTS} onChange={setChoice} />;
}

function Whys() {
  return (
    <div className="grid items-start gap-10 md:grid-cols-2">
      {[EXPLAINED, HELD_DOWN, NOTHING_READ].map((match) => (
        <div key={match.job.title} className="min-w-0 bg-paper-2 p-6">
          <WhyMatch match={match} now={NOW} />
        </div>
      ))}
      <div className="bg-paper-2 p-6">
        <WhySkeleton />
      </div>
    </div>
  );
}

const COUNTS = [
  9, 14, 11, 10, 12, 3, 2, 17, 13, 12, 19, 10, 4, 1, 22, 16, 15, 21, 18, 5, 0, 26, 31, 27, 29, 28,
  4, 2,
];

/** Days from 19 October 2026 on. */
function day(index: number): string {
  const date = new Date(Date.UTC(2026, 9, 19 + index));
  return date.toLocaleDateString("en-AU", { day: "numeric", month: "short", timeZone: "UTC" });
}

const DAYS: Bar[] = COUNTS.map((value, index) => ({ label: day(index), value, point: index > 20 }));
const SIXTY: Bar[] = Array.from({ length: 60 }, (_, index) => ({
  label: day(index),
  value: 400 + Math.round(300 * Math.sin(index / 6)) + index * 12,
  point: index === 59,
}));
const LEVELS: Bar[] = [
  { label: "Excellent", value: 4, point: true },
  { label: "Very good", value: 9 },
  { label: "Good", value: 14 },
  { label: "Partial", value: 11 },
];
const PAY: Bar[] = [
  { label: "Construction, up 9%", value: 128_000, point: true },
  { label: "Employment, up 3%", value: 124_000 },
  { label: "Property, up 2%", value: 112_000 },
  { label: "Family, down 1%", value: 98_000 },
  { label: "Wills and estates, and the other private work of a country firm", value: 0 },
];

const dollars = (value: number) => `$${value.toLocaleString("en-AU")}`;

function numbers(first: string, second: string, bars: readonly Bar[]) {
  return {
    columns: [first, second],
    rows: bars.map(({ label, value }) => [label, value.toLocaleString("en-AU")]),
  };
}

export function ChartParts() {
  return (
    <div id="chart-parts">
      <Specimen name="Bars by day">
        <ChartFrame
          title="Weekday jobs have more than doubled in four weeks"
          note="Jobs approved per day. This week in green. From 1,284 approved jobs."
          height={216}
          table={numbers("Day", "Jobs", DAYS)}
        >
          <BarChart label="Jobs approved per day" bars={DAYS} rhythm={7} />
        </ChartFrame>
        <ChartFrame title="Sixty days, unlabelled by week" table={numbers("Day", "Views", SIXTY)}>
          <BarChart label="Views per day" bars={SIXTY} height={160} />
        </ChartFrame>
      </Specimen>
      <Specimen name="Few bars, one bar, nothing">
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          <ChartFrame title="Four are excellent" table={numbers("Level", "Candidates", LEVELS)}>
            <BarChart label="Candidates by level" bars={LEVELS} height={140} />
          </ChartFrame>
          <ChartFrame title="One day so far" table={numbers("Day", "Jobs", DAYS.slice(0, 1))}>
            <BarChart label="Jobs per day" bars={DAYS.slice(0, 1)} height={140} />
          </ChartFrame>
          <ChartFrame title="Nothing this week" table={numbers("Day", "Jobs", NOTHING)}>
            <BarChart label="Jobs per day" bars={NOTHING} height={140} />
          </ChartFrame>
        </div>
      </Specimen>
      <Specimen name="Bars by name">
        <ChartFrame
          title="Construction pays most, and rose most"
          note="Median advertised midpoint, three to five years, and change over eight weeks. 512 ads."
          table={numbers("Practice", "Dollars", PAY)}
        >
          <BarRows bars={PAY} format={dollars} />
        </ChartFrame>
      </Specimen>
    </div>
  );
}

const NOTHING: Bar[] = ["Mon", "Tue", "Wed", "Thu", "Fri"].map((label) => ({ label, value: 0 }));

export function MatchParts() {
  return (
    <div id="match-parts">
      <Specimen name="Match levels and fit labels">
        <Badges />
      </Specimen>
      <Specimen name="Requirements">
        <Strips />
      </Specimen>
      <Specimen name="Citation and quotation">
        <Quotations />
      </Specimen>
      <Specimen name="Score and ruler">
        <Scores />
      </Specimen>
      <Specimen name="The warning line">
        <AiNote writer="Ranked by rules, engine 1.4" />
      </Specimen>
    </div>
  );
}

function Badges() {
  return (
    <>
      <div className="flex flex-wrap gap-2.5">
        <MatchBadge level="excellent" percent={91} />
        <MatchBadge level="very-good" percent={82} />
        <MatchBadge level="good" percent={71} />
        <MatchBadge level="partial" percent={58} />
        <MatchBadge level="excellent" percent={100} short />
      </div>
      <div className="flex flex-wrap gap-2.5">
        <FitBadge fit="excellent" score={91} />
        <FitBadge fit="good" score={76} />
        <FitBadge fit="moderate" score={61} />
        <FitBadge fit="poor" score={44} />
        <FitBadge fit="not" score={22} />
      </div>
    </>
  );
}

const FIVE: Grade[] = ["met", "met", "met", "part", "none"];
const TWO: Grade[] = ["met", "none"];
const MANY: Grade[] = Array.from({ length: 34 }, (_, index) => (index % 3 ? "met" : "none"));

function Strips() {
  return (
    <div className="grid gap-3">
      <Strip required={["met", "met", "met", "met", "none"]} preferred={TWO} level="excellent" />
      <Strip required={FIVE} preferred={TWO} level="very-good" />
      <Strip required={FIVE} preferred={[]} level="good" />
      <Strip required={["none", "part"]} preferred={["none"]} level="partial" />
      <Strip required={FIVE} preferred={TWO} fit="poor" />
      <Strip required={MANY} preferred={FIVE} />
      <Strip required={[]} preferred={[]} />
      <p className="flex flex-wrap items-center gap-x-4 text-12 text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <GradeSquare grade="met" /> met
        </span>
        <span className="inline-flex items-center gap-1.5">
          <GradeSquare grade="part" /> in part
        </span>
        <span className="inline-flex items-center gap-1.5">
          <GradeSquare grade="none" /> not found
        </span>
      </p>
    </div>
  );
}

const LINE = "Drafted two enterprise agreements covering 3,100 logistics staff";

function Quotations() {
  return (
    <div className="grid max-w-[520px] gap-3">
      <p>
        Enterprise agreement drafting <Citation line={17} href="#line-17" />{" "}
        <Citation line={21} href="#line-21" />, and the same where it leads nowhere{" "}
        <Citation line={6} />
      </p>
      <div id="line-17">
        <Quotation line={17} text={LINE} cited={[[8, 33]]} />
      </div>
      <div id="line-21">
        <Quotation
          line={1021}
          text={`${LINE}, then ran 60 unfair dismissal and general protections matters, from first advice to settlement`}
          cited={[
            [0, 33],
            [71, 128],
          ]}
        />
      </div>
      <Quotation line={4} text="English, Tamil" />
    </div>
  );
}

const MATCH_CUTS = [
  { at: 40, word: "Partial" },
  { at: 65, word: "Good" },
  { at: 75, word: "Very Good" },
  { at: 85, word: "Excellent" },
] as const;

const FIT_CUTS = [
  { at: 0, word: "Not a fit" },
  { at: 35, word: "Poor" },
  { at: 55, word: "Moderate" },
  { at: 70, word: "Good" },
  { at: 85, word: "Excellent" },
] as const;

function Scores() {
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-8">
        <Score percent={71} />
        <Score percent={82} size="panel" />
        <Score percent={91} size="report" />
      </div>
      <div className="grid max-w-[480px] gap-6">
        <Ruler value={91} cuts={MATCH_CUTS} level="excellent" />
        <Ruler value={78} cuts={MATCH_CUTS} level="very-good" />
        <Ruler value={31} cuts={MATCH_CUTS} level="partial" />
        <Ruler value={100} cuts={FIT_CUTS} fit="excellent" />
        <Ruler value={62} cuts={FIT_CUTS} fit="moderate" />
      </div>
      <div className="max-w-[320px]">
        <Ruler value={44} cuts={FIT_CUTS} fit="poor" />
      </div>
    </>
  );
}
