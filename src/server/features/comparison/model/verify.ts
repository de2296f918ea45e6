import type { ComparedRequirement, Statement } from "#contract/comparison.ts";
import type { ModelAnswer } from "./answer-schema.ts";
import type { Documents } from "./ask-model.ts";
import { checkProse, type Sources, sourcesOf } from "./check-prose.ts";
import { checkRequirements } from "./check-requirements.ts";

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
