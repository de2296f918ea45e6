import { likeness, proves, type Side, sideOf } from "#reading/model/proves.ts";
import { READING_MODEL, type ReadingModel } from "#reading/model/reading-model.ts";
import { piecesOf } from "#reading/model/word-pieces.ts";
import type { CandidateProfile, Unit } from "../profiles.ts";
import { type Graded, supportFor } from "./grade.ts";
import type { Pairing } from "./support-features.ts";

/** The lines of a resume as the reading model sees them. */
export interface ReadLines {
  readonly pairing: Pairing;
  readonly model: ReadingModel;
  readonly sides: readonly (Side | undefined)[];
}

export interface Looked {
  readonly unit: number;
  /** What is known of the line beside the requirement, in a fixed order: see tools/reading-model/fit-grades.py. */
  readonly values: readonly number[];
}

const known = new WeakMap<readonly Unit[], readonly (Side | undefined)[]>();

export function readLines(pairing: Pairing, model: ReadingModel): ReadLines {
  const { candidate } = pairing.expanded;
  // Somebody is shown beside many jobs: what the model makes of their lines is the same for all.
  const sides = known.get(candidate.units) ?? sidesOf(candidate, model);
  if (model === READING_MODEL) known.set(candidate.units, sides);
  return { pairing, model, sides };
}

const sidesOf = (candidate: CandidateProfile, model: ReadingModel) =>
  candidate.units.map(({ pieces }, at) =>
    pieces.length === 0 ? undefined : sideOf(asTaught(candidate, at), model),
  );

const COLON = piecesOf(":", 1);
const LISTED = piecesOf("skills :", 4);
const NONE = new Uint16Array(0);
const MOST_PIECES = 48;

/** The role it stands in comes first, as the model was taught; a list says that it is one. */
function asTaught({ units, roles }: CandidateProfile, at: number): Uint16Array {
  const unit = units[at];
  if (!unit) return NONE;
  const role = roles[unit.role];
  const isIn = role !== undefined && role.line !== unit.line && role.pieces.length > 0;
  const listed = unit.section === "list" ? LISTED : NONE;
  const head = isIn ? [...role.pieces, ...COLON] : listed;
  return Uint16Array.from([...head, ...unit.pieces].slice(0, MOST_PIECES));
}

/** So many lines are read closely: those that are most alike as a whole, besides those that share its words. */
const MOST_ALIKE = 3;
const TYPE_PIECES = [
  ...piecesOf("activity tool setting certificate licence degree years language right place", 10),
];

/** The lines that have most to do with a requirement, and what is known of each. */
export function lookedAt(
  { requirement }: Pick<Graded, "requirement">,
  { pairing, model, sides }: ReadLines,
): Looked[] {
  const { units, roles } = pairing.expanded.candidate;
  const asked = sideOf(requirement.pieces, model);
  const support = new Map(
    supportFor(requirement, pairing).map(({ unit, sureness }) => [unit, sureness]),
  );
  const alike = sides
    .map((side, unit) => ({ unit, side, alike: side ? likeness(asked, side) : -1 }))
    .sort((a, b) => b.alike - a.alike || a.unit - b.unit);
  const near = alike.flatMap(({ side, unit, alike: how }, place) =>
    side && (place < MOST_ALIKE || support.has(unit)) ? { side, unit, near: how } : [],
  );
  const told = proves(
    asked,
    near.map(({ side }) => side),
    model,
  );
  const read = near
    .map(({ unit, near: how }, at) => {
      const { partly = -9, yes = -9 } = told[at] ?? {};
      return { unit, near: how, partly, yes, sure: Math.max(partly, yes) };
    })
    .sort((a, b) => b.sure - a.sure || a.unit - b.unit);
  const top = read[0]?.sure ?? 0;
  const type = TYPE_PIECES.indexOf(requirement.pieces[0] ?? -1);
  return read.map(({ unit, near: how, partly, yes, sure }, place) => {
    const one = units[unit];
    const isIn = (section: Unit["section"]) => Number(one?.section === section);
    return {
      unit,
      values: [
        partly,
        yes,
        how,
        place,
        sure - top,
        support.get(unit) ?? 0,
        isIn("list"),
        isIn("education"),
        isIn("profile"),
        isIn("credentials"),
        isIn("other"),
        Number(pairing.headings.has(one?.line ?? -1)),
        Number(roles[one?.role ?? -1] !== undefined),
        one?.pieces.length ?? 0,
        requirement.pieces.length,
        type,
        Number(requirement.paper),
      ],
    };
  });
}
