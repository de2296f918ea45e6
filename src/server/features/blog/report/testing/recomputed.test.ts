import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "#server/platform/log.ts";
import { addDemoMarket } from "#test/support/demo-market.ts";
import { insertJob } from "#test/support/market.ts";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { cleanHtml } from "../../clean-html.ts";
import { marketAt } from "../facts/market.ts";
import { scopeOf } from "../facts/scope.ts";
import { createReports, findAll } from "../reports.ts";

import { compose } from "../word-sections.ts";
import type { WrittenReport } from "../written-report.ts";
import { expectedOf, inPeriod, share } from "./expected.ts";
import { type Counted, recount } from "./recount.ts";

const TIME_ZONE = "Australia/Sydney";
const NOW = new Date("2026-11-17T15:00+11:00");
const reports = createReports({
  config: { timeZone: TIME_ZONE, model: undefined },
  clock: () => NOW,
  log: createLog("silent"),
});

let db: TestDatabase;
let report: WrittenReport;
let ads: Counted[];

beforeAll(async () => {
  db = await createTestDatabase();
  await addDemoMarket(db.database, NOW);
  const again = {
    title: "Senior Associate, Trusts",
    company: "Hale Example",
    location: "Sydney NSW",
  };
  await insertJob(db.database, { ...again, postedAt: new Date("2026-11-02T09:00+11:00") });
  await insertJob(db.database, { ...again, postedAt: new Date("2026-11-09T09:00+11:00") });
  await insertJob(db.database, {
    ...again,
    postedAt: new Date("2026-10-05T09:00+11:00"),
    status: "draft",
  });
  // One minute on either side of the first midnight, and one of today.
  await insertJob(db.database, {
    title: "Lawyer, first day",
    postedAt: new Date("2026-10-20T00:00+11:00"),
  });
  await insertJob(db.database, {
    title: "Lawyer, last day",
    postedAt: new Date("2026-10-19T23:59+11:00"),
  });
  await insertJob(db.database, {
    title: "Lawyer, today",
    postedAt: new Date("2026-11-17T00:00+11:00"),
  });
  ads = (await recount(db.database)).filter(({ legal }) => legal);
  report = await reports.write(db.database);
}, 60_000);
afterAll(() => db.drop());

function proseOf(content: string): string {
  const $ = load(content);
  const parts = $("h2, p:not(.chart-note)").toArray();
  return parts.map((part) => $(part).text()).join(" ");
}

/** Everything between two headings. */
function sections(content: string) {
  return content
    .split("<h2>")
    .slice(1)
    .map((html) => {
      const $ = load(`<h2>${html}`);
      const rects = $("rect.chart-bar, rect.chart-point").toArray();
      return {
        title: $("h2").text(),
        prose: $("h2, p, figcaption")
          .toArray()
          .map((part) => $(part).text())
          .join(" "),
        spoken: $("svg").attr("aria-label") ?? "",
        labels: $("text.chart-label")
          .toArray()
          .map((part) => $(part).text()),
        values: $("text.chart-value")
          .toArray()
          .map((part) => $(part).text()),
        widths: rects.map((part) => $(part).attr("width") ?? ""),
        heights: rects.map((part) => Number($(part).attr("height"))),
        before: $("rect.chart-before")
          .toArray()
          .map((part) => $(part).attr("width") ?? ""),
      };
    });
}

const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(",", "")));

const findingsOf = ({ facts }: WrittenReport) =>
  (facts as { findings: { id: string; title: string }[] }).findings;

describe("every number of a report, counted a second time", () => {
  test("there are at least six findings, in a text of readable length", () => {
    expect(findingsOf(report).length).toBeGreaterThanOrEqual(6);
    const words = proseOf(report.content).split(/\s+/).length;
    expect(words).toBeGreaterThan(600);
    expect(words).toBeLessThan(1400);
  });

  test("the groups, also of findings that were not chosen: what is said, shown and drawn", async () => {
    const scope = scopeOf(await marketAt(db.database, { now: NOW, timeZone: TIME_ZONE }), "legal");
    const every = findAll(scope).map((finding, place) => ({
      finding,
      paragraphs: finding.paragraphs(place),
    }));
    const full = compose(scope, every, "rules");
    expect(full.content).toContain(sections(report.content)[0]?.spoken);
    const charted = findingsOf(full).filter(({ id }) => id !== "volume");
    expect(charted.length).toBeGreaterThanOrEqual(10);
    for (const { id, title } of charted) {
      const section = sections(full.content).find((one) => one.title === title);
      if (!section) throw new Error(`There is no section ${title}`);
      const expected = expectedOf(ads, id);
      const byLabel = new Map(expected.map((row) => [row.label, row]));
      const rows = section.labels.map((label) => byLabel.get(label));
      expect(rows, id).not.toContain(undefined);
      // Long lists are cut in the drawing, never shortened in the middle.
      expect(rows.length, id).toBe(Math.min(expected.length, 12));
      expect(section.spoken).toBe(rows.map((row) => row?.spoken).join(" "));
      const longest = Math.max(...rows.flatMap((row) => [row?.value ?? 0, row?.before ?? 0]));
      const width = (value: number) => `${Math.round((1000 * value) / longest) / 10}%`;
      expect(section.widths).toEqual(rows.map((row) => width(row?.value ?? 0)));
      expect(section.before).toEqual(
        rows.flatMap((row) => (row?.before === undefined ? [] : width(row.before))),
      );
      const known = new Set([
        ...expected.flatMap((row) => [...row.numbers, ...numbersIn(row.label)]),
      ]);
      const leftOut = numbersIn(/A further (\d+)/.exec(section.prose)?.[0] ?? "");
      expect(
        numbersIn(section.prose).filter((one) => !known.has(one) && !leftOut.includes(one)),
        id,
      ).toEqual([]);
      expect(
        section.values.flatMap(numbersIn).filter((one) => !known.has(one)),
        id,
      ).toEqual([]);
    }
  });

  test("the bands of pay: of all ads in the text, of every group that is large enough below the chart", async () => {
    const scope = scopeOf(await marketAt(db.database, { now: NOW, timeZone: TIME_ZONE }), "legal");
    const money = (amount = 0) => `$${amount.toLocaleString("en-AU")}`;
    let bands = 0;
    for (const finding of findAll(scope).filter(({ family }) => family === "pay")) {
      const html = compose(
        scope,
        [{ finding, paragraphs: finding.paragraphs(0) }],
        "rules",
      ).content;
      const expected = expectedOf(ads, finding.id);
      const [low, high] = expected[0]?.bandOfAll ?? [];
      const n = inPeriod(true, ads).filter(({ middle }) => middle !== undefined).length;
      expect(finding.n).toBeLessThanOrEqual(n);
      expect(html).toContain(
        `Of all ${finding.n}, the middle half lies between ${money(low)} and ${money(high)}`,
      );
      const note = load(html)(".chart-note").text().toLowerCase();
      for (const { label, band: [from, to] = [], numbers } of expected) {
        const said = `${label.toLowerCase()} ${money(from)} to ${money(to)} (`;
        expect(note.includes(said), `${finding.id}: ${label} ${numbers}`).toBe(from !== undefined);
        if (from !== undefined) bands += 1;
      }
    }
    expect(bands).toBeGreaterThan(0);
  });

  test("the weeks", () => {
    const weekly = [0, 1, 2, 3, 4, 5, 6, 7].map(
      (week) => ads.filter((ad) => ad.week === week).length,
    );
    expect(report.weekly).toEqual(weekly);
    const title = findingsOf(report).find(({ id }) => id === "volume")?.title;
    const section = sections(report.content).find((one) => one.title === title);
    const [now, before] = [inPeriod(true, ads).length, inPeriod(false, ads).length];
    expect(section?.values).toEqual(weekly.map(String));
    const tallest = Math.max(...weekly);
    expect(section?.heights).toEqual(weekly.map((n) => Math.round((1120 * n) / tallest) / 10));
    expect(section?.prose).toContain(
      `${now} legal ads in the four weeks to 16 November, against ${before} in the four before: ${now - before} more, a change of ${share(now - before, before)} per cent`,
    );
  });

  test("headline, opening and method", async () => {
    const all = (await recount(db.database)).filter(({ isNow }) => isNow).length;
    const n = inPeriod(true, ads).length;
    const employers = new Set(inPeriod(true, ads).map(({ company }) => company)).size;
    expect(report.title).toContain(`${n} legal ads`);
    expect(report.content).toContain(
      `From 20 October to 16 November 2026, ${employers} employers advertised ${n} legal jobs on Candour, among ${all} ads of every kind.`,
    );
    expect(report.content).toContain("posted from 22 September to 19 October 2026");
    expect(report.writtenBy).toBe("rules");
    // Whoever reads of a field can read what was filed under it.
    for (const label of expectedOf(ads, "fields").map((row) => row.label.toLowerCase()))
      expect(report.content.toLowerCase()).toMatch(new RegExp(`[:;] ${label} \\(`));
  });

  test("cleaning changes nothing of it", () => {
    expect(cleanHtml(report.content)).toBe(report.content);
  });
});

test("written twice, and after more jobs of today: the same to the letter", async () => {
  await insertJob(db.database, { title: "Solicitor, late", postedAt: NOW });
  expect(await reports.write(db.database)).toEqual(report);
});
