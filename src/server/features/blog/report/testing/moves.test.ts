import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Ad } from "../facts/ad.ts";
import { marketOf } from "../facts/market.ts";
import { periodsAt } from "../facts/period.ts";
import { scopeOf } from "../facts/scope.ts";
import { limitOfChance } from "../facts/strength.ts";
import { findAll } from "../findings/find-all.ts";
import { randomAd } from "./random-ads.ts";

const PERIODS = periodsAt(new Date("2026-11-17T04:00Z"), "Australia/Sydney");
const found = (ads: readonly Ad[]) => findAll(scopeOf(marketOf(ads, PERIODS), ""));
const finding = (ads: readonly Ad[], id: string) => {
  const one = found(ads).find((other) => other.id === id);
  if (!one) throw new Error(`These ads give no finding ${id}`);
  return { ...one, text: one.paragraphs(0).join(" ") };
};

const CLAIM = /\b(?:larger|smaller|rose|fell|(?<!or )more|fewer)\b/i;
const SURE = /seldom|rarely/;

const plain: Ad = {
  key: "",
  employer: "a",
  daysAgo: 1,
  isLegal: true,
  field: "",
  state: "",
  city: "",
  level: "",
  types: [],
  statesPay: false,
  midpoint: undefined,
  namesHome: false,
  asks: [],
  years: undefined,
  about: "",
};
let made = 0;
/** As many ads of these weeks, and of those before. */
function ads(now: number, before: number, has: Partial<Ad>): Ad[] {
  const some = (many: number, daysAgo: number) =>
    Array.from({ length: many }, () => {
      made += 1;
      return { ...plain, daysAgo, ...has, key: `${made}` };
    });
  return [...some(now, 3), ...some(before, 33)];
}

describe("what is said to have moved", () => {
  test("in markets where nothing changes, few reports claim a move", () => {
    const names = (kind: string, many: number) =>
      fc.constantFrom(...Array.from({ length: many }, (_, at) => `${kind}${at}`));
    const steadyAd = fc
      .tuple(randomAd, names("field", 9), names("Town", 12), fc.subarray(["a", "b", "c", "d", "e"]))
      .map(([ad, field, city, asks]) => ({ ...ad, field, city, asks }));
    const markets = 120;
    const claiming = Array.from({ length: markets }, (_, seed) =>
      found(fc.sample(steadyAd, { seed, numRuns: 300 })).some(
        ({ title, paragraphs }) => CLAIM.test(title) || SURE.test(paragraphs(0).join(" ")),
      ),
    ).filter(Boolean).length;
    expect(claiming).toBeLessThan(markets / 10);
  });

  test("a change that is one is claimed, and the bar that shows it is marked", () => {
    const market = [
      ...ads(80, 20, { field: "crime" }),
      ...ads(60, 90, { field: "family law" }),
      ...ads(60, 90, { field: "tax" }),
    ];
    const { title, chart, text } = finding(market, "fields");
    expect(title).toBe("Crime has a larger share of the ads");
    expect(text).toContain("rose from 10 to 40 per cent");
    expect(text).toMatch(SURE);
    expect(chart.rows.filter(({ isPoint }) => isPoint).map(({ name }) => name)).toEqual(["crime"]);
  });

  test("the more is compared, the further a move has to go", () => {
    expect(limitOfChance(1)).toBeCloseTo(1.96, 0);
    expect(limitOfChance(60)).toBeCloseTo(3.34, 1);
    expect(limitOfChance(1000)).toBeCloseTo(4.06, 1);
  });

  test("a share that is smaller is not said to be fewer ads", () => {
    const market = [...ads(60, 50, { statesPay: true }), ...ads(240, 50, { statesPay: false })];
    expect(finding(market, "pay-stated").title).toBe(
      "A smaller share of ads says what the job pays",
    );
  });

  test("shares that are printed alike have not moved, and pay that is the same neither", () => {
    const market = [
      ...ads(9130, 9080, { field: "crime", midpoint: 100_000 }),
      ...ads(870, 920, { field: "tax", midpoint: 90_000 }),
    ];
    const { title, text } = finding(market, "fields");
    expect(title).toBe("Crime has the most ads");
    expect(text).toContain("Every share that can be compared is what it was");
    const pay = finding(market, "pay-by-field").text;
    expect(pay).toContain("are what they were four weeks earlier.");
    expect(`${text} ${pay}`).not.toMatch(/chance|small|few/);
  });

  test("what nearly all ads said before is not said to be too few ads", () => {
    const market = [...ads(60, 98, { statesPay: true }), ...ads(40, 2, { statesPay: false })];
    const { text, chart } = finding(market, "pay-stated");
    expect(text).toContain("In the four weeks before, nearly all ads stated pay");
    expect(chart.rows.map(({ before }) => before)).toEqual([undefined]);
  });

  test("seniority is said to matter only where chance would seldom make the difference", () => {
    const market = (seniors: number) => [
      ...ads(50, 0, { level: "graduate", statesPay: true }),
      ...ads(50, 0, { level: "graduate" }),
      ...ads(seniors, 0, { level: "senior", statesPay: true }),
      ...ads(100 - seniors, 0, { level: "senior" }),
    ];
    expect(finding(market(49), "pay-stated").text).not.toContain("varies");
    expect(finding(market(10), "pay-stated").text).toContain("Openness varies with seniority");
  });
});

describe("what a chart shows", () => {
  const fields = Array.from({ length: 10 }, (_, at) =>
    ads(60 - at, 60 - at, { field: `field ${at}`, midpoint: 100_000 + 10_000 * at }),
  ).flat();

  test("of many groups the eight largest, and always the one that moved", () => {
    const { title, chart } = finding([...fields, ...ads(40, 6, { field: "tax" })], "fields");
    expect(title).toBe("Tax has a larger share of the ads");
    expect(chart.rows).toHaveLength(8);
    expect(chart.rows.filter(({ isPoint }) => isPoint).map(({ name }) => name)).toEqual(["tax"]);
  });

  test("of pay the lowest too, and what moved", () => {
    const market = [
      ...fields,
      ...ads(20, 20, { field: "crime", midpoint: 60_000 }),
      ...ads(30, 0, { field: "tax", midpoint: 150_500 }),
      ...ads(0, 30, { field: "tax", midpoint: 120_000 }),
    ];
    const { title, chart } = finding(market, "pay-by-field");
    expect(title).toBe("Advertised pay rose in tax");
    const names = chart.rows.map(({ name }) => name);
    expect(names).toHaveLength(8);
    expect([names[0], names[7]]).toEqual(["field 9", "crime"]);
    expect(chart.rows.find(({ isPoint }) => isPoint)?.name).toBe("tax");
  });
});
