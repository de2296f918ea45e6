import { EMPTY_JOB } from "#contract/job-profile.ts";
import type { MatchRequirement, MatchView, SearchResult } from "#contract/matching.ts";
import type { Job } from "#contract/postings.ts";

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
      email: "ada@harrowlyle.example",
      recruiter_email: "ada@harrowlyle.example",
      phone: "",
      mobile: "",
      website: "https://harrowlyle.example/careers",
      recruiter_name: "Ada Lyle",
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
    required: { met: 1, partial: 1, unclear: 0, total: 3 },
    preferred: { met: 1, partial: 0, unclear: 0, total: 2 },
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

/** So many of each level. */
export const levelsOf = (excellent: number, veryGood = 0, good = 0, partial = 0) => [
  { level: "Excellent Match", total: excellent },
  { level: "Very Good Match", total: veryGood },
  { level: "Good Match", total: good },
  { level: "Partial Match", total: partial },
];

const heading = (text: string) => ({ text, bullet: false, heading: true });
const bullet = (text: string) => ({ text, bullet: true, heading: false });
const line = (text: string) => ({ text, bullet: false, heading: false });

export const wholeJob = (id = JOB_ID): Job => ({
  id,
  title: "Employment Lawyer",
  position_title: "Employment Lawyer",
  company: "Harrow & Lyle",
  location: "Sydney NSW",
  status: "active",
  source: "scraped",
  source_url: "https://harrowlyle.example/careers",
  employment_type: "full-time",
  experience_level: "associate",
  practice_area: "Employment law",
  salary_range: "$125,000 to $145,000",
  details: {
    ...EMPTY_JOB,
    contact: { name: "Ada Lyle", email: "ada@harrowlyle.example", phone: "" },
  },
  lines: [
    line("We act for employers in disputes of every size."),
    heading("What you bring"),
    bullet("A current practising certificate"),
    bullet("Advocacy before the Fair Work Commission"),
    heading("What we offer"),
    line("Leave that you can take."),
  ],
  candidates_count: 0,
  applications_count: 0,
  posted_at: "2026-03-08T01:00:00.000Z",
  created_at: "2026-03-08T01:00:00.000Z",
  updated_at: "2026-03-08T01:00:00.000Z",
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
  required: { met: 1, partial: 0, unclear: 1, total: 3 },
  preferred: { met: 0, partial: 0, unclear: 0, total: 1 },
  requirements: [
    asked("A master of laws", false, "missing"),
    asked("A certificate", true, "missing"),
    {
      ...asked("Advocacy", true, "met"),
      evidence: [{ line: 14, quote: "Appeared weekly" }],
    },
    asked("Work rights", true, "unclear"),
    { ...asked("A sense of humour", false, "unclear"), kind: "soft" },
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
