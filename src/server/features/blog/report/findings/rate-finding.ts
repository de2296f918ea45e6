import type { Ad } from "../facts/ad.ts";
import type { Scope } from "../facts/scope.ts";
import { percent } from "../words/format.ts";
import { cautionOf, noComparison } from "../words/move-texts.ts";
import { RATE_NEWS, RATE_TEXTS, type Rate, type RateTexts } from "../words/rate-texts.ts";
import { LEAST, type Measured, type Row } from "./finding.ts";
import { levelName, stateName } from "./group-kinds.ts";
import { groupsOf, type Move, moveOfShares, printable, sizeOf } from "./groups.ts";

interface RateKind {
  readonly id: keyof typeof RATE_TEXTS;
  readonly has: (ad: Ad) => boolean;
  readonly by: (ad: Ad) => readonly string[];
  readonly tag: string;
}

export const RATE_KINDS: readonly RateKind[] = [
  { id: "pay-stated", has: ({ statesPay }) => statesPay, by: levelName, tag: "salary" },
  { id: "home", has: ({ namesHome }) => namesHome, by: stateName, tag: "hybrid work" },
];

/** How many ads say something. Undefined when hardly any do, or hardly any do not. */
export function rateFinding(scope: Scope, { id, has, by, tag }: RateKind): Measured | undefined {
  const texts: RateTexts = RATE_TEXTS[id];
  const rows = rateRows(scope, has, by);
  const rate = rateOf(scope, has, rows);
  if (Math.min(rate.part, rate.whole - rate.part) < LEAST) return undefined;
  const canCompare = rate.partBefore >= LEAST && rate.wholeBefore - rate.partBefore >= LEAST;
  const move = canCompare
    ? moveOfShares(rate, { part: rate.partBefore, whole: rate.wholeBefore })
    : 0;
  const judged = (limit: number) => ({
    id,
    title: titleOf(texts, rate, { move, limit }),
    n: rate.whole,
    nBefore: rate.wholeBefore,
    strength: Math.abs(move),
    news: newsOf(texts, rate, { move, limit }),
    paragraphs: (place: number) => [
      texts.level(rate),
      [
        ...(canCompare
          ? compared(texts, rate, { move, limit }, place)
          : [before(texts, rate, place)]),
        ...(rate.ends ? [texts.ends(rate.ends, rate.ends.apart >= limit)] : []),
      ].join(" "),
    ],
    chart: {
      kind: "bars" as const,
      unit: "rate" as const,
      title: texts.chart,
      rows: withAll(rows, rate, canCompare),
    },
    family: id,
    topic: texts.topic,
    tag,
  });
  return { compared: canCompare ? 1 : 0, judged };
}

const shareNow = ({ part, whole }: Rate) => percent(part, whole);
const shareBefore = ({ partBefore, wholeBefore }: Rate) => percent(partBefore, wholeBefore);
const differs = (rate: Rate) => shareNow(rate) !== shareBefore(rate);

function titleOf(texts: RateTexts, rate: Rate, { move, limit }: Move): string {
  if (Math.abs(move) < limit || !differs(rate)) return texts.stands(rate);
  return move > 0 ? texts.rose : texts.fell;
}

/** Stands alone wherever it is read, so a change that may be chance is told as one, or not at all. */
function newsOf(texts: RateTexts, rate: Rate, judged: Move): string {
  const size = differs(rate) ? sizeOf(judged) : "chance";
  if (size === "chance") return `${texts.stands(rate)}.`;
  return `${texts.stands(rate)}, ${RATE_NEWS[size](rate)}.`;
}

function compared(texts: RateTexts, rate: Rate, judged: Move, place: number): string[] {
  const least = Math.min(rate.whole, rate.wholeBefore);
  const caution = differs(rate) ? [cautionOf({ ...judged, least }, place)] : [];
  return [texts.compared(rate), ...caution];
}

/** Per cent. Beyond these "hardly any" and "nearly all" can be said of a share that is not printed. */
const HARDLY = 10;

function before(texts: RateTexts, rate: Rate, place: number): string {
  if (rate.wholeBefore < LEAST) return noComparison(place);
  if (shareBefore(rate) <= HARDLY) return texts.hardlyAny;
  return shareBefore(rate) >= 100 - HARDLY ? texts.nearlyAll : noComparison(place);
}

function rateOf(
  { now, before: past }: Scope,
  has: RateKind["has"],
  rows: readonly RateRow[],
): Rate {
  const [high, low] = [rows[0], rows.at(-1)];
  const end = ({ name, value: share, n }: RateRow) => ({ name, share, n });
  return {
    part: now.filter(has).length,
    whole: now.length,
    partBefore: past.filter(has).length,
    wholeBefore: past.length,
    ends:
      high && low && high.value > low.value
        ? {
            high: end(high),
            low: end(low),
            apart: moveOfShares(
              { part: high.part, whole: high.n },
              { part: low.part, whole: low.n },
            ),
          }
        : undefined,
  };
}

const withAll = (rows: readonly RateRow[], rate: Rate, canCompare: boolean): Row[] => [
  {
    name: "all ads",
    n: rate.whole,
    nBefore: canCompare ? rate.wholeBefore : undefined,
    value: shareNow(rate),
    before: canCompare ? shareBefore(rate) : undefined,
    isPoint: true,
  },
  ...rows.map(({ part, ...row }) => row),
];

type RateRow = Row & { readonly part: number };

/** The same share within each group, the highest first. Neither a row nor what the rows leave over has few ads. */
function rateRows(
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
