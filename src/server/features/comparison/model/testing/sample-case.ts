import type { Report } from "#contract/comparison.ts";
import { wordsOfClause } from "../../../matching/service.ts";
import type { Finding, Findings } from "../../findings.ts";
import type { ModelAnswer } from "../answer-schema.ts";

/** One resume, one job and what the rules found, for tests of what a model may add. */

export const RESUME_LINES = [
  "Priya Raman",
  "priya.raman@example.com  0400 555 012",
  "Employment lawyer with six years in disputes and bargaining",
  "Admitted 2020, Supreme Court of New South Wales",
  "Associate, Corran Vale Lawyers, Sydney",
  "February 2022 to present",
  "Ran 60 unfair dismissal matters, from first advice to settlement",
  "Drafted two enterprise agreements covering 3,100 logistics staff — both “approved”",
  "", // A line that spoke to the assessor.
  "Supervised twelve graduates over four intakes",
  "Married with two children",
  "Bachelor of Laws (Honours), University of Wollongong, 2019",
];

const JOB_LINES = [
  "Employment Lawyer",
  "Harrow & Lyle, Sydney",
  "You hold a current NSW practising certificate.",
  "You have drafted enterprise agreements.",
  "You have run unfair dismissal matters before the Fair Work Commission.",
  "You supervise graduates.",
  "Law degree",
];

const finding = (changes: Partial<Finding>): Finding => ({
  number: 1,
  requirement: "",
  job_line: 3,
  kind: "duty",
  essential: true,
  assumed: false,
  grade: "missing",
  shown: "",
  evidence: [],
  note: "",
  topics: [],
  credential: "",
  words: wordsOfClause({ text: changes.requirement ?? "", type: "activity", isWork: false }),
  wholeLines: [],
  state: "",
  points: 0,
  ...changes,
});

export const FINDINGS: Findings = {
  audience: "recruiter",
  score: 58,
  label: "Moderate Fit",
  confidence: "high",
  limits: [],
  job: { title: "Employment Lawyer", company: "Harrow & Lyle" },
  candidate: "Priya Raman",
  years: { least: undefined, most: undefined, shown: 6.8, inPractice: true },
  roles: [{ title: "Associate", company: "Corran Vale Lawyers", isCurrent: true, from: 5, to: 10 }],
  requirements: [
    finding({ number: 1, requirement: "Current NSW practising certificate", kind: "licence" }),
    finding({
      number: 2,
      requirement: "You have drafted enterprise agreements",
      job_line: 4,
      topics: ["enterprise agreements"],
      note: "No line shows enterprise agreements.",
    }),
    finding({
      number: 3,
      requirement: "Run unfair dismissal matters before the Fair Work Commission",
      job_line: 5,
      grade: "partial",
      note: "The Commission is not named.",
    }),
    finding({ number: 4, requirement: "Supervise graduates", job_line: 6 }),
    finding({
      number: 5,
      requirement: "Law degree",
      job_line: 7,
      kind: "degree",
      grade: "met",
      shown: "list",
      evidence: [{ line: 12, quote: "Bachelor of Laws (Honours)" }],
    }),
  ],
};

export const RULES_REPORT: Report = {
  summary: "The rules wrote this.",
  required: { met: 1, partial: 1, unclear: 0, total: 5 },
  preferred: { met: 0, partial: 0, unclear: 0, total: 0 },
  strengths: [{ text: "A strength by the rules.", lines: [12], requirement: 5 }],
  gaps: [{ text: "A gap by the rules.", lines: [], requirement: 2 }],
  confirm: [{ text: "To confirm by the rules.", lines: [], requirement: 1 }],
  questions: [{ text: "A question by the rules?", lines: [], requirement: 0 }],
  raise: {
    unsaid: [{ text: "Say more by the rules.", requirement: 3, points: 7 }],
    lacking: [{ text: "Get admitted, by the rules.", requirement: 1, points: 21 }],
  },
  limits: ["A limit by the rules."],
  confidence: "high",
};

export const CASE = { findings: FINDINGS, resumeLines: RESUME_LINES, jobLines: JOB_LINES };

/** Nothing to complain about. */
export const GOOD_ANSWER: ModelAnswer = {
  requirements: [
    {
      number: 2,
      grade: "met",
      evidence: [
        {
          line: 8,
          quote:
            'drafted two enterprise agreements covering 3,100 logistics staff - both "approved"',
        },
      ],
      reason: "Two agreements were drafted and approved.",
    },
    {
      number: 3,
      grade: "partial",
      evidence: [{ line: 7, quote: "Ran 60 unfair dismissal matters" }],
      reason: "The matters are shown, the Fair Work Commission is not named.",
    },
    {
      number: 4,
      grade: "met",
      evidence: [{ line: 10, quote: "Supervised twelve graduates" }],
      reason: "Graduates were supervised over four intakes.",
    },
    {
      number: 5,
      grade: "met",
      evidence: [{ line: 12, quote: "Bachelor of Laws (Honours)" }],
      reason: "The degree is named.",
    },
  ],
  summary:
    "The candidate has run 60 unfair dismissal matters at Corran Vale Lawyers and drafted enterprise agreements for logistics staff. Whether they hold a current NSW practising certificate is open.",
  strengths: [{ text: "Supervised 12 graduates.", lines: [10] }],
  gaps: [{ text: "The resume does not name the Fair Work Commission.", requirement: 3 }],
  confirm: [{ text: "Ask for the current practising certificate.", requirement: 1 }],
  questions: [{ text: "Which agreement was hardest to get approved, and why?", requirement: 2 }],
  advice: [{ text: "Name the tribunal in which the matters were run.", requirement: 3 }],
};
