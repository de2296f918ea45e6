import type { Finding, Findings } from "../../findings.ts";
import { cited, makeFindings } from "./make-findings.ts";

/** Topics of the fixtures: what a sentence is about, and so no part of its pattern. */
export const TOPICS = [
  ...["conveyancing", "retail leases", "due diligence", "mediation", "payroll", "budgets"],
  ...["discovery", "probate", "procurement", "pleadings", "forecasting", "recruitment"],
  ...["kubernetes", "terraform", "python", "leasing", "auditing", "triage", "advocacy", "privacy"],
  ...["estimating", "dispatch", "welding", "insolvency", "counselling", "accessibility"],
  ...["investigation", "tendering", "rostering", "bookkeeping"],
];
export const PAPERS = ["driver licence", "police check", "law degree", "security clearance"];

type Work = Partial<Finding> & { readonly topic: string };

function work(at: number, given: Partial<Finding>): Work {
  const topic = TOPICS[at % TOPICS.length] ?? "";
  const other = TOPICS[(at + 7) % TOPICS.length] ?? "";
  const isShown = given.grade === "met" || given.grade === "partial";
  const line = 8 + (at % 12);
  return {
    topic,
    requirement: `Some experience of ${topic} and ${other}`,
    kind: at % 3 === 0 ? "skill" : "duty",
    essential: at % 2 === 0,
    topics: [topic, other],
    evidence: isShown
      ? [cited(line, `Ran the ${topic} desk for ${at + 2} clients in two states`)]
      : [],
    shown: isShown ? "work" : "",
    points: at % 5,
    ...given,
  };
}

const many = (count: number, given: Partial<Finding>) =>
  Array.from({ length: count }, (_, at) => work(at, given));

const paper = (credential: string, given: Partial<Finding>): Partial<Finding> => ({
  ...{ requirement: `You hold a ${credential}`, kind: "licence", credential },
  ...given,
});

const papers = (given: Partial<Finding>) => PAPERS.map((name) => paper(name, given));

const unnamed = (count: number, given: Partial<Finding>): Partial<Finding>[] =>
  Array.from({ length: count }, (_, at) => ({
    requirement: `Prepare the ${TOPICS[at] ?? "weekly"} bundle for partner number ${at + 1}`,
    grade: "unclear",
    points: at % 3,
    ...given,
  }));

const mixed = (): Partial<Finding>[] => [
  paper("admission as a lawyer", {
    grade: "met",
    state: "assumed",
    evidence: [cited(7, "Associate")],
  }),
  {
    kind: "years",
    requirement: "Three to five years",
    grade: "met",
    evidence: [cited(7, "Associate")],
  },
  ...many(8, { grade: "met" }),
  ...many(8, { grade: "partial" }),
  ...many(6, { grade: "missing" }),
  ...papers({ grade: "unclear" }),
  {
    kind: "work-right",
    requirement: "Full working rights",
    grade: "unclear",
    state: "unsaid",
    points: 1,
  },
  { kind: "quality", requirement: "A calm manner on the telephone", grade: "unclear" },
];

const limits = (): Findings["limits"] => [
  { reason: "admission-missing", most: 52 },
  { reason: "paper-missing", most: 82 },
  { reason: "below", most: 68 },
  { reason: "no-legal-office", most: 67 },
  { reason: "needs-sponsor", most: 50 },
];

/** Findings of all sorts: whatever the engine may hand over. */
export function sortsOfFindings(): [string, Findings][] {
  return [...sortsOfWork(), ...sortsOfPapers()];
}

const nobody = { candidate: "", job: { title: "", company: "" }, roles: [] };
const undated = { least: undefined, most: undefined, shown: undefined, inPractice: false };

function sortsOfWork(): [string, Findings][] {
  return [
    ["thirty of every grade", makeFindings(mixed())],
    ["thirty met", makeFindings(many(30, { grade: "met" }), { label: "Excellent Fit" })],
    ["thirty in part", makeFindings(many(30, { grade: "partial" }), { label: "Moderate Fit" })],
    ["thirty missing", makeFindings(many(30, { grade: "missing" }), { label: "Not a Fit" })],
    [
      "thirty missing, all near",
      makeFindings(many(30, { grade: "missing" }), { label: "Poor Fit" }),
    ],
    [
      "thirty listed",
      makeFindings(many(30, { grade: "partial", shown: "list" }), { label: "Poor Fit" }),
    ],
    ["thirty met by lists", makeFindings(many(30, { grade: "met", shown: "list" }))],
    ["nothing judged", makeFindings(unnamed(30, {}), { confidence: "low", label: "Not a Fit" })],
    [
      "nothing read",
      makeFindings([], { ...nobody, years: undated, confidence: "low", label: "Not a Fit" }),
    ],
    ["nobody's resume", makeFindings(mixed(), { ...nobody, years: undated })],
  ];
}

function sortsOfPapers(): [string, Findings][] {
  return [
    [
      "papers missing",
      makeFindings(papers({ grade: "missing" }), { limits: limits(), label: "Poor Fit" }),
    ],
    [
      "papers denied",
      makeFindings(
        papers({ grade: "missing", state: "denied", evidence: [cited(22, "Not held")] }),
        { limits: limits() },
      ),
    ],
    [
      "papers under way",
      makeFindings(
        papers({ grade: "partial", state: "pending", evidence: [cited(22, "Under way")] }),
      ),
    ],
    [
      "papers held",
      makeFindings(
        papers({ grade: "met", state: "held", evidence: [cited(22, "Held until 2028")] }),
      ),
    ],
    [
      "no name for anything",
      makeFindings([
        ...unnamed(9, { grade: "missing" }),
        ...unnamed(9, {
          grade: "partial",
          evidence: [cited(9, "Kept the weekly bundle")],
          shown: "work",
        }),
      ]),
    ],
    [
      "every limit that goes together",
      makeFindings(mixed(), { limits: limits(), label: "Poor Fit" }),
    ],
  ];
}
