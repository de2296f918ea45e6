import type { CandidateProfileView, MatchedCandidate } from "#contract/candidates.ts";
import { matchLevel, percentOf } from "#contract/match-levels.ts";

/** Answers as the server gives them, for tests that are about the screen. */

export const JOB = {
  id: "11111111-1111-4a4a-8b8b-000000000001",
  title: "Employment Lawyer",
  company: "Marlowe Strand",
};
export const documentIdAt = (at: number) =>
  `22222222-2222-4a4a-8b8b-${String(at).padStart(12, "0")}`;

const NAMES = [
  "Priya Raman",
  "Daniel Achterberg",
  "Mei-Lin Sato",
  "Oluwaseun Bright",
  "Hannah Ferreira",
  "Tomasz Wren",
  "Georgia Tuala",
  "Callum O’Dea",
  "Aisha Mardini",
  "Ben Karvelas",
  "Ruby Lindqvist",
];
const nameAt = (at: number) => NAMES[at] ?? `Candidate Number ${at + 1}`;
const STEP = 0.033;
const SKILLS = [
  "Advocacy",
  "Bargaining",
  "Modern awards",
  "General protections",
  "BOOT",
  "Mediation",
  "Legal writing",
  "Case management",
  "Conciliation",
  "LEAP",
  "Drafting",
];
const json = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item));

const WORK = [
  {
    role: "Lawyer",
    company: "Fair Work Commission",
    location: "Sydney",
    startDate: "2021-03",
    endDate: "",
    present: true,
    description: "Reviewed 140 agreements for the better off overall test",
  },
  {
    role: "Associate",
    company: "Corran Vale Lawyers",
    location: "",
    startDate: "2019-02",
    endDate: "2021-02",
    present: false,
    description: "Appeared at 31 conciliations and 6 hearings",
  },
];
const STUDY = [
  {
    institution: "University of Sydney",
    degree: "Bachelor of Laws",
    fieldOfStudy: "",
    duration: "2014 to 2018",
  },
];

const STRIP: MatchedCandidate["match"]["strip"] = [
  { grade: "met", essential: true },
  { grade: "met", essential: true },
  { grade: "met", essential: true },
  { grade: "partial", essential: true },
  { grade: "missing", essential: true },
  { grade: "met", essential: false },
  { grade: "missing", essential: false },
];

export function aCandidate(at: number, changed: Partial<MatchedCandidate> = {}): MatchedCandidate {
  const distance = Math.min(0.6, Math.round((0.09 + at * STEP) * 1e4) / 1e4);
  const level = matchLevel(distance);
  const contact = {
    Name: nameAt(at),
    Email: `candidate-${at}@example.org`,
    Phone: "0491 570 156",
    Linkedin: "in/someone",
    Github: "",
  };
  return {
    document_id: documentIdAt(at),
    match_score: distance,
    match_level: level,
    profile: {
      UserID: "",
      ...contact,
      Summary:
        "Employment lawyer, five years. Conciliation and hearings for unions and small employers, then agreement review inside the Commission’s registry in Sydney. Now looks for a firm in which both sides of that experience count, and for people to learn from.",
      Website: "https://someone.example",
      Skills: json(SKILLS),
      Experience: json(WORK),
      Education: json(STUDY),
      Certifications: json([
        { name: "Practising certificate", issuingOrganization: "Law Society of NSW", date: "2019" },
      ]),
    },
    contact_info: contact,
    document_info: {
      CreatedAt: new Date(Date.now() - (at + 1) * 864e5).toISOString(),
      DocumentType: "resume",
      Awskey: documentIdAt(at),
    },
    resume_text: "",
    match: {
      percent: percentOf(distance),
      level,
      required: { met: 3, partial: 1, unclear: 0, total: 5 },
      preferred: { met: 1, partial: 0, unclear: 0, total: 2 },
      strip: STRIP,
      reasons: [],
      gap: "Presenting to clients",
      confidence: "high",
    },
    is_bookmarked: false,
    is_own_upload: false,
    is_interested: false,
    has_applied: false,
    location: "Sydney NSW",
    years: 5,
    is_admitted: true,
    qualifications: 2,
    file_type: "pdf",
    hidden_count: 0,
    ...changed,
  };
}

const LINES = [
  "Daniel Achterberg",
  "daniel.a@example.org, Sydney NSW",
  "Admission",
  "Admitted 2019, unrestricted practising certificate, NSW",
  "Experience",
  "Lawyer, Fair Work Commission, March 2021 to now",
  "Reviewed 140 agreements for the better off overall test",
  "Associate, Corran Vale Lawyers, February 2019 to February 2021",
  "Appeared at 31 conciliations and 6 hearings before joining the registry",
];

export function aProfile(at: number, changed: Partial<CandidateProfileView> = {}) {
  const view: CandidateProfileView = {
    ...aCandidate(at),
    success: true,
    job: JOB,
    requirements: [
      {
        requirement: "NSW practising certificate",
        kind: "skill",
        essential: true,
        grade: "met",
        evidence: [{ line: 4, quote: "unrestricted practising certificate, NSW" }],
        note: "",
      },
      {
        requirement: "Advocacy before the Commission",
        kind: "skill",
        essential: true,
        grade: "met",
        evidence: [{ line: 9, quote: "Appeared at 31 conciliations and 6 hearings" }],
        note: "",
      },
      {
        requirement: "Enterprise agreement drafting",
        kind: "skill",
        essential: true,
        grade: "partial",
        evidence: [{ line: 7, quote: "Reviewed 140 agreements" }],
        note: "Review is shown, drafting is not.",
      },
      {
        requirement: "Presenting to clients",
        kind: "skill",
        essential: false,
        grade: "missing",
        evidence: [],
        note: "",
      },
      {
        requirement: "A sense of humour",
        kind: "soft",
        essential: false,
        grade: "unclear",
        evidence: [],
        note: "",
      },
    ],
    lines: LINES.map((text, line) => ({
      text,
      heading: line === 2 || line === 4,
      bullet: line === 6 || line === 8,
    })),
    hidden: [],
    ignored: [],
    engine: "1.4",
    ...changed,
  };
  return view;
}
