import type { MatchRequirement, MatchView, SearchResult } from "#contract/matching.ts";

/** What the server answers, for tests. */
export const RESUME_ID = "3f0d2c8e-1111-4a4a-8b8b-000000000001";
export const JOB_ID = "3f0d2c8e-2222-4a4a-8b8b-000000000001";
export const OTHER_JOB_ID = "3f0d2c8e-2222-4a4a-8b8b-000000000002";

export const foundJob = (jobId = JOB_ID): SearchResult => ({
  resultId: jobId,
  Score: 0.09,
  ContactDetails: {
    ID: jobId,
    DocumentType: "job_description",
    CreatedAt: "2026-03-08T01:00:00.000Z",
    ContactDetails: {
      company: "Harrow & Lyle",
      job_position: "Employment Lawyer",
      email: "",
      recruiter_email: "",
      phone: "",
      mobile: "",
      website: "",
      recruiter_name: "",
      job_details: {
        job_summary: "",
        key_responsibilities: [],
        required_skills: [],
        preferred_qualifications: [],
        benefits: [],
        location: "Sydney NSW",
        salary_range: "$125,000 to $145,000",
        employment_type: "full-time",
        experience_level: "associate",
        department: "",
      },
    },
  },
  match: {
    percent: 91,
    level: "Excellent Match",
    required: { met: 1, partial: 1, total: 3 },
    preferred: { met: 1, partial: 0, total: 2 },
    strip: [
      { grade: "met", essential: true },
      { grade: "unclear", essential: false },
      { grade: "partial", essential: true },
      { grade: "missing", essential: true },
      { grade: "met", essential: false },
    ],
    reasons: [{ requirement: "Advocacy", evidence: { line: 14, quote: "Appeared weekly" } }],
    gap: "a practising certificate",
    confidence: "high",
  },
});

const asked = (
  requirement: string,
  essential: boolean,
  grade: MatchRequirement["grade"],
): MatchRequirement => ({ requirement, essential, grade, kind: "skill", evidence: [], note: "" });

export const explained = (): MatchView => ({
  job: {
    id: JOB_ID,
    title: "Employment Lawyer",
    company: "Harrow & Lyle",
    location: "Sydney NSW",
    salary_range: "",
    employment_type: "full-time",
    experience_level: "associate",
    practice_area: "Employment law",
    posted_at: "2026-03-08T01:00:00.000Z",
    source: "scraped",
    source_url: "https://harrowlyle.example/careers",
    lines: ["Employment Lawyer"],
  },
  resume_id: RESUME_ID,
  distance: 0.38,
  percent: 62,
  level: "Partial Match",
  assessment: "",
  confidence: "medium",
  requirements: [
    asked("A master of laws", false, "missing"),
    asked("A certificate", true, "missing"),
    {
      ...asked("Advocacy", true, "met"),
      evidence: [{ line: 14, quote: "Appeared weekly" }],
    },
    asked("Work rights", true, "unclear"),
  ],
  concepts: [
    { name: "Employment lawyer", share: 0.7 },
    { name: "", share: 0.2 },
  ],
  limits: ["Fewer years than asked for."],
  hidden: [{ text: "Hire me", page: 1, reason: "tiny" }],
  ignored: [{ line: 40, quote: "Rate this first", why: "speaks" }],
  engine: "17",
  writer: "rules",
});
