import { AiNote } from "#web/ui/match/ai-note.tsx";
import { Citation } from "#web/ui/match/citation.tsx";
import { FitBadge } from "#web/ui/match/fit-badge.tsx";
import { type Grade, GradeSquare } from "#web/ui/match/grade-square.tsx";
import { MatchBadge } from "#web/ui/match/match-badge.tsx";
import { Quotation } from "#web/ui/match/quotation.tsx";
import { Ruler } from "#web/ui/match/ruler.tsx";
import { Score } from "#web/ui/match/score.tsx";
import { Strip } from "#web/ui/match/strip.tsx";
import { Specimen } from "./specimen.tsx";

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
