import type { Counted } from "./recount.ts";

export const share = (part: number, whole: number) => Math.round((100 * part) / whole);
export const inPeriod = (isNow: boolean, list: readonly Counted[]) =>
  list.filter((ad) => ad.isNow === isNow);

function middle(amounts: readonly number[]): number {
  const sorted = [...amounts].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const exact =
    sorted.length % 2 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
  return Math.round(exact / 100) * 100;
}

/** As spreadsheets reckon quartiles: between two amounts, in proportion. None of fewer than twenty. */
function quarters(amounts: readonly number[]): number[] {
  if (amounts.length < 20) return [];
  const sorted = [...amounts].sort((a, b) => a - b);
  return [1, 3].map((quarter) => {
    const steps = quarter * (sorted.length - 1);
    const [below = 0, above = 0] = [sorted[Math.floor(steps / 4)], sorted[Math.ceil(steps / 4)]];
    return Math.round((below * (4 - (steps % 4)) + above * (steps % 4)) / 400) * 100;
  });
}

interface Expected {
  /** Of amounts: the lower and the upper quarter, of the group and of all. */
  readonly band?: readonly number[];
  readonly bandOfAll?: readonly number[];
  readonly label: string;
  readonly value: number;
  readonly before: number | undefined;
  readonly spoken: string;
  readonly numbers: readonly number[];
}

const adsOf = (n: number) => `${n} ads`;

/**
 * Those that may be printed: none with a count below five, and no more of the largest than leave, of the total,
 * nothing or five.
 */
function kept<T>(all: readonly T[], counts: (one: T) => number[], total: number[]) {
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  const large = all
    .filter((one) => Math.min(...counts(one)) >= 5)
    .sort((a, b) => sum(counts(b)) - sum(counts(a)));
  for (let many = large.length; many > 0; many -= 1) {
    const shown = large.slice(0, many);
    const left = total.map((n, at) => n - sum(shown.map((one) => counts(one)[at] ?? 0)));
    const isWhole = many === all.length && Math.max(...left) === 0;
    if (isWhole || Math.min(...left) >= 5) return shown;
  }
  return [];
}

/** Every ad is in one group only, so that the groups add up. */
const addsUp = (list: readonly Counted[], id: string) =>
  list.every(({ groups }) => groups[id]?.length === 1);

const isFew = (count: number) => count > 0 && count < 5;

/**
 * The same where an ad may be in several groups: none that only a few ads are not in, and no more of the largest
 * than leave no few ads for the others, nor, when all are shown, a few ads that are in more than one.
 */
function keptOf<T>(
  all: readonly T[],
  count: (one: T) => number,
  list: readonly Counted[],
  id: string,
) {
  if (addsUp(list, id)) return kept(all, (one) => [count(one)], [list.length]);
  const things = new Set(list.flatMap(({ groups }) => groups[id] ?? [])).size;
  const large = all
    .filter((one) => count(one) >= 5 && !isFew(list.length - count(one)))
    .sort((a, b) => count(b) - count(a));
  for (let many = large.length; many > 0; many -= 1) {
    const shown = large.slice(0, many);
    const twice = shown.reduce((sum, one) => sum + count(one), 0) - list.length;
    if (!isFew(-twice) && !(many === things && isFew(twice))) return shown;
  }
  return [];
}

function shares(ads: readonly Counted[], id: string): Expected[] {
  const says = ads.filter(({ groups }) => (groups[id] ?? []).length > 0);
  const has = (label: string, isNow: boolean) =>
    inPeriod(isNow, says).filter(({ groups }) => groups[id]?.includes(label)).length;
  const [n, nBefore] = [inPeriod(true, says).length, inPeriod(false, says).length];
  const everyOne = [...new Set(says.flatMap(({ groups }) => groups[id] ?? []))]
    .map((label) => ({ label, now: has(label, true), past: has(label, false) }))
    .filter(({ now }) => now > 0);
  const shown = keptOf(everyOne, ({ now }) => now, inPeriod(true, says), id);
  const compared = keptOf(shown, ({ past }) => past, inPeriod(false, says), id);
  return shown.map((one) => {
    const { label, now, past } = one;
    const [value, before] = [
      share(now, n),
      compared.includes(one) ? share(past, nBefore) : undefined,
    ];
    const earlier = before === undefined ? "" : `; before ${adsOf(past)}, ${before} per cent`;
    return {
      label,
      value,
      before,
      spoken: `${label}: ${adsOf(now)}, ${value} per cent${earlier}.`,
      numbers: [now, n, nBefore, value, ...(before === undefined ? [] : [past, before])],
    };
  });
}

function rates(ads: readonly Counted[], id: "pay-stated" | "home"): Expected[] {
  const by = id === "home" ? "states" : "levels";
  const says = ({ paid, home }: Counted) => (id === "home" ? home : paid);
  const of = (label: string, isNow: boolean) =>
    inPeriod(isNow, ads).filter(({ groups }) => label === "All ads" || groups[by]?.includes(label));
  const sides = (list: readonly Counted[]) => {
    const part = list.filter(says).length;
    return [part, list.length - part];
  };
  const rowOf = (label: string) => ({ label, now: of(label, true), past: of(label, false) });
  const all = rowOf("All ads");
  const named = shares(ads, by).map(({ label }) => rowOf(label));
  const shown = kept(named, ({ now }) => sides(now), sides(all.now));
  const compared = kept(shown, ({ past }) => sides(past), sides(all.past));
  return [all, ...shown].map((row) => {
    const { label, now, past } = row;
    const [part, partBefore] = [now.filter(says).length, past.filter(says).length];
    const value = share(part, now.length);
    const before =
      row === all || compared.includes(row) ? share(partBefore, past.length) : undefined;
    const earlier =
      before === undefined ? "" : `; before ${before} per cent of ${adsOf(past.length)}`;
    return {
      label,
      value,
      before,
      spoken: `${label}: ${value} per cent of ${adsOf(now.length)}${earlier}.`,
      numbers: [
        value,
        now.length,
        ...(before === undefined ? [] : [before, past.length]),
        ...(label === "All ads" ? [part, partBefore] : []),
      ],
    };
  });
}

function medians(ads: readonly Counted[], id: string): Expected[] {
  const by =
    { "pay-by-level": "levels", "pay-by-field": "fields", "pay-by-state": "states" }[id] ?? "";
  const paid = ads.filter(
    ({ groups, middle: m }) => m !== undefined && (groups[by] ?? []).length > 0,
  );
  const of = (label: string, isNow: boolean) =>
    inPeriod(isNow, paid).flatMap((ad) =>
      ad.groups[by]?.includes(label) ? (ad.middle ?? []) : [],
    );
  const everyOne = [...new Set(paid.flatMap(({ groups }) => groups[by] ?? []))]
    .map((label) => ({ label, now: of(label, true), past: of(label, false) }))
    .filter(({ now }) => now.length > 0);
  const bandOfAll = quarters(inPeriod(true, paid).flatMap((ad) => ad.middle ?? []));
  const shown = kept(everyOne, ({ now }) => [now.length], [inPeriod(true, paid).length]);
  const compared = kept(shown, ({ past }) => [past.length], [inPeriod(false, paid).length]);
  return shown.map((one) => {
    const { label, now, past } = one;
    const [value, before] = [middle(now), compared.includes(one) ? middle(past) : undefined];
    const money = (amount: number) => `$${amount.toLocaleString("en-AU")}`;
    const earlier = before === undefined ? "" : `; before ${money(before)}, ${adsOf(past.length)}`;
    return {
      label,
      value,
      before,
      spoken: `${label}: ${money(value)}, ${adsOf(now.length)}${earlier}.`,
      band: quarters(now),
      bandOfAll,
      numbers: [
        ...bandOfAll,
        ...quarters(now),
        value,
        now.length,
        inPeriod(true, paid).length,
        ...(before === undefined ? [] : [before, past.length]),
      ],
    };
  });
}

/** The rows that a finding may show, with all that may be said of them. */
export function expectedOf(ads: readonly Counted[], id: string): Expected[] {
  if (id === "home" || id === "pay-stated") return rates(ads, id);
  return id.startsWith("pay-by") ? medians(ads, id) : shares(ads, id);
}
