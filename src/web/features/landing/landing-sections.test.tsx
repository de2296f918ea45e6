import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import type { Goal } from "./goals.tsx";
import { Hero } from "./hero.tsx";
import { LandingSections } from "./landing-sections.tsx";
import { SampleResumes } from "./sample-resumes.tsx";

const GOALS = [
  { figure: "98%", label: "accuracy" },
  { figure: "1 day", label: "to an answer" },
];

const page = (goals: readonly Goal[]) =>
  renderToString(
    <StaticRouter location="/">
      <Hero>
        <SampleResumes onTry={() => undefined} busy={false} />
      </Hero>
      <LandingSections goals={goals} />
    </StaticRouter>,
  );

/** "2 How it works": what somebody hears who goes from heading to heading. */
const headings = (html: string) =>
  [...html.matchAll(/<h(\d)[^>]*>(.*?)<\/h\1>/g)].map(
    ([, level, inside = ""]) =>
      `${level} ${inside.replace(/<span aria-hidden="true".*?<\/span>/g, "").replace(/<[^>]+>/g, "")}`,
  );

test("the server sends every section under its heading, and no level is skipped", () => {
  expect(headings(page(GOALS))).toEqual([
    "1 See which jobs fit your resume, and the line that proves it.",
    "2 How it works",
    "3 We read it, line by line",
    "3 We check each requirement",
    "3 You see the proof and the gaps",
    "2 Have one job in mind? Put it beside your resume.",
    "2 What you can count on",
    "3 Look before you join",
    "3 Pay on every card",
    "3 Gaps, said kindly",
    "3 It shows its work",
    "2 Our goals",
  ]);
});

test("one link leads to the compare tool", () => {
  expect(page(GOALS).match(/<a [^>]*>.*?<\/a>/g)).toEqual([
    expect.stringMatching(/href="\/compare".*Open the Compare Tool/),
  ]);
});

test("goals are those of the operator, and are said to be goals", () => {
  const html = page(GOALS);
  expect(html).toContain("Targets we are working towards, not measurements.");
  expect(html).toMatch(/accuracy<\/dt><dd[^>]*>98%<\/dd>/);
  expect(html).toMatch(/to an answer<\/dt><dd[^>]*>1 day<\/dd>/);
  expect(html).not.toContain("2,500+");
});

test("without goals nothing speaks of them", () => {
  expect(page([])).not.toMatch(/goals|Targets/);
});

test("the example counts what its squares show", () => {
  expect(page([])).toContain("3 of 4 required, 0 of 1 preferred");
});

test("sample resumes are offered before any script has run", () => {
  for (const name of ["A lawyer's", "A nurse's", "A software engineer's"])
    expect(page([])).toMatch(new RegExp(`<button[^>]*>${name.replace("'", "&#x27;")}</button>`));
});
