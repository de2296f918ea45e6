import { LADDERS, type Rank } from "./ladders.ts";
import type { Paper } from "./papers-in.ts";
import type { FactState } from "./state-of.ts";

export interface PaperOption extends Rank {
  /** Being on the way to it is enough: "or eligible", "in progress". */
  readonly begun: boolean;
}

/** A paper that an advertisement asks for; any of the options will do. */
export interface PaperAsked {
  readonly options: readonly PaperOption[];
  /** It must be in date. */
  readonly current: boolean;
  /** Something else than a paper would do as well, so that a missing paper decides nothing. */
  readonly open: boolean;
  /** The state or territory that it must be of, 1 to 8; 0 for any. */
  readonly place: number;
}

export interface PaperGrade {
  readonly grade: "met" | "partial" | "missing";
  /** The units that show it, the plainest first; for a missing paper the one that denies it. */
  readonly units: number[];
  readonly state: FactState | "lower" | "";
}

const LONG_GONE = 3;
const FRESH_FOR = 2;
const MOST_UNITS = 2;

interface Worth {
  readonly paper: Paper;
  readonly worth: number;
  readonly state: FactState | "lower";
}

export function gradePaper(asked: PaperAsked, papers: readonly Paper[]): PaperGrade {
  const all = asked.options.flatMap((option) =>
    papers
      .filter(({ ladder }) => ladder === option.ladder)
      .map((paper) => worthOf(asked, option, paper)),
  );
  const best = all.toSorted((a, b) => b.worth - a.worth || near(b, asked) - near(a, asked));
  const top = best[0]?.worth ?? 0;
  if (top === 0) {
    const against = best.find(({ paper }) => paper.state === "denied") ?? best[0];
    return {
      grade: "missing",
      units: against?.paper.state === "denied" ? [against.paper.unit] : [],
      state: against?.state ?? "",
    };
  }
  const units = [
    ...new Set(best.filter(({ worth }) => worth === top).map(({ paper }) => paper.unit)),
  ];
  return {
    grade: top === 1 ? "met" : "partial",
    units: units.slice(0, MOST_UNITS - 1),
    state: best[0]?.state ?? "",
  };
}

/** The very paper that is asked for is cited before a higher one. */
const near = ({ paper }: Worth, { options }: PaperAsked) =>
  options.some(({ ladder, rung }) => ladder === paper.ladder && rung === paper.rung) ? 1 : 0;

function worthOf(asked: PaperAsked, option: PaperOption, paper: Paper): Worth {
  const { state } = paper;
  const shown = worthOfState(asked, option, paper);
  const below = option.rung - paper.rung;
  if (below <= 0) {
    const elsewhere =
      asked.place > 0 &&
      paper.place > 0 &&
      asked.place !== paper.place &&
      LADDERS[option.ladder]?.places === "own";
    return { paper, worth: elsewhere ? Math.min(shown, 0.5) : shown, state };
  }
  const isStep = below === 1 && LADDERS[option.ladder]?.rungs[option.rung]?.step !== false;
  return isStep && shown === 1
    ? { paper, worth: option.begun ? 1 : 0.5, state: "lower" }
    : { paper, worth: 0, state };
}

function worthOfState(
  asked: PaperAsked,
  option: PaperOption,
  { state, age, ladder }: Paper,
): number {
  if (state === "held") return asked.current && ages(ladder) && age >= FRESH_FOR ? 0.5 : 1;
  if (state === "in-progress") return option.begun ? 1 : 0.5;
  if (state === "expired") return asked.current && age > LONG_GONE ? 0 : 0.5;
  return 0;
}

/** Papers that are to be done again each year, so that an old date is no current one. */
const YEARLY: ReadonlySet<string> = new Set(["life-support", "influenza"]);
const ages = (ladder: number) => YEARLY.has(LADDERS[ladder]?.id ?? "");
