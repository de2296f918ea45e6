import type { ComparedRequirement, Statement } from "#contract/comparison.ts";
import type { Finding, RoleFound } from "../findings.ts";
import type { ModelAnswer } from "./answer-schema.ts";
import { type Documents, isWork } from "./ask-model.ts";
import { checkProse, type Sources, sourcesOf } from "./check-prose.ts";
import { findQuote, type Plain, plainOf, quoteOf } from "./plain-text.ts";

/** What is left of a model's answer after nothing in it was believed. */
export interface Verified {
  readonly requirements: ComparedRequirement[];
  readonly summary: string;
  readonly strengths: Statement[];
  readonly gaps: Statement[];
  readonly confirm: Statement[];
  readonly questions: Statement[];
  /** Texts by requirement. */
  readonly advice: ReadonlyMap<number, string>;
  readonly problems: number;
}

export type Verdict =
  | { readonly use: Verified }
  | { readonly discard: "unsupported" | "incomplete"; readonly problems: number };

/** Of the requirements that were answered. */
const MOST_UNSUPPORTED = 0.2;
/** Of the requirements that were asked: who leaves out more has not read them. */
const LEAST_ANSWERED = 0.5;

/**
 * Holds every claim of a model's answer against the documents. Pure. A claim that cannot be proved
 * is left out; when there are too many of them, nothing is believed.
 */
export function verify(answer: ModelAnswer, documents: Documents): Verdict {
  const sources = sourcesOf(documents);
  const checked = checkRequirements(answer.requirements, documents, sources);
  const words = wordsOf(answer, documents, sources, checked.requirements);
  const problems = checked.problems + words.dropped;
  const answered = Math.max(1, checked.answered);
  if (checked.unsupported / answered > MOST_UNSUPPORTED)
    return { discard: "unsupported", problems };
  if (checked.answered < checked.asked * LEAST_ANSWERED) return { discard: "incomplete", problems };
  if (words.summary === "") return { discard: "unsupported", problems };
  const { dropped: _, ...used } = words;
  return { use: { ...used, requirements: checked.requirements, problems } };
}

function wordsOf(
  answer: ModelAnswer,
  { resumeLines }: Documents,
  sources: Sources,
  requirements: readonly ComparedRequirement[],
) {
  let dropped = 0;
  const say = (text: string) => {
    const prose = checkProse(text, sources);
    dropped += prose.dropped;
    return prose.text;
  };
  const count = <T>(kept: T[], of: readonly unknown[]) => {
    dropped += of.length - kept.length;
    return kept;
  };
  const about = (number: number) => requirements.find((one) => one.number === number);
  const isThere = (line: number) => (resumeLines[line - 1] ?? "").trim() !== "";

  const strengths = answer.strengths.flatMap(({ text, lines }): Statement[] => {
    const proof = [...new Set(lines)].filter(isThere);
    const said = proof.length > 0 ? say(text) : "";
    if (said === "") return [];
    return [{ text: said, lines: proof, requirement: provedBy(proof, requirements) }];
  });
  const statements = (
    list: ModelAnswer["gaps"],
    mayBe: (one: ComparedRequirement | 0) => boolean,
  ) =>
    list.flatMap(({ text, requirement }): Statement[] => {
      const one = requirement === 0 ? 0 : about(requirement);
      const said = one !== undefined && mayBe(one) ? say(text) : "";
      if (said === "") return [];
      const lines = one ? [...new Set(one.evidence.map(({ line }) => line))] : [];
      return [{ text: said, lines, requirement }];
    });
  const advice = answer.advice.flatMap(({ text, requirement }): [number, string][] => {
    const said = about(requirement) ? say(text) : "";
    return said === "" ? [] : [[requirement, said]];
  });
  const all = {
    summary: say(answer.summary),
    strengths: count(strengths, answer.strengths),
    // What is met is no gap, whoever says so.
    gaps: count(
      statements(answer.gaps, (one) => one !== 0 && one.grade !== "met"),
      answer.gaps,
    ),
    confirm: count(
      statements(answer.confirm, () => true),
      answer.confirm,
    ),
    questions: count(
      statements(answer.questions, () => true),
      answer.questions,
    ),
    advice: new Map(count(advice, answer.advice)),
  };
  return { ...all, dropped };
}

/** The requirement that rests on one of these lines; 0 for none. */
function provedBy(lines: readonly number[], requirements: readonly ComparedRequirement[]): number {
  const proved = requirements.find(({ evidence }) =>
    evidence.some(({ line }) => lines.includes(line)),
  );
  return proved?.number ?? 0;
}

type Graded = ModelAnswer["requirements"][number];

/** Letters. A shorter quotation stands in many lines by chance. */
const SHORTEST = { inItsLine: 8, elsewhere: 12 } as const;

interface CheckedRequirements {
  /** One for each of the rules' own, in their order. */
  readonly requirements: ComparedRequirement[];
  /** Of what the model was asked to grade. */
  readonly asked: number;
  readonly answered: number;
  /** Answers with an invented quotation, or with a grade that nothing proves. */
  readonly unsupported: number;
  readonly problems: number;
}

function checkRequirements(
  answers: ModelAnswer["requirements"],
  { findings, resumeLines }: Documents,
  sources: Sources,
): CheckedRequirements {
  const lines = resumeLines.map(plainOf);
  const byNumber = new Map(answers.toReversed().map((answer) => [answer.number, answer]));
  const checked = findings.requirements.map((finding) => {
    const answer = byNumber.get(finding.number);
    return answer
      ? checkOne(finding, answer, { lines, sources, roles: findings.roles })
      : {
          requirement: toReportRequirement(finding),
          unsupported: 0,
          problems: isWork(finding) ? 1 : 0,
        };
  });
  const answered = findings.requirements.filter(({ number }) => byNumber.has(number));
  const sum = (of: "unsupported" | "problems") =>
    checked.reduce((total, one) => total + one[of], 0);
  return {
    requirements: checked.map(({ requirement }) => requirement),
    asked: findings.requirements.filter(isWork).length,
    answered: answered.filter(isWork).length,
    unsupported: sum("unsupported"),
    // Numbers that there are not, and second answers to one requirement.
    problems: sum("problems") + answers.length - answered.length,
  };
}

interface Checked {
  readonly requirement: ComparedRequirement;
  readonly unsupported: 0 | 1;
  readonly problems: number;
}

interface Ground {
  readonly lines: readonly Plain[];
  readonly sources: Sources;
  readonly roles: readonly RoleFound[];
}

function checkOne(finding: Finding, answer: Graded, ground: Ground): Checked {
  const quotes = answer.evidence.map((cited) => locate(cited, ground.lines));
  const evidence = distinct(quotes.flatMap(({ cited }) => cited ?? []));
  const invented = quotes.filter(({ cited }) => !cited).length;
  const odd = quotes.filter(({ moved }) => moved).length + invented;
  if (!isWork(finding))
    return {
      requirement: toReportRequirement(finding),
      unsupported: invented > 0 ? 1 : 0,
      problems: odd,
    };
  const isUngrounded = needsProof(answer.grade) && evidence.length === 0;
  const grade = isUngrounded ? "unclear" : answer.grade;
  const reason = checkProse(answer.reason, ground.sources);
  const proof = grade === "missing" ? [] : evidence;
  return {
    requirement: {
      ...toReportRequirement(finding),
      grade,
      evidence: proof,
      shown: shownBy(proof, ground.roles),
      note: (isUngrounded ? "" : reason.text) || (grade === finding.grade ? finding.note : ""),
    },
    unsupported: invented > 0 || isUngrounded ? 1 : 0,
    problems: odd + Number(isUngrounded) + reason.dropped,
  };
}

const needsProof = (grade: Graded["grade"]) => grade === "met" || grade === "partial";

interface Located {
  /** As it stands in the resume; undefined when it stands nowhere. */
  readonly cited: ComparedRequirement["evidence"][number] | undefined;
  readonly moved: boolean;
}

function locate({ line, quote }: Graded["evidence"][number], lines: readonly Plain[]): Located {
  const wanted = quoteOf(quote);
  const named = lines[line - 1];
  const there = named && wanted.length >= SHORTEST.inItsLine ? findQuote(wanted, named) : undefined;
  if (there !== undefined) return { cited: { line, quote: there }, moved: false };
  if (wanted.length < SHORTEST.elsewhere) return { cited: undefined, moved: false };
  for (const [at, other] of lines.entries()) {
    const found = findQuote(wanted, other);
    if (found !== undefined) return { cited: { line: at + 1, quote: found }, moved: true };
  }
  return { cited: undefined, moved: false };
}

function distinct<T extends { line: number; quote: string }>(cited: readonly T[]): T[] {
  return [...new Map(cited.map((one) => [`${one.line} ${one.quote}`, one])).values()];
}

/** What stands in a role was done; anywhere else it is only said. */
function shownBy(
  evidence: ComparedRequirement["evidence"],
  roles: readonly RoleFound[],
): ComparedRequirement["shown"] {
  if (evidence.length === 0) return "";
  const isWorkDone = evidence.some(({ line }) =>
    roles.some(({ from, to }) => line >= from && line <= to),
  );
  return isWorkDone ? "work" : "list";
}

/** Without what only the writer needs. */
export function toReportRequirement(finding: Finding): ComparedRequirement {
  const { number, requirement, job_line, kind, essential, assumed, grade, shown, evidence, note } =
    finding;
  return { number, requirement, job_line, kind, essential, assumed, grade, shown, evidence, note };
}
