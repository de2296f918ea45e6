import type { ComparedRequirement, Raise, Report } from "#contract/comparison.ts";
import { countRequirements } from "#contract/requirement-counts.ts";
import type { ModelClient } from "#server/platform/model/model-client.ts";
import { ModelError, type ModelFault } from "#server/platform/model/model-error.ts";
import { askModel, type Documents } from "./ask-model.ts";
import { type Verdict, type Verified, verify } from "./verify.ts";

export type Written =
  | {
      readonly kind: "model";
      readonly report: Report;
      readonly requirements: ComparedRequirement[];
      /** How many of its claims could not be proved and were left out. */
      readonly problems: number;
    }
  | {
      readonly kind: "rules";
      /** For readers. */
      readonly why: string;
      /** For the log: what exactly happened. Holds nothing of the documents. */
      readonly detail: string;
    };

interface Asked extends Documents {
  readonly client: ModelClient;
  readonly rulesReport: Report;
  readonly signal?: AbortSignal | undefined;
}

const FAULTS: Record<ModelFault, string> = {
  timeout: "The model did not answer in time, so the rules wrote this report.",
  "rate-limited": "The model takes no more requests at the moment, so the rules wrote this report.",
  http: "The model's server answered with an error, so the rules wrote this report.",
  network: "The model could not be reached, so the rules wrote this report.",
  "bad-response":
    "The answer of the model's server could not be read, so the rules wrote this report.",
  "invalid-output":
    "The model's answer did not have the form that was asked for, so the rules wrote this report.",
  refusal: "The model declined to answer, so the rules wrote this report.",
};

const DISCARDED: Record<Extract<Verdict, { discard: string }>["discard"], string> = {
  unsupported:
    "Too much of what the model wrote is not supported by the two documents, so the rules wrote this report.",
  incomplete: "The model left out most of the requirements, so the rules wrote this report.",
};

/**
 * The report in the model's words, as far as the documents prove them; score, label, tallies, limits,
 * confidence and points stay those of the rules. Throws only what is no fault of the model: the
 * reason of the caller's own signal.
 */
export async function writeWithModel({
  client,
  rulesReport,
  signal,
  ...documents
}: Asked): Promise<Written> {
  try {
    const verdict = verify(await askModel(client, documents, signal), documents);
    if ("discard" in verdict) {
      const detail = `The model's answer was discarded as ${verdict.discard}: ${verdict.problems} problems.`;
      return { kind: "rules", why: DISCARDED[verdict.discard], detail };
    }
    const { requirements, problems } = verdict.use;
    return { kind: "model", report: merged(verdict.use, rulesReport), requirements, problems };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { kind: "rules", why: FAULTS[error.kind], detail: error.message };
  }
}

function merged(verified: Verified, rules: Report): Report {
  const { summary, advice, requirements } = verified;
  const met = new Set(
    requirements.filter(({ grade }) => grade === "met").map(({ number }) => number),
  );
  const isOpen = ({ requirement }: { requirement: number }) => !met.has(requirement);
  // What the rules say of a requirement that the model found met would contradict the table.
  const own = { ...rules, gaps: rules.gaps.filter(isOpen), confirm: rules.confirm.filter(isOpen) };
  const either = (name: "strengths" | "gaps" | "confirm" | "questions") =>
    verified[name].length > 0 ? verified[name] : own[name];
  const reworded = (list: readonly Raise[]) =>
    list.filter(isOpen).map((one) => ({ ...one, text: advice.get(one.requirement) ?? one.text }));
  return {
    ...rules,
    ...countRequirements(requirements),
    summary,
    strengths: either("strengths"),
    gaps: either("gaps"),
    confirm: either("confirm"),
    questions: either("questions"),
    raise: { unsaid: reworded(rules.raise.unsaid), lacking: reworded(rules.raise.lacking) },
  };
}
