import type { Ad } from "../facts/ad.ts";
import type { Scope } from "../facts/scope.ts";
import { percent } from "../words/format.ts";
import type { Row } from "./finding.ts";
import { groupsOf } from "./groups.ts";
import { printable } from "./printable.ts";

export type RateRow = Row & { readonly part: number };

/** The same share within each group, the highest first. Neither a row nor what the rows leave over has few ads. */
export function rateRows(
  { now, before }: Scope,
  has: (ad: Ad) => boolean,
  by: (ad: Ad) => readonly string[],
): RateRow[] {
  const { groups } = groupsOf({ now, before }, by, (ad) => by(ad).length > 0);
  const inGroup = (ads: readonly Ad[], name: string) => ads.filter((ad) => by(ad).includes(name));
  const counted = groups.map(({ name }) => ({
    name,
    now: parts(inGroup(now, name), has),
    before: parts(inGroup(before, name), has),
  }));
  const shown = printable(counted, (group) => group.now, parts(now, has));
  const compared = new Set(printable(shown, (group) => group.before, parts(before, has)));
  return shown
    .map((group) => {
      const [part, rest] = group.now;
      const [partBefore, restBefore] = group.before;
      const isCompared = compared.has(group);
      return {
        name: group.name,
        part,
        n: part + rest,
        nBefore: isCompared ? partBefore + restBefore : undefined,
        value: percent(part, part + rest),
        before: isCompared ? percent(partBefore, partBefore + restBefore) : undefined,
        isPoint: false,
      };
    })
    .sort((a, b) => b.value - a.value || b.n - a.n);
}

/** Those that have it, and those that have not. */
function parts(ads: readonly Ad[], has: (ad: Ad) => boolean): [number, number] {
  const part = ads.filter(has).length;
  return [part, ads.length - part];
}
