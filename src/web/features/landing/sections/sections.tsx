import { Benefits } from "./benefits.tsx";
import { CompareFeature } from "./compare-feature.tsx";
import { type Goal, Goals } from "./goals.tsx";
import { HowItWorks } from "./how-it-works.tsx";

export interface SectionsProps {
  goals: readonly Goal[];
}

/** What stands under the uploader (spec 1 §2, home). Only words: nothing here needs a script. */
export function Sections({ goals }: SectionsProps) {
  return (
    <>
      <HowItWorks />
      <CompareFeature />
      <Benefits />
      <Goals goals={goals} />
    </>
  );
}
