import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Ad } from "../facts/ad.ts";
import { marketOf, periodsAt } from "../facts/market.ts";

import { scopeOf } from "../facts/scope.ts";
import { limitOfChance } from "../findings/groups.ts";
import { chooseFindings, findAll, ideasOf, topicsOf } from "../reports.ts";

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
  const fields = Array.from({ length: 12 }, (_, at) =>
    ads(60 - at, 60 - at, { field: `field ${at}`, midpoint: 100_000 + 10_000 * at }),
  ).flat();

  test("of many groups the twelve largest, and always the one that moved; the text says what is missing", () => {
    const market = [...fields, ...ads(40, 6, { field: "tax" }), ...ads(3, 0, { field: "crime" })];
    const few = ads(3, 0, { field: "wills" });
    const { title, chart, text } = finding([...market, ...few], "fields");
    expect(title).toBe("Tax has a larger share of the ads");
    expect(chart.rows).toHaveLength(12);
    expect(text).toContain(
      "One other field has five ads or more and is not drawn. Two other fields have fewer than five ads each and are left out.",
    );
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
    expect(names).toHaveLength(12);
    expect([names[0], names[11]]).toEqual(["field 11", "crime"]);
    expect(chart.rows.find(({ isPoint }) => isPoint)?.name).toBe("tax");
  });
});

describe("what is read without its section", () => {
  const OF_BEFORE = /\bagainst\b|\bbefore\b|earlier|more|fewer/;
  const paying = (before: number) => [
    ...ads(66, before, { statesPay: true }),
    ...ads(34, 100 - before, { statesPay: false }),
  ];
  // Levels that stay as they are: the more is compared, the more is needed for a move.
  const many = Array.from({ length: 9 }, (_, at) =>
    ads(20, 20, { field: `f${at}`, city: `T${at}` }),
  );

  test("a change that may be chance is told with that, or not at all", () => {
    const news = (before: number) =>
      found([...paying(before), ...many.flat()]).find(({ id }) => id === "pay-stated")?.news;
    expect(news(64)).toMatch(/^Pay is stated in \d+ per cent of ads\.$/);
    expect(news(45)).toMatch(/, against \d+ per cent four weeks earlier, which may be chance\.$/);
    expect(news(15)).toMatch(/, against \d+ per cent four weeks earlier\.$/);
  });

  test("so is a change in the number of ads, and an idea says no more than the report", () => {
    const volume = (now: number, before: number) => finding(ads(now, before, {}), "volume");
    expect(volume(100, 95).news).not.toMatch(OF_BEFORE);
    expect(volume(100, 75).title).toBe("100 ads in four weeks");
    const hint = [...ads(170, 100, {}), ...many.flat()];
    expect(finding(hint, "volume").news).toMatch(/a difference that may be chance\.$/);
    const ideas = ideasOf(scopeOf(marketOf(hint, PERIODS), ""), 20);
    expect(
      ideas.find(({ title }) => title.startsWith("350 ads in four weeks"))?.description,
    ).toMatch(/may be chance\. Ask/);
    expect(volume(200, 95)).toMatchObject({ title: "More ads than in the four weeks before" });
    expect(volume(200, 95).news).toContain("105 more");
  });

  test("what moved furthest stands first, the number of ads like all others", () => {
    const market = [
      ...ads(100, 25, { field: "crime", namesHome: true }),
      ...ads(100, 75, { field: "tax" }),
    ];
    const [first, ...rest] = found(market);
    expect(first).toMatchObject({ id: "volume", title: "More ads than in the four weeks before" });
    expect(rest.every(({ strength }) => strength < (first?.strength ?? 0))).toBe(true);
  });

  test("fields, places, pay and requirements are in every report that has them, however still they are", () => {
    const still = {
      field: "crime",
      state: "NSW",
      city: "Sydney",
      midpoint: 90_000,
      asks: ["a", "b", "c"],
    };
    const other = { field: "tax", state: "VIC", city: "Perth", midpoint: 95_000, asks: ["a", "b"] };
    const moving = {
      level: "senior",
      types: ["full-time"],
      statesPay: true,
      namesHome: true,
      years: 5,
    };
    const families = chooseFindings(
      found([
        ...ads(40, 20, { ...still, ...moving }),
        ...ads(10, 20, { ...still, level: "junior", types: ["part-time"], years: 1 }),
        ...ads(40, 20, { ...other, ...moving }),
        ...ads(10, 20, { ...other, level: "junior", types: ["part-time"], years: 1 }),
      ]),
    ).map(({ family }) => family);
    expect(families).toHaveLength(7);
    for (const family of ["volume", "fields", "place", "pay", "asks"])
      expect(families).toContain(family);
  });
});

describe("what is said plainly", () => {
  test("weeks that had as many are both named", () => {
    const week = (daysAgo: number, many: number) => ads(many, 0, { daysAgo });
    const market = [56, 49, 42, 35, 28, 21].flatMap((daysAgo, at) => week(daysAgo, 10 + at));
    const { text } = finding([...market, ...week(14, 29), ...week(7, 29)], "volume");
    expect(text).toContain(
      "ran from 10, in the week from 22 September, to 29, in the weeks from 3 November and 10 November.",
    );
  });

  test("two that are first are told apart, whatever is in their names", () => {
    const alike = [
      ...ads(12, 12, { field: "legal support" }),
      ...ads(12, 12, { field: "property and planning" }),
    ];
    const { title, news } = finding(alike, "fields");
    expect(title).toBe("Two fields share first place: legal support, and property and planning");
    expect(news).toBe(
      "Two fields share first place, each with 50 per cent of the 24 ads that name a field.",
    );
    const three = finding([...alike, ...ads(12, 12, { field: "crime" })], "fields");
    expect(three.title).toBe("Three fields share first place");
    expect(three.text).toContain("stand crime, legal support, and property and planning.");
  });

  test("topics are what moved, with the way it went", () => {
    const topics = (crime: number) =>
      topicsOf(
        scopeOf(
          marketOf(
            [
              ...ads(crime, 30, { field: "crime" }),
              ...ads(200 - crime, 170, { field: "tax" }),
              ...ads(6, 6, { city: "Perth" }),
              ...ads(12, 13, { city: "Sydney" }),
            ],
            PERIODS,
          ),
          "",
        ),
      ).map(({ topic }) => topic);
    expect(topics(31)).toEqual([]);
    expect(topics(47)).toEqual([
      "Crime: 24 per cent of 200 ads, up from 15 per cent four weeks earlier (may be chance)",
      "Tax: 77 per cent of 200 ads, down from 85 per cent four weeks earlier (may be chance)",
    ]);
    expect(topics(90)[0]).toBe(
      "Crime: 45 per cent of 200 ads, up from 15 per cent four weeks earlier",
    );
  });
});
