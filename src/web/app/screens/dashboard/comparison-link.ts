import { comparisonAddress } from "../home/step.ts";

/** The step of the home page that compares. Its Back then leads here. */
export const comparisonLink = (resumeId: string, jobId: string) => ({
  to: comparisonAddress(`resume=${encodeURIComponent(resumeId)}`, jobId),
  state: { hasResults: true },
});
