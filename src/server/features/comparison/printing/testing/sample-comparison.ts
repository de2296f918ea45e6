import type { ComparedRequirement } from "#contract/comparison.ts";
import type { ReportedComparison } from "../report-words.ts";

/** A comparison as the server makes them, for tests of what is printed. */

const RESUME = `# Priya Raman
Marrickville NSW
Employment lawyer. Six years in disputes, bargaining and board advice.
English, Tamil
# Admission
Admitted 2020. NSW practising certificate current to June 2027
Member, Women Lawyers of the Inner West
Working with Children Check, current
# Experience
Associate, Employment, Corran Vale Lawyers, Sydney
February 2022 to present
- Team of seven; report to the head of employment
- Clients in logistics, retail and health
- Ran 60 unfair dismissal and general protections matters, from first advice to settlement
- Settled 52 of them before hearing
- Second chair in bargaining for two logistics groups
- Drafted two enterprise agreements covering 3,100 logistics staff, both approved without undertakings
- Advised retail clients on award interpretation and pay reviews
- Assisted in one work health and safety prosecution
- Wrote the quarterly workplace risk paper for a listed client’s board
- Advised line managers on discipline and performance
- Led nine investigations into workplace complaints
- Presented monthly client seminars to audiences of 30 to 80
- Supervised two graduates
Graduate, then Lawyer, Ashgrove Legal, Wollongong
February 2020 to January 2022
- Rotations in employment, property and disputes
# Education
Bachelor of Laws (Honours), University of Wollongong, 2019`;

const JOB = `# Employment Lawyer
Harrow & Lyle, Sydney
You hold a current NSW practising certificate.
Three to five years after admission in employment law.
You have drafted enterprise agreements and write plain advice to boards.
You have appeared before the Fair Work Commission.`;

const documentLines = (text: string) =>
  text.split("\n").map((line) => ({
    text: line.replace(/^[#-] /, ""),
    heading: line.startsWith("# "),
    bullet: line.startsWith("- "),
  }));

const lineOf = (line: number) => ({
  line,
  quote: documentLines(RESUME)[line - 1]?.text ?? "",
});

export function sampleRequirement(changes: Partial<ComparedRequirement> = {}): ComparedRequirement {
  return {
    number: 1,
    requirement: "Current NSW practising certificate",
    job_line: 3,
    kind: "licence",
    essential: true,
    assumed: false,
    grade: "met",
    shown: "list",
    evidence: [],
    note: "",
    ...changes,
  };
}

const REQUIREMENTS: ComparedRequirement[] = [
  sampleRequirement({ evidence: [lineOf(6)] }),
  sampleRequirement({
    requirement: "Three to five years after admission in employment law",
    kind: "years",
    evidence: [lineOf(11), lineOf(14)],
    note: "Admitted February 2020; all practice since is employment.",
  }),
  sampleRequirement({
    requirement: "Enterprise agreement drafting",
    kind: "skill",
    shown: "work",
    evidence: [lineOf(17)],
  }),
  sampleRequirement({
    requirement: "Plain written advice to boards",
    kind: "skill",
    grade: "partial",
    evidence: [lineOf(20)],
    note: "One client’s board is named; the advertisement speaks of several.",
  }),
  sampleRequirement({
    requirement: "Advocacy before the Fair Work Commission",
    kind: "skill",
    grade: "missing",
    note: "Looked for appearances, conciliation, hearings and counsel roles in 29 lines.",
  }),
  sampleRequirement({
    requirement: "Right to work in Australia",
    kind: "work-right",
    assumed: true,
    grade: "unclear",
    note: "The resume does not say.",
  }),
  sampleRequirement({
    requirement: "Workplace investigations",
    kind: "skill",
    essential: false,
    evidence: [lineOf(22)],
  }),
  sampleRequirement({
    requirement: "Presenting to clients",
    kind: "quality",
    essential: false,
    evidence: [lineOf(23)],
  }),
  sampleRequirement({
    requirement: "Masters or graduate diploma",
    kind: "degree",
    essential: false,
    grade: "missing",
    note: "No postgraduate study is mentioned.",
  }),
];

const about = (text: string, requirement: number, lines: number[] = []) => ({
  text,
  lines,
  requirement,
});

export function sampleComparison(changes: Partial<ReportedComparison> = {}): ReportedComparison {
  return {
    id: "0190f0f0-0000-7000-8000-000000000001",
    resume_id: "0190f0f0-0000-7000-8000-000000000002",
    job_id: "0190f0f0-0000-7000-8000-000000000003",
    created_at: "2026-11-15T03:09:00.000Z",
    audience: "candidate",
    calculated_score: 91,
    calculated_assessment: "Excellent Fit",
    len_results: 16,
    requirements: REQUIREMENTS.map((one, index) => ({ ...one, number: index + 1 })),
    report: {
      summary:
        "A close fit on practice, drafting and advice. One required item, advocacy before the Fair Work Commission, is not in the resume, and it is the first thing they will ask about.",
      required: { met: 3, partial: 1, unclear: 0, total: 5 },
      preferred: { met: 2, partial: 0, unclear: 0, total: 3 },
      strengths: [
        about("Matter numbers and outcomes, not only duties.", 2, [14, 15]),
        about("Agreements approved without undertakings, rare at this level.", 3, [17]),
        about("Board-level writing already in practice.", 4, [20]),
      ],
      gaps: [
        about("Commission advocacy is required and not in the resume.", 5),
        about("No postgraduate study is mentioned; it is preferred only.", 9),
      ],
      confirm: [about("Whether there is a right to work without sponsorship.", 6)],
      questions: [
        about(
          "Tell us about a matter you ran that you expected to reach the Commission. What did you prepare?",
          5,
        ),
        about("How did you get both agreements through without undertakings?", 3, [17]),
        about("A board member disagrees with your risk rating. What do you write next?", 4, [20]),
      ],
      raise: {
        unsaid: [
          {
            text: "If you have appeared at conciliation, add the matter type and year to line 14.",
            requirement: 5,
            points: 4,
          },
        ],
        lacking: [
          {
            text: "List any subjects completed towards a graduate diploma.",
            requirement: 9,
            points: 1,
          },
        ],
      },
      limits: ["Scores above 95 need every required item."],
      confidence: "high",
    },
    job: {
      title: "Employment Lawyer",
      company: "Harrow & Lyle",
      location: "Sydney",
      is_listed: true,
      source_url: "",
      contact_email: "",
      lines: documentLines(JOB),
    },
    resume: { name: "Priya Raman", lines: documentLines(RESUME) },
    hidden: [{ text: "employment lawyer employment lawyer", page: 2, reason: "white on white" }],
    ignored: [{ line: 3, quote: "Six years in disputes", why: "copied" }],
    writer: { kind: "rules", name: "", note: "" },
    engine: "1.4",
    ...changes,
  };
}
