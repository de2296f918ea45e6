import { tallyText } from "#web/ui/match/strip.tsx";
import { listTexts as texts } from "./list/texts.ts";
import type { RecommendedJob } from "./recommended-job.ts";

type Counted = Pick<RecommendedJob, "required" | "preferred" | "duties" | "missing">;

/** "4 of 5 required; missing: Commission advocacy", then "2 of 3 preferred". */
export function tallySentences({ required, preferred, duties, missing }: Counted): string[] {
  const counts = [
    { grades: required, count: tallyText(required, []) },
    { grades: preferred, count: tallyText([], preferred) },
    { grades: duties, count: tallyText([], [], duties) },
  ].filter(({ grades }) => grades.length > 0);
  if (counts.length === 0) return [tallyText([], [])];
  // The weightiest gap is among the required ones if any of them is missing.
  const lacking = counts.find(({ grades }) => grades.includes("none")) ?? counts[0];
  const gap = missing.replace(/\.$/, "");
  return counts.map((one) => (gap && one === lacking ? texts.missing(one.count, gap) : one.count));
}
