import { load } from "cheerio";
import { expect, test } from "vitest";
import { drawHero } from "./draw-hero.ts";

const CATEGORIES = ["market-report", "resumes", "hiring", "careers", "privacy", "unknown"];
const WEEKLY = [10, 0, 40, 20];
const lengthsOf = (svg: string) =>
  [...svg.matchAll(/<path d="M[\d.]+ 170v(-?[\d.]+)"/g)].map(([, length]) =>
    Math.abs(Number(length)),
  );

test.each(CATEGORIES)("a %s post has a drawing of its own, always the same", (category) => {
  const draw = (title: string) => drawHero({ title, category, weekly: null });
  expect(draw("One title")).toBe(draw("One title"));
  expect(draw("One title")).not.toBe(draw("Another title"));
});

test.each(CATEGORIES)("a %s drawing has nothing but shapes within its sheet", (category) => {
  for (const weekly of [null, WEEKLY]) {
    const svg = drawHero({ title: '"><script>x</script>', category, weekly });
    const page = load(svg, { xml: true });
    const names = new Set(svg.match(/(?<=<)\w+/g));
    expect([...names].filter((name) => !["svg", "rect", "path"].includes(name))).toEqual([]);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|style|onload/);
    for (const { attribs } of page("rect").toArray()) {
      expect(Number(attribs.x) + Number(attribs.width)).toBeLessThanOrEqual(400);
      expect(Number(attribs.y) + Number(attribs.height)).toBeLessThanOrEqual(190);
    }
  }
});

test("a report's bars are its own counts, from nothing up, with the highest week marked", () => {
  const svg = drawHero({ title: "Report", category: "market-report", weekly: WEEKLY });
  const lengths = lengthsOf(svg);
  expect(lengths.map((length) => Math.round((length / Math.max(...lengths)) * 40))).toEqual(WEEKLY);
  expect(load(svg, { xml: true })("rect")).toHaveLength(1);
});

test("without counts no bars are made up", () => {
  for (const weekly of [null, [], [0, 0, 0]])
    expect(lengthsOf(drawHero({ title: "Report", category: "market-report", weekly }))).toEqual([]);
});
