import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { JobDraft, WordingFlag } from "#contract/job-creation.ts";
import { aFullTurn, aTurn, EMPTY_DRAFT, FULL_DRAFT } from "#test/support/screens/stubs/job-talk.ts";
import type { Turn } from "../api.ts";
import { shownTurn } from "../turns.ts";
import { DraftDocument } from "./draft-document.tsx";
import { salaryText } from "./fact-texts.ts";
import { shownFacts } from "./shown-facts.ts";

const ACTIONS = { busy: false, onKeep: () => undefined, onReplace: () => undefined };
const draw = (turn: Turn, before: JobDraft | null = null, flags: WordingFlag[] = []) =>
  renderToString(
    <DraftDocument
      facts={shownFacts(shownTurn(turn, []), before, flags, () => undefined)}
      actions={ACTIONS}
    />,
  );
const words = (html: string) => html.replace(/<!-- -->/g, "").replace(/<[^>]+>/g, "|");
const marked = (html: string) =>
  [...html.matchAll(/<mark[^>]*>(.*?)<\/mark>/g)].map(([, inside = ""]) =>
    inside.replace(/<span class="sr-only">.*?<\/span>/, "").replace(/<[^>]+>|<!-- -->/g, ""),
  );

test("it stands in the order of the advertisement, and what is not there can be added", () => {
  const text = words(draw(aFullTurn()));
  const order = [
    "Property Paralegal",
    "Parramatta NSW",
    "Full time",
    "$75,000",
    "Annual bonus",
  ].concat(
    ["Run settlements for", "What you will do", "What you will need", "Nice to have", "|Hours|"],
    ["What we offer", "Details", "How to apply", "27 March", "Add a start date"],
    ["About the company", "Quoted from quandong.example"],
  );
  const places = order.map((one) => text.indexOf(one));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(text).toContain("|Add a level|");
});

test("what is to be left off says so", () => {
  const text = words(draw(aTurn({ unstated: ["salary", "benefits"] })));
  expect(text).toContain("|Pay: not stated|");
  expect(text).toContain("|Not stated. Add a benefit|");
});

test("only what the last step brought is marked", () => {
  const before = { ...FULL_DRAFT, must: FULL_DRAFT.must.slice(1) };
  const added = ["Two years in conveyancing"];
  expect(marked(draw(aFullTurn({ changed: ["must"] }), before))).toEqual(added);
  expect(marked(draw(aFullTurn(), before))).toEqual([]);
});

test("a posting that is live cannot be changed here, and says nothing of what is not known of it", () => {
  const html = draw(aFullTurn({ complete: true, changed: ["must"], assumed: ["employment_type"] }));
  expect(html).not.toContain("<button");
  expect(words(html)).not.toMatch(/Add |assumed|not stated/i);
  expect(marked(html)).toEqual([]);
});

test("words that shut people out are marked where they stand, with why and a better phrase", () => {
  const draft = { ...FULL_DRAFT, must: ["A Young and energetic team player"] };
  const flag = { quote: "young and energetic", why: "It limits age.", better: "motivated" };
  const html = draw(aFullTurn({ draft }), null, [flag]);
  expect(html).toMatch(/<span class="[^"]*decoration-wavy[^"]*">Young and energetic<\/span>/);
  const text = words(html);
  expect(text.indexOf("It limits age.")).toBeGreaterThan(text.indexOf("|What you will need|"));
  expect(text.indexOf("It limits age.")).toBeLessThan(text.indexOf("|Nice to have|"));
  expect(text).toContain("Better: “motivated”.");
});

test("a flag whose words stand nowhere is still shown, once", () => {
  const flag = { quote: "rockstar", why: "It says nothing.", better: "" };
  const text = words(draw(aFullTurn(), null, [flag]));
  expect(text.split("It says nothing.")).toHaveLength(2);
  expect(text).toContain("Best left out.");
});

test("user text stays text", () => {
  const draft = { ...EMPTY_DRAFT, title: "<img src=x onerror=alert(1)>" };
  expect(draw(aTurn({ draft }))).not.toContain("<img");
});

test("pay is said in full", () => {
  const pay = { min: 105_000, max: 118_000, per: "year", super: "plus" } as const;
  expect(salaryText(pay)).toBe("$105,000 to $118,000 plus super");
  expect(salaryText({ ...pay, max: null, super: "" })).toBe("From $105,000");
  expect(salaryText({ min: null, max: 200_000, per: "year", super: "including" })).toBe(
    "Up to $200,000 including super",
  );
  expect(salaryText({ min: 45.5, max: 45.5, per: "hour", super: "" })).toBe("$45.50 an hour");
});
