import type { Ad } from "../facts/ad.ts";
import type { Market } from "../facts/market.ts";
import { moveOfShares } from "../facts/strength.ts";
import { percent } from "../words/format.ts";
import { LEAST } from "./finding.ts";
import { nameable } from "./printable.ts";

export interface Group {
  /** As it stands in a sentence. */
  readonly name: string;
  readonly now: number;
  /** Undefined where too few ads had it to say how many. */
  readonly before: number | undefined;
  /** Of its share, in standard errors. */
  readonly move: number;
}

export interface Groups {
  /** How many ads could be in a group. */
  readonly n: number;
  readonly nBefore: number;
  /** The largest first. */
  readonly groups: readonly Group[];
  /** Groups that have ads, but are not named. */
  readonly leftOut: number;
  /** Those of them that have enough, and are left out for the sake of one that has not. */
  readonly withheld: number;
}

/** Ads by what they say; an ad may be in several groups, or, where it says nothing, in none. */
export function groupsOf(
  market: Pick<Market, "now" | "before">,
  namesOf: (ad: Ad) => readonly string[],
  isAsked: (ad: Ad) => boolean = () => true,
): Groups {
  const [asked, askedBefore] = [market.now.filter(isAsked), market.before.filter(isAsked)];
  const [now, before] = [tally(asked, namesOf), tally(askedBefore, namesOf)];
  const [n, nBefore] = [asked.length, askedBefore.length];
  const shown = shownOf([...now.keys()], now, n);
  const compared = new Set(nameable(shown, before, nBefore));
  const groups = shown
    .map((name): Group => {
      const [many, then] = [now.get(name) ?? 0, before.get(name) ?? 0];
      if (!compared.has(name)) return { name, now: many, before: undefined, move: 0 };
      const move = moveOfShares({ part: many, whole: n }, { part: then, whole: nBefore });
      return { name, now: many, before: then, move };
    })
    .sort((a, b) => b.now - a.now || (a.name < b.name ? -1 : 1));
  const enough = [...now.values()].filter((many) => many >= LEAST).length;
  const withheld = enough - groups.length;
  return { n, nBefore, groups, leftOut: now.size - groups.length, withheld };
}

function tally(ads: readonly Ad[], namesOf: (ad: Ad) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const ad of ads)
    for (const name of new Set(namesOf(ad))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** None where the largest cannot be named: the next would be taken for it. */
function shownOf(names: readonly string[], counts: ReadonlyMap<string, number>, n: number) {
  const shown = nameable(names, counts, n);
  const most = Math.max(...counts.values());
  return shown.some((name) => counts.get(name) === most) ? shown : [];
}

export const isCompared = ({ before }: Group) => before !== undefined;

/** The one whose share is furthest from what chance would do, of those that differ as they are printed. */
export function moverOf({ groups, n, nBefore }: Groups): Group | undefined {
  return groups
    .filter(
      ({ now, before }) => before !== undefined && percent(now, n) !== percent(before, nBefore),
    )
    .sort((a, b) => Math.abs(b.move) - Math.abs(a.move))[0];
}
