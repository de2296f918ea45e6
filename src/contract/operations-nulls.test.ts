import { expect, test } from "vitest";
import * as z from "zod/mini";
import { FirmFields, reviewDiscoveredFirm } from "./firms.ts";
import { decideJob } from "./job-review.ts";
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
});

test("and what is given is still held against its rules", () => {
  const bad = [{ title: "" }, { experience_level: "wizard" }, { location: 7 }, "text"];
  for (const job_data of bad)
    expect(z.safeParse(decideJob.body, { action: "edit", job_data }).success).toBe(false);
});
