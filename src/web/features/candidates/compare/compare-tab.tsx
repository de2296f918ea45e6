import type { CandidateInFull } from "../api.ts";
import { CompareData } from "../panel/compare-data.tsx";
import { ComparisonSection } from "./comparison-section.tsx";
import type { Comparing } from "./use-comparison.ts";

interface CompareTabProps {
  candidate: CandidateInFull;
  comparing: Comparing;
  onRead: (comparisonId: string) => void;
  onLine: (line: number) => void;
}

/** The comparison, and what it rests on. */
export function CompareTab({ candidate, comparing, onRead, onLine }: CompareTabProps) {
  return (
    <>
      <ComparisonSection name={candidate.name} comparing={comparing} onRead={onRead} />
      <CompareData candidate={candidate} onLine={onLine} />
    </>
  );
}
