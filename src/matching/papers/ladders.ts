import checks from "#knowledge/ladders/checks.json" with { type: "json" };
import health from "#knowledge/ladders/health.json" with { type: "json" };
import hospitality from "#knowledge/ladders/hospitality-and-service.json" with { type: "json" };
import law from "#knowledge/ladders/law.json" with { type: "json" };
import money from "#knowledge/ladders/money-and-property.json" with { type: "json" };
import study from "#knowledge/ladders/study.json" with { type: "json" };
import teaching from "#knowledge/ladders/teaching-and-care.json" with { type: "json" };
import technology from "#knowledge/ladders/technology.json" with { type: "json" };
import trades from "#knowledge/ladders/trades.json" with { type: "json" };
import vehicles from "#knowledge/ladders/vehicles-and-plant.json" with { type: "json" };

type Gate = "licence" | "certificate" | "degree" | "check";

/** One paper: the names that advertisements and resumes have for it. */
interface Rung {
  readonly name: string;
  readonly names?: readonly string[];
  /** Names that mean it only among papers: "HR", "LF", "heights". */
  readonly short?: readonly string[];
  /** Words of which one makes a line speak of this paper, so that short names mean it. */
  readonly beside?: readonly string[];
  /** Positions that nobody can hold without it. */
  readonly titles?: readonly string[];
  /** What shows that somebody is on the way to it: an apprenticeship, a learner's permit. */
  readonly toward?: readonly string[];
  /** Papers of other ladders that it includes, as "ladder/rung". */
  readonly also?: readonly string[];
  /** `false`: the rung below is no step to this one. */
  readonly step?: boolean;
}

/** Papers of one kind from the lowest to the highest: whoever has a higher one has met the lower. */
interface Ladder {
  readonly id: string;
  readonly gate: Gate;
  /** `own`: each state has its own, and another state's must be converted. */
  readonly places?: string;
  readonly rungs: readonly Rung[];
}

interface Field {
  readonly id: string;
  readonly names: readonly string[];
  /** People who learnt it as a trade: "carpenter". */
  readonly trade?: readonly string[];
  /** Wider fields that it is part of. */
  readonly within?: readonly string[];
}

interface Study {
  readonly levels: readonly {
    readonly name: string;
    readonly names: readonly string[];
    readonly step?: boolean;
  }[];
  /** "llb" is a degree and a field in one. */
  readonly acronyms: Readonly<Record<string, readonly string[]>>;
  readonly fields: readonly Field[];
}

export const STUDY: Study = study;

/** A ladder of levels for every field of study. */
const studies: readonly Ladder[] = STUDY.fields.map(({ id }) => ({
  id: `study-${id}`,
  gate: "degree",
  rungs: STUDY.levels,
}));

const named: readonly Ladder[] = (
  [
    health,
    teaching,
    trades,
    vehicles,
    money,
    technology,
    hospitality,
    law,
    checks,
  ] as readonly (readonly Ladder[])[]
).flat();

export const FIRST_FIELD = named.length;
export const LADDERS: readonly Ladder[] = [...named, ...studies];

export interface Rank {
  readonly ladder: number;
  readonly rung: number;
}

const byName: ReadonlyMap<string, Rank> = new Map(
  LADDERS.flatMap(({ id, rungs }, ladder) =>
    rungs.map(({ name }, rung) => [`${id}/${name}`, { ladder, rung }] as [string, Rank]),
  ),
);

export const rankNamed = (name: string): Rank | undefined => byName.get(name);

/** The papers that this one includes, on other ladders. */
export const alsoOf = ({ ladder, rung }: Rank): Rank[] =>
  (LADDERS[ladder]?.rungs.slice(0, rung + 1) ?? []).flatMap(({ also }) =>
    (also ?? []).flatMap((name) => rankNamed(name) ?? []),
  );
