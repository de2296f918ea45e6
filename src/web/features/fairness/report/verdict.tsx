import type { FairnessReport } from "#contract/fairness.ts";
import { Icon } from "#web/ui/icon.tsx";
import { verdictOf } from "./verdict-of.ts";

/** Passed or failed, before anything is explained. */
export function Verdict({ report }: { report: FairnessReport }) {
  const { isPass, text } = verdictOf(report);
  return (
    <p
      className={`mb-3 flex items-start gap-2 font-[550] print:text-[black] ${isPass ? "text-ok" : "text-danger"}`}
    >
      <Icon name={isPass ? "check" : "warning"} className="mt-1" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}
