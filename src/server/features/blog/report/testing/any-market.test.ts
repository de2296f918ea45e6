import { load } from "cheerio";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PostFields } from "#contract/blog-admin.ts";
import { slugOf } from "#contract/blog-rules.ts";
import { cleanHtml } from "../../clean-html.ts";
import type { Ad } from "../facts/ad.ts";
import { marketOf, periodsAt } from "../facts/market.ts";

import { scopeOf } from "../facts/scope.ts";
import { type Finding, LEAST } from "../findings/finding.ts";
import { GROUP_KINDS } from "../findings/group-kinds.ts";
import { chooseFindings, FINDINGS, findAll, ideasOf, topicsOf } from "../reports.ts";

import { compose } from "../word-sections.ts";
import { randomAd } from "./random-ads.ts";
import { slipsIn } from "./slips.ts";

const PERIODS = periodsAt(new Date("2026-11-17T04:00Z"), "Australia/Sydney");

/** A small town: one employer, and two of everything, so that lists are short. */
const narrowed = (ad: Ad): Ad => ({
  ...ad,
  employer: "a",
  field: ad.field.replace(/^[tp].*/, "crime"),
  state: ad.state.replace("ACT", "VIC"),
  level: ad.level.replace("partner", "graduate"),
  types: ad.types.slice(0, 1),
  years: ad.years && Math.min(ad.years, 5),
});

type Shape = (ad: Ad, at: number) => Ad;
const asTheyAre: Shape = (ad) => ad;
/** Hardly any ad is in more than one group. */
const mostlyOne: Shape = (ad, at) =>
  at % 16 === 0 ? ad : { ...ad, types: ad.types.slice(0, 1), asks: ad.asks.slice(0, 1) };
/** Hardly any ad lacks what nearly all name. */
const nearlyAll: Shape = (ad, at) =>
  at % 16 === 0
    ? ad
    : {
        ...ad,
        types: [...new Set(["full-time", ...ad.types])],
        asks: [...new Set(["PEXA", ...ad.asks])],
      };

const marketsFrom = (minLength: number, shapes: readonly Shape[] = [asTheyAre, narrowed]) =>
  fc
    .tuple(fc.array(randomAd, { minLength, maxLength: 200 }), fc.constantFrom(...shapes))
    .map(([ads, shape]) => scopeOf(marketOf(ads.map(shape), PERIODS), "legal"));

test("whatever the market: no group below five is named, drawn or compared", () => {
  fc.assert(
    fc.property(marketsFrom(0), (scope) => {
      const found = findAll(scope);
      for (const { chart, strength } of found) {
        expect(Number.isFinite(strength)).toBe(true);
        for (const { n, nBefore = LEAST, value, before = 0 } of chart.rows) {
          expect(Math.min(n, nBefore)).toBeGreaterThanOrEqual(LEAST);
          expect(Number.isFinite(value + before)).toBe(true);
        }
      }
      for (const { basis } of topicsOf(scope))
        expect(Math.min(basis.jobs, basis.jobs_before)).toBeGreaterThanOrEqual(LEAST);
      expect(ideasOf(scope, 5).length).toBe(Math.min(5, found.length));
    }),
    { numRuns: 150 },
  );
});

/** What subtraction leaves, of counts that add up: nothing, if nothing is hidden, or enough. */
function leaves(total: number, shown: readonly (number | undefined)[]): boolean {
  const left = shown.reduce<number>((rest, count = 0) => rest - count, total);
  return left >= LEAST || (left === 0 && !shown.includes(undefined));
}

type Sides = readonly [part: number, rest: number];

/** The ads behind a share, as a reader would reckon them. */
function sidesOf(share: number | undefined, n: number | undefined): Sides | undefined {
  if (share === undefined || n === undefined) return undefined;
  const part = Math.round((share * n) / 100);
  return [part, n - part];
}

/** The same for both sides of a share: all shown and nothing left, or enough left of both. */
function sidesHold(all: Sides | undefined, rows: readonly (Sides | undefined)[]): boolean {
  const shown = rows.filter((sides) => sides !== undefined);
  if (!all || [all, ...shown].flat().some((count) => count < LEAST)) return !all;
  if (shown.length === 0) return true;
  const left = [0, 1].map((at) =>
    shown.reduce((rest, sides) => rest - (sides[at] ?? 0), all[at] ?? 0),
  );
  const isComplete = shown.length === rows.length && left.every((count) => count === 0);
  return isComplete || left.every((count) => count >= LEAST);
}

/** From a hundred ads on, rounding hides how many are behind a share. */
const CAN_BE_RECKONED = 100;

function hidesSmallParts({ chart }: Finding): boolean {
  const [all, ...rows] = chart.rows;
  if (!all || Math.max(all.n, all.nBefore ?? 0) >= CAN_BE_RECKONED) return true;
  const past = (row: typeof all) => sidesOf(row.before, row.nBefore);
  return (
    sidesHold(
      sidesOf(all.value, all.n),
      rows.map((row) => sidesOf(row.value, row.n)),
    ) && sidesHold(past(all), rows.map(past))
  );
}

const ADDS_UP = new Set(["fields", "states", "cities", "levels", "years"]);

test("whatever the market: no count below five can be had by subtraction, nor from a share", () => {
  fc.assert(
    fc.property(marketsFrom(20), (scope) => {
      for (const finding of findAll(scope)) {
        const { id, n, nBefore, chart } = finding;
        if (chart.unit === "rate") expect(hidesSmallParts(finding), id).toBe(true);
        if (!ADDS_UP.has(id) && chart.unit !== "dollars") continue;
        expect(
          leaves(
            n,
            chart.rows.map((row) => row.n),
          ),
          id,
        ).toBe(true);
        const past = chart.rows.map((row) => row.nBefore);
        if (past.some((count) => count !== undefined)) expect(leaves(nBefore, past), id).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

const isFew = (count: number) => count > 0 && count < LEAST;

/** The few that a reader can work out who is told how many of all ads name each of some things. */
function workedOut(namesOf: (ad: Ad) => readonly string[], ads: readonly Ad[], shown: number[]) {
  const naming = ads.map((ad) => new Set(namesOf(ad))).filter(({ size }) => size > 0);
  const things = new Set(naming.flatMap((names) => [...names]));
  const left = shown.reduce((rest, count) => rest - count, naming.length);
  return [
    // Those that do not name it.
    ...shown.map((count) => naming.length - count),
    // Those that name nothing of all this, at least.
    left,
    // Those that name more than one thing, at most.
    ...(shown.length === things.size ? [-left] : []),
  ].filter(isFew);
}

const most = (namesOf: (ad: Ad) => readonly string[], ads: readonly Ad[]) =>
  Math.max(
    ...ads.flatMap(namesOf).map((name) => ads.filter((ad) => namesOf(ad).includes(name)).length),
  );

test("whatever the market: nor where an ad names several things, of the ads that name one or do not", () => {
  const seen = { types: 0, asks: 0 };
  fc.assert(
    fc.property(marketsFrom(20, [asTheyAre, mostlyOne, nearlyAll]), (scope) => {
      for (const { id, chart } of findAll(scope)) {
        if (id !== "types" && id !== "asks") continue;
        seen[id] += 1;
        const { namesOf } = GROUP_KINDS[id];
        const now = chart.rows.map(({ n }) => n);
        const before = chart.rows.flatMap(({ nBefore }) => nBefore ?? []);
        expect(workedOut(namesOf, scope.now, now), id).toEqual([]);
        expect(Math.max(...now), "what is called the largest is").toBe(most(namesOf, scope.now));
        if (before.length > 0) expect(workedOut(namesOf, scope.before, before), id).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
  expect(Math.min(seen.types, seen.asks)).toBeGreaterThan(50);
});

test("whatever the market: a report is whole sentences and clean HTML that fits a post", () => {
  let written = 0;
  fc.assert(
    fc.property(marketsFrom(100), (scope) => {
      const chosen = chooseFindings(findAll(scope));
      if (chosen.length < FINDINGS.least) return;
      written += 1;
      const sections = chosen.map((finding, place) => ({
        finding,
        paragraphs: finding.paragraphs(place),
      }));
      const report = compose(scope, sections, "rules");
      expect(cleanHtml(report.content)).toBe(report.content);
      const $ = load(report.content);
      for (const part of $("h2, p, figcaption").toArray())
        expect(slipsIn($(part).text())).toEqual([]);
      expect(new Set(chosen.map(({ id }) => id)).size).toBe(chosen.length);
      const { title, excerpt, content, metaTitle: meta_title, metaDescription } = report;
      const fields = { title, slug: slugOf(title), excerpt, content, meta_title };
      const words = { keywords: [...report.keywords], tags: [...report.tags] };
      expect(
        PostFields.safeParse({ ...fields, ...words, meta_description: metaDescription }).error,
      ).toBeUndefined();
    }),
    { numRuns: 60 },
  );
  expect(written).toBeGreaterThan(30);
});
