import type { FairnessFinding, FairnessReport } from "#contract/fairness.ts";
import { fairnessTexts as texts } from "./texts.ts";

type Counted = Pick<FairnessFinding, "pairs" | "changed" | "largest">;

const isControl = ({ kind }: FairnessFinding) => kind === "control";

/** What must not matter, in one sentence: the control is apart. */
export function summaryOf({ findings }: Pick<FairnessReport, "findings">): string {
  const { pairs, changed, largest } = totalOf(findings.filter((finding) => !isControl(finding)));
  return changed === 0 ? texts.noneChanged(pairs) : texts.someChanged(pairs, changed, largest);
}

export function controlOf({ findings }: Pick<FairnessReport, "findings">): string {
  const { pairs, changed, largest } = totalOf(findings.filter(isControl));
  return changed === 0 ? texts.controlBlind : texts.controlSeen(pairs, changed, largest);
}

function totalOf(findings: readonly Counted[]): Counted {
  return findings.reduce(
    (sum, { pairs, changed, largest }) => ({
      pairs: sum.pairs + pairs,
      changed: sum.changed + changed,
      largest: Math.max(sum.largest, largest),
    }),
    { pairs: 0, changed: 0, largest: 0 },
  );
}
