import { THINGS } from "./things.ts";
import type { ThingsAsked } from "./things-asked.ts";
import type { ThingShown } from "./things-in.ts";

export interface ThingsGrade {
  readonly grade: "met" | "partial" | "missing";
  /** Units that prove it; where it is missing, those that deny it. */
  readonly units: number[];
  /** A rival is shown, whether it will do or not. */
  readonly sibling: boolean;
}

/** How far one group is shown: 1 wholly, 0.5 in part. */
interface Proof {
  readonly worth: number;
  readonly units: readonly number[];
}

const NOTHING: Proof = { worth: 0, units: [] };
/** So many parts of a suite stand for the suite. */
const PARTS_OF_WHOLE = 3;
/** In a long list one thing may be lacking. */
const LONG_LIST = 5;
const LEAST_PART = 1 / 3;

export function gradeThings(asked: ThingsAsked, shown: readonly ThingShown[]): ThingsGrade {
  const held = shown.filter(({ denied }) => !denied);
  const proofs = asked.groups.map((group) => proofOf(group, asked, held));
  const worth = proofs.reduce((sum, proof) => sum + proof.worth, 0);
  const sibling = asked.groups.some((group) => siblingsOf(group, held).length > 0);
  const lacking = asked.groups.length - worth;
  const allowed = asked.groups.length >= LONG_LIST ? 1 : 0;
  const units = [...new Set(proofs.flatMap((proof) => proof.units))].slice(0, 4);
  if (lacking <= allowed) return { grade: "met", units, sibling };
  if (worth / asked.groups.length >= LEAST_PART) return { grade: "partial", units, sibling };
  return { grade: "missing", units: deniers(asked, shown), sibling };
}

function proofOf(group: readonly number[], asked: ThingsAsked, held: readonly ThingShown[]): Proof {
  let best = NOTHING;
  const isAny = group.some((at) => THINGS[at]?.any);
  for (const at of group) {
    const proof = proofOfOne(at, asked, held, !isAny);
    if (proof.worth > best.worth) best = proof;
  }
  if (best.worth === 1 || !asked.similar) return best;
  const rivals = siblingsOf(group, held);
  const rival = proofBy(rivals, asked);
  return rival.worth > best.worth ? rival : best;
}

/** The thing itself, a part that shows it, a whole that holds it, or parts of it. */
function proofOfOne(
  at: number,
  asked: ThingsAsked,
  held: readonly ThingShown[],
  inPart: boolean,
): Proof {
  const itself = held.filter(({ thing }) => {
    const other = THINGS[thing];
    return thing === at || other?.wholes.has(at) || other?.includes.has(at);
  });
  const direct = proofBy(itself, asked);
  if (direct.worth === 1) return direct;
  const parts = held.filter(({ thing }) => THINGS[at]?.includes.has(thing));
  const many = new Set(parts.map(({ thing }) => thing)).size >= PARTS_OF_WHOLE;
  if (many) return { worth: 1, units: unitsOf(parts).slice(0, 2) };
  if (direct.worth > 0) return direct;
  const wholes = held.filter(({ thing }) => inPart && THINGS[at]?.wholes.has(thing));
  const part = [...parts, ...wholes];
  return part.length > 0 ? { worth: 0.5, units: unitsOf(part).slice(0, 1) } : NOTHING;
}

function proofBy(shown: readonly ThingShown[], { fluent }: ThingsAsked): Proof {
  const least = fluent ? 2 : 1;
  const full = shown.filter(({ level }) => level >= least);
  if (full.length > 0) return { worth: 1, units: unitsOf(full).slice(0, 1) };
  return shown.length > 0 ? { worth: 0.5, units: unitsOf(shown).slice(0, 1) } : NOTHING;
}

/** Work that is told proves more than a list. */
function unitsOf(shown: readonly ThingShown[]): number[] {
  const told = shown.filter(({ listed }) => !listed);
  return [...new Set([...told, ...shown].map(({ unit }) => unit))];
}

function siblingsOf(group: readonly number[], held: readonly ThingShown[]): ThingShown[] {
  const families = new Set(group.map((at) => THINGS[at]?.family));
  const own = new Set(group);
  return held.filter(({ thing }) => !own.has(thing) && families.has(THINGS[thing]?.family));
}

function deniers(asked: ThingsAsked, shown: readonly ThingShown[]): number[] {
  const wanted = new Set(asked.groups.flat());
  const denying = shown.filter(({ thing, denied }) => denied && wanted.has(thing));
  return [...new Set(denying.map(({ unit }) => unit))].slice(0, 1);
}
