import type { FairnessFinding, FairnessReport } from "#contract/fairness.ts";
import { KIND_TEXTS, fairnessTexts as texts } from "./texts.ts";

/** What nobody is to care about, in points. */
const ALLOWED = 1;

export interface Verdict {
  readonly isPass: boolean;
  readonly text: string;
}

/** The worst kind is named. What sees no change where there is one cannot pass anything. */
export function verdictOf({ findings }: Pick<FairnessReport, "findings">): Verdict {
  const [worst] = findings
    .filter(({ kind, largest }) => kind !== "control" && largest > ALLOWED)
    .sort((a, b) => b.largest - a.largest || b.changed - a.changed);
  if (worst) return { isPass: false, text: failedBy(worst) };
  const isSeen = findings.some(({ kind, changed }) => kind === "control" && changed > 0);
  return isSeen
    ? { isPass: true, text: texts.pass(ALLOWED) }
    : { isPass: false, text: texts.failBlind };
}

const failedBy = ({ kind, changed, pairs, largest }: FairnessFinding): string =>
  texts.fail(KIND_TEXTS[kind].name, changed, pairs, largest);
