import type { ComparedRequirement } from "#contract/comparison.ts";
import type { Finding, RoleFound } from "../report/findings.ts";
import { toReportRequirement } from "../report/report-requirement.ts";
import type { ModelAnswer } from "./answer-schema.ts";
import type { Documents } from "./ask-model.ts";
import { checkProse, type Sources } from "./check-prose.ts";
import { findQuote, type Plain, plainOf, quoteOf } from "./plain-text.ts";
import { isWork } from "./work-kinds.ts";

type Graded = ModelAnswer["requirements"][number];

/** Letters. A shorter quotation stands in many lines by chance. */
const SHORTEST = { inItsLine: 8, elsewhere: 12 } as const;

export interface CheckedRequirements {
  /** One for each of the rules' own, in their order. */
  readonly requirements: ComparedRequirement[];
  /** Of what the model was asked to grade. */
  readonly asked: number;
  readonly answered: number;
  /** Answers with an invented quotation, or with a grade that nothing proves. */
  readonly unsupported: number;
  readonly problems: number;
}

export function checkRequirements(
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
