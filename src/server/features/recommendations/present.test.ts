import { expect, test } from "vitest";
import * as z from "zod";
import type { MatchSummary } from "#contract/matching.ts";
import { Recommendation } from "#contract/recommendations.ts";
import { jobFromText } from "../postings/job-from-text.ts";
import { presentRecommendation } from "./present.ts";

const at = new Date("2026-11-15T01:00:00Z");
const summary: MatchSummary = {
  percent: 82,
  level: "Very Good Match",
  required: { met: 3, partial: 1, unclear: 0, total: 4 },
  preferred: { met: 0, partial: 0, unclear: 0, total: 0 },
  strip: [{ grade: "met", essential: true }],
  reasons: [{ requirement: "Admitted", evidence: { line: 9, quote: "Admitted in NSW" } }],
  gap: "",
  confidence: "high",
};
const job = {
  id: "4b4e1f0a-6f58-4dd4-93f3-0a2c2f8e9f10",
  ownerId: "11111111-6f58-4dd4-93f3-0a2c2f8e9f10",
  source: "posting" as const,
  sourceUrl: "",
  status: "active" as const,
  ...jobFromText({
    text: "About the role\n- Cook meals 🍲",
    title: "Chef de cuisine",
    company: "Café Élan",
    location: "Café Élan 🏖, Noosa – QLD",
    salaryText: "$90k–$100k",
    contact: { name: "Zoë Müller", email: "zoe@elan.example", phone: "(07) 5550 0100" },
  }),
  candidatesCount: 0,
  candidateLevels: [0, 0, 0, 0],
  countedBy: "",
  draftReason: "",
  applicationsCount: 0,
  waiting: false,
  postedAt: at,
  createdAt: at,
  updatedAt: at,
  revision: 1,
};
const shown = presentRecommendation({ job, distance: 0.183_449_99, summary });

test("a recommendation in the words of the specification", () => {
  expect(z.parse(Recommendation, shown)).toEqual(shown);
  expect(shown).toMatchObject({
    documentId: job.id,
    score: 0.1834,
    matchLevel: "Very Good Match",
    jobDetails: {
      JobPosition: "Chef de cuisine",
      Company: "Café Élan",
      RecruiterName: "Zoë Müller",
      Email: "zoe@elan.example",
      Phone: "(07) 5550 0100",
    },
    documentInfo: { CreatedAt: at.toISOString(), Content: "About the role\nCook meals 🍲" },
    match: summary,
  });
  expect(JSON.stringify(shown)).not.toContain("11111111");
});

test("a client reads the details with atob and JSON.parse, accents and all", () => {
  const json = atob(shown.jobDetails.JobDetails);
  expect(json).toMatch(/^[ -~]*$/);
  expect(JSON.parse(json)).toEqual({
    location: "Café Élan 🏖, Noosa – QLD",
    salary_range: "$90k–$100k",
  });
});
