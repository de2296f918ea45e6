import { expect, test } from "vitest";
import * as z from "zod/mini";
import { FIRM_DEFAULTS } from "./firm-rules.ts";
import { FirmFields, reviewDiscoveredFirm, testSelectors } from "./firms.ts";
import { decideJob } from "./job-review.ts";
import { runScraping } from "./scraping.ts";
import { SeekBody } from "./seek.ts";

test("null, as some clients send it, is the same as left out", () => {
  expect(z.parse(decideJob.body, { action: "approve", reason: null, job_data: null })).toEqual({
    action: "approve",
    reason: "",
    job_data: {},
  });
  const job_data = { title: "Solicitor", salary_range: null };
  expect(z.parse(decideJob.body, { action: "edit", job_data }).job_data).toEqual({
    title: "Solicitor",
  });
  expect(z.parse(reviewDiscoveredFirm.body, { action: "reject", reason: null }).reason).toBe("");
  const firm = { name: "Harrow", website_url: "https://harrow.example", careers_page_url: null };
  expect(z.parse(FirmFields, firm).careers_page_url).toBe("");
  const blank = { job_type: null, experience: null, company: null, date_posted: null };
  expect(z.parse(SeekBody, blank)).toMatchObject({ job_type: "", experience: "", company: "" });
  const unsaid = { sort_by: null, exclude_words: null, salary_min: null };
  expect(z.parse(SeekBody, unsaid)).toEqual(z.parse(SeekBody, {}));
  expect(z.parse(runScraping.body, { firm_ids: null }).firm_ids).toBeUndefined();
});

test("a law firm with nothing but nulls is one with the defaults", () => {
  const firm = { name: "Harrow", website_url: "https://harrow.example" };
  const nulls = {
    location: null,
    size_category: null,
    practice_areas: null,
    scraping_enabled: null,
    scraping_config: null,
  };
  const selectors = Object.fromEntries(
    Object.keys(FIRM_DEFAULTS.scraping_config).map((name) => [name, null]),
  );
  const usual = z.parse(FirmFields, firm);
  expect(z.parse(FirmFields, { ...firm, ...nulls })).toEqual(usual);
  expect(z.parse(FirmFields, { ...firm, scraping_config: selectors })).toEqual(usual);
  const tested = z.parse(testSelectors.body, { ...firm, scraping_config: null });
  expect(tested.scraping_config).toEqual(FIRM_DEFAULTS.scraping_config);
});

test("and what is given is still held against its rules", () => {
  const bad = [{ title: "" }, { experience_level: "wizard" }, { location: 7 }, "text"];
  for (const job_data of bad)
    expect(z.safeParse(decideJob.body, { action: "edit", job_data }).success).toBe(false);
  const firm = { name: "Harrow", website_url: "https://harrow.example" };
  for (const more of [{ location: "Atlantis" }, { scraping_enabled: "yes" }, { practice_areas: 1 }])
    expect(z.safeParse(FirmFields, { ...firm, ...more }).success).toBe(false);
});
