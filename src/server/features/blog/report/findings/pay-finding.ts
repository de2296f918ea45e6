import type { Ad } from "../facts/ad.ts";
import type { Scope } from "../facts/scope.ts";
import { wholeDollars } from "../words/format.ts";
import { cautionOf, notDrawnText } from "../words/move-texts.ts";
import {
  bandText,
  PAY_NOT_COMPARED,
  PAY_TEXTS,
  PAY_TOPIC,
  PAY_UNMOVED,
  type PayTexts,
  payGist,
  payMoveText,
} from "../words/pay-texts.ts";
import { type Band, LEAST_FOR_BAND, type Measured, type Row } from "./finding.ts";
import { GROUP_KINDS, type GroupKind } from "./group-kinds.ts";
import { type Groups, groupsOf, median, middleHalf, moveOfMiddles } from "./groups.ts";

interface PayKind {
  readonly id: keyof typeof PAY_TEXTS;
  readonly groups: GroupKind;
}

export const PAY_KINDS: readonly PayKind[] = [
  { id: "pay-by-level", groups: GROUP_KINDS.levels },
  { id: "pay-by-field", groups: GROUP_KINDS.fields },
  { id: "pay-by-state", groups: GROUP_KINDS.states },
];

/** Medians of yearly midpoints. Undefined when fewer than two groups have enough of them. */
export function payFinding(scope: Scope, { id, groups: kind }: PayKind): Measured | undefined {
  const texts: PayTexts = PAY_TEXTS[id];
  const { groups, rows, band } = mediansOf(scope, kind);
  const [high, low] = [rows[0], rows.at(-1)];
  if (!high || !low || high.value === low.value) return undefined;
  const compared = rows.filter(({ before }) => before !== undefined);
  const mover = moverAmong(compared);
  const shown = shownOf(rows, ({ n }) => n, [high, low, mover]);
  const [largest = high] = [...rows].sort((a, b) => b.n - a.n);
  const unmoved = compared.length > 0 ? PAY_UNMOVED : PAY_NOT_COMPARED;
  const judged = (limit: number) => {
    const moved = mover && Math.abs(mover.move) >= limit ? mover : undefined;
    const point = moved ?? high;
    return {
      id,
      title: titleOf(texts, high, moved),
      n: groups.n,
      nBefore: groups.nBefore,
      strength: Math.abs(mover?.move ?? 0),
      news: moved ? payMoveText(texts, moved, 1) : payGist(texts, high, low),
      paragraphs: (place: number) => [
        sentences(
          texts.level(groups.n, high, low),
          shown.length > LISTED_AT_MOST ? "" : texts.others(shown.slice(1, -1)),
          band ? bandText(texts, groups.n, band, largest) : "",
        ),
        sentences(
          mover ? moveWords(texts, mover, { limit, place }) : unmoved,
          notDrawnText(groups, shown.length, kind.texts),
        ),
      ],
      chart: {
        kind: "bars" as const,
        unit: "dollars" as const,
        title: texts.chart,
        rows: shown.map(({ move, ...row }) => ({ ...row, isPoint: row.name === point.name })),
      },
      family: "pay",
      topic: PAY_TOPIC,
      tag: "salary",
    };
  };
  return { compared: compared.length, judged };
}

/** More amounts than this are for the chart alone. */
const LISTED_AT_MOST = 8;

const sentences = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(" ");

type PayRow = Row & { readonly move: number };

interface Medians {
  readonly groups: Groups;
  /** The highest first. */
  readonly rows: PayRow[];
  /** Of all groups together. */
  readonly band: Band | undefined;
}

function mediansOf(scope: Scope, kind: GroupKind): Medians {
  const isAsked = (ad: Ad) => ad.midpoint !== undefined && kind.isAsked(ad);
  const paid = { now: scope.now.filter(isAsked), before: scope.before.filter(isAsked) };
  const groups = groupsOf(paid, kind.namesOf);
  const inGroup = (ads: readonly Ad[], name: string) =>
    ads.flatMap((ad) => (kind.namesOf(ad).includes(name) ? (ad.midpoint ?? []) : []));
  const rows = groups.groups
    .map(({ name, before }) =>
      rowOf(name, inGroup(paid.now, name), before === undefined ? [] : inGroup(paid.before, name)),
    )
    .sort((a, b) => b.value - a.value || b.n - a.n);
  return { groups, rows, band: bandOf(paid.now.flatMap(({ midpoint }) => midpoint ?? [])) };
}

function bandOf(amounts: readonly number[]): Band | undefined {
  if (amounts.length < LEAST_FOR_BAND) return undefined;
  const { low, high } = middleHalf(amounts);
  return { low: wholeDollars(low), high: wholeDollars(high) };
}

function rowOf(name: string, now: readonly number[], before: readonly number[]): PayRow {
  const isCompared = before.length > 0;
  return {
    name,
    n: now.length,
    nBefore: isCompared ? before.length : undefined,
    value: wholeDollars(median(now)),
    before: isCompared ? wholeDollars(median(before)) : undefined,
    isPoint: false,
    band: bandOf(now),
    move: isCompared ? moveOfMiddles(now, before) : 0,
  };
}

/** Of those that went anywhere: amounts can shift around a median that stays, and that is no move of it. */
const moverAmong = (compared: readonly PayRow[]): PayRow | undefined =>
  compared
    .filter(({ value, before }) => value !== before)
    .sort((a, b) => Math.abs(b.move) - Math.abs(a.move))[0];

function titleOf(texts: PayTexts, high: Row, moved: PayRow | undefined): string {
  if (!moved) return texts.title(high);
  return moved.move > 0 ? texts.rose(moved) : texts.fell(moved);
}

function moveWords(
  texts: PayTexts,
  mover: PayRow,
  { limit, place }: { readonly limit: number; readonly place: number },
): string {
  const least = Math.min(mover.n, mover.nBefore ?? 0);
  return `${payMoveText(texts, mover, place)} ${cautionOf({ ...mover, limit, least }, place)}`;
}

const AT_MOST = 12;

/** The largest, as many as a chart has room for, in their order; what the words speak of is always among them. */
export function shownOf<T>(
  rows: readonly T[],
  size: (row: T) => number,
  spokenOf: readonly (T | undefined)[],
): T[] {
  const spoken = new Set(rows.filter((row) => spokenOf.includes(row)));
  const largest = rows.filter((row) => !spoken.has(row)).sort((a, b) => size(b) - size(a));
  const shown = new Set([...spoken, ...largest.slice(0, AT_MOST - spoken.size)]);
  return rows.filter((row) => shown.has(row));
}
