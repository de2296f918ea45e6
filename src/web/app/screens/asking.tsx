import { lazy, Suspense } from "react";

/** Only for candidates who look at why a job fits: no list carries it. */
const AskInPanel = lazy(() =>
  import("#web/features/comparison/answering/ask-in-panel.tsx").then(
    (file) => ({ default: file.AskInPanel }),
    // The panel says what it says without it.
    () => ({ default: () => null }),
  ),
);

/** "Do you have this?" under what their resume does not show. */
export const askingAbout = (resumeId: string) => (jobId: string, words: string) => (
  <Suspense fallback={<div className="mt-0.5 min-h-6" />}>
    <AskInPanel key={words} {...{ resumeId, jobId, words }} />
  </Suspense>
);
