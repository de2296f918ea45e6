import { lazy } from "react";
import { useLocation } from "react-router";
import { Late } from "#web/lib/late.tsx";
import { stepOf } from "./step.ts";
import { UploadStep } from "./upload-step.tsx";

/** Only for those who have given a resume: the page does not carry them. */
const ResultsStep = lazy(() =>
  import("./results-step.tsx").then((file) => ({ default: file.ResultsStep })),
);
const ComparisonStep = lazy(() =>
  import("./comparison-step.tsx").then((file) => ({ default: file.ComparisonStep })),
);

/** From a resume to the jobs that fit it, and to one of them in full (spec 1 §2). */
export function HomePage() {
  const step = stepOf(new URLSearchParams(useLocation().search));
  if (step.at === "upload") return <UploadStep />;
  return (
    <Late shape={<div className="min-h-[80dvh]" />}>
      {step.at === "results" ? <ResultsStep {...step} /> : <ComparisonStep {...step} />}
    </Late>
  );
}
