import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { JobDraft, WordingFlag } from "#contract/job-creation.ts";
import type { Turn } from "../api.ts";
import { Advertisement } from "./advertisement.tsx";
import { salaryText } from "./fact-texts.ts";

const DRAFT: JobDraft = {
  company: "Kestrel Freight",
  title: "Fleet Safety Officer",
  level: "senior",
  location: "Moorebank NSW",
  arrangement: "",
  employment_type: "full-time",
  salary: null,
  responsibilities: ["Lead investigations"],
  must: ["Certificate IV in WHS", "Incident investigation"],
  nice: [],
  benefits: [],
  reports_to: "",
  start_date: "",
  contact: { name: "", email: "", phone: "" },
  about: [{ text: "A family-owned freight company.", url: "https://kestrel.example/about" }],
};
const turnOf = (over: Partial<Turn>): Turn => ({
  message: "",
  jd: "<h1>never shown</h1>",
  sessionId: "6f1f4b7e-6a9e-4a3b-9a3e-0a4f6a2b1c3d",
  complete: false,
  draft: DRAFT,
  known: [],
  unstated: ["salary", "benefits"],
  changed: [],
  flags: [],
  unlawful: [],
  can_publish: false,
  posting_id: null,
  writer: "",
  ...over,
});
const draw = (turn: Turn, before: JobDraft | null = null, flags: WordingFlag[] = []) =>
  renderToString(
    <Advertisement
      turn={turn}
      before={before}
      flags={flags}
      actions={{ busy: false, onKeep: () => undefined, onReplace: () => undefined }}
    />,
  );
const words = (html: string) => html.replace(/<!-- -->/g, "").replace(/<[^>]+>/g, "|");
const marked = (html: string) =>
  [...html.matchAll(/<mark[^>]*>(.*?)<\/mark>/g)].map(([, inside = ""]) =>
    inside.replace(/<span class="sr-only">.*?<\/span>/, "").replace(/<[^>]+>|<!-- -->/g, ""),
  );

test("what is known stands there, what is not says so, and what is left off says that", () => {
  const text = words(draw(turnOf({})));
  expect(text).toContain("|Fleet Safety Officer|");
  expect(text).toContain("|Full time|");
  expect(text).toContain("|Arrangement: not known yet|");
  expect(text).toContain("|Pay: not stated|");
  expect(text).toMatch(/\|Benefits\|+Not stated\|/);
  expect(text).toMatch(/\|Reports to\|+Not known yet\|/);
  expect(text).toContain("Quoted from kestrel.example");
  expect(text).not.toContain("never shown");
});

test("only what the last turn brought is marked", () => {
  const before = { ...DRAFT, must: ["Incident investigation"] };
  expect(marked(draw(turnOf({ changed: ["must"] }), before))).toEqual(["Certificate IV in WHS"]);
  expect(marked(draw(turnOf({ changed: [] }), before))).toEqual([]);
});

test("a posting that is live says nothing of what is not known of it", () => {
  const text = words(draw(turnOf({ complete: true, changed: ["must"] })));
  expect(text).not.toMatch(/not known yet|not stated/i);
  expect(text).not.toContain("Reports to");
  expect(marked(draw(turnOf({ complete: true, changed: ["must"] })))).toEqual([]);
});

test("words that shut people out are marked where they stand, with why and a better phrase", () => {
  const draft = { ...DRAFT, must: ["A Young and energetic team player"] };
  const flag = { quote: "young and energetic", why: "It limits age.", better: "motivated" };
  const html = draw(turnOf({ draft }), null, [flag]);
  expect(html).toMatch(/<span class="[^"]*decoration-wavy[^"]*">Young and energetic<\/span>/);
  const text = words(html);
  expect(text.indexOf("It limits age.")).toBeGreaterThan(text.indexOf("|Required|"));
  expect(text.indexOf("It limits age.")).toBeLessThan(text.indexOf("|Preferred|"));
  expect(text).toContain("Better: “motivated”.");
});

test("a flag whose words stand nowhere is still shown, once", () => {
  const flag = { quote: "rockstar", why: "It says nothing.", better: "" };
  const text = words(draw(turnOf({}), null, [flag]));
  expect(text.split("It says nothing.")).toHaveLength(2);
  expect(text).toContain("It is best left out.");
});

test("user text stays text", () => {
  const draft = { ...DRAFT, title: "<img src=x onerror=alert(1)>" };
  expect(draw(turnOf({ draft }))).not.toContain("<img");
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
