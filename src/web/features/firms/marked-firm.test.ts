import { expect, test } from "vitest";
import type { LawFirm } from "#contract/firms.ts";
import { firmOf } from "./firm.ts";
import { filterOf, NO_FILTER, queryOf, shownFirms } from "./firms-list.tsx";
import { anApiFirm } from "./testing/api-firms.ts";
import { markFirms, statusText } from "./use-firm-actions.ts";

const NOW = new Date("2026-11-16T12:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
let ids = 0;
const firm = (own: Partial<LawFirm>) =>
  firmOf(
    anApiFirm({
      ID: `id-${ids++}`,
      WebsiteUrl: `https://f${ids}.example`,
      CareersPageUrl: "",
      ...own,
    }),
  );

const FIRMS = [
  firm({ Name: "Sorrel & Pike", LastScrapedAt: daysAgo(3), Location: "Perth" }),
  firm({
    Name: "Later Harrow",
    WebsiteUrl: "https://harrow.example/people",
    CreatedAt: "2026-10-09T00:00:00.000Z",
  }),
  firm({ Name: "Harrow & Lyle", WebsiteUrl: "https://www.harrow.example" }),
  firm({ Name: "Apex Legal Recruitment", ScrapingEnabled: false }),
  firm({ Name: "Penhallow Reid", ScrapingEnabled: false, SizeCategory: "top_tier" }),
  firm({ Name: "Dorrington Hale", LastScrapedAt: daysAgo(0.5) }),
  firm({ Name: "Corran Vale", LastScrapedAt: daysAgo(8), LastError: "HTTP 500" }),
];
const marked = markFirms(FIRMS, NOW);
const shown = (filter: Partial<typeof NO_FILTER>) =>
  shownFirms(marked, { ...NO_FILTER, ...filter }).map(({ name }) => name);

test("each firm says how it stands", () => {
  expect(marked.map((one) => [one.name, statusText(one)])).toEqual([
    ["Sorrel & Pike", "Read within a week"],
    ["Later Harrow", "Same website as Harrow & Lyle"],
    ["Harrow & Lyle", "Never read"],
    ["Apex Legal Recruitment", "Recruitment site, disabled"],
    ["Penhallow Reid", "Disabled"],
    ["Dorrington Hale", "Read within a day"],
    ["Corran Vale", "Not read for a week"],
  ]);
});

test("filters narrow the list by each of their parts", () => {
  expect(shown({})).toHaveLength(FIRMS.length);
  expect(shown({ text: " HARROW lyle " })).toEqual(["Harrow & Lyle"]);
  expect(shown({ text: "employment", location: "Perth" })).toEqual(["Sorrel & Pike"]);
  expect(shown({ size: "top_tier" })).toEqual(["Penhallow Reid"]);
  expect(shown({ status: "disabled" })).toEqual(["Apex Legal Recruitment", "Penhallow Reid"]);
  expect(shown({ status: "recruitment" })).toEqual(["Apex Legal Recruitment"]);
  expect(shown({ status: "duplicate" })).toEqual(["Later Harrow"]);
  expect(shown({ status: "failed" })).toEqual(["Corran Vale"]);
  expect(shown({ status: "never", text: "harrow" })).toEqual(["Later Harrow", "Harrow & Lyle"]);
  expect(shown({ status: "enabled" })).toHaveLength(5);
});

test("the filter stands in the address, and nothing else is taken from there", () => {
  const filter = {
    text: "tax & trusts",
    location: "Perth",
    size: "small",
    status: "never",
  } as const;
  expect(filterOf(queryOf(filter))).toEqual(filter);
  expect(queryOf(NO_FILTER)).toBe("");
  expect(filterOf("?status=haunted&size=huge&other=1")).toEqual(NO_FILTER);
});
