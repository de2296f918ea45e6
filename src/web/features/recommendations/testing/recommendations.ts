import type { Recommendation } from "#contract/recommendations.ts";

/** Answers as the server gives them, for tests of what is made of them. */

export const jobIdAt = (at: number) => `5b1f0c2e-3333-4c4c-9d9d-${String(at).padStart(12, "0")}`;
export const jobTitleAt = (at: number) => `Lawyer ${at + 1}`;

export function aRecommendation(at: number, postedAt = "2026-03-02T09:00:00.000Z"): Recommendation {
  const details = { location: "Sydney NSW", salary_range: at % 2 ? "" : "$125,000 to $145,000" };
  return {
    documentId: jobIdAt(at),
    score: 0.2,
    matchLevel: "Very Good Match",
    jobDetails: {
      JobPosition: jobTitleAt(at),
      Company: "Harrow & Lyle",
      RecruiterName: "",
      Email: "",
      Phone: "",
      JobDetails: btoa(JSON.stringify(details)),
    },
    documentInfo: { CreatedAt: postedAt, Content: "" },
    match: {
      percent: 80,
      level: "Very Good Match",
      required: { met: 2, partial: 1, unclear: 0, total: 4 },
      preferred: { met: 1, partial: 0, unclear: 0, total: 1 },
      strip: [
        { grade: "met", essential: true },
        { grade: "met", essential: true },
        { grade: "partial", essential: true },
        { grade: "missing", essential: true },
        { grade: "met", essential: false },
      ],
      reasons: [
        {
          requirement: "Four years of employment law",
          evidence: { line: 14, quote: "Employment lawyer, 2019 to 2024" },
        },
      ],
      gap: "Commission advocacy",
      confidence: "high",
    },
    source: "posting",
    source_url: "",
  };
}
