import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ComponentType, lazy, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { DocumentState } from "#contract/documents.ts";
import { ResumeWidget } from "#web/features/documents/widget/resume-widget.tsx";
import { Hero } from "#web/features/landing/hero.tsx";
import { LandingSections } from "#web/features/landing/landing-sections.tsx";
import { SampleResumes } from "#web/features/landing/sample-resumes.tsx";
import { siteQuery } from "#web/features/legal/api.ts";
import { ApiError } from "#web/lib/api.ts";
import { LazyBoundary } from "#web/lib/lazy-boundary.tsx";
import { matchesPath } from "#web/lib/paths.ts";
import { useSession } from "#web/lib/session.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import type { Stage } from "./find-jobs.ts";
import { stepOf } from "./step.ts";
import { homeTexts as texts } from "./texts.ts";

interface Search {
  stage?: Stage;
  View?: ComponentType<{ stage: Stage }>;
  fault?: string;
  isGone?: boolean;
}

interface Uploaded {
  documentId: string;
  status: DocumentState;
}

/** Only for those who gave a resume: the page does not carry it. */
const loadSearching = () =>
  Promise.all([
    import("./find-jobs.ts"),
    import("./searching-view.tsx"),
    import("./results-step.tsx"),
  ]);

/** What happens between the upload and the results. Leaving the screen gives it up. */
function useJobSearch() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search, setSearch] = useState<Search>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start({ documentId, status }: Uploaded) {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    try {
      const [{ findJobs }, { SearchingView: View }] = await loadSearching();
      const onStage = (stage: Stage) => setSearch({ stage, View });
      await findJobs({ client, resumeId: documentId, status, signal, onStage });
      void navigate(matchesPath(documentId));
    } catch (error) {
      if (signal.aborted) return;
      console.warn(texts.searchFailedLog, error instanceof Error ? error.message : "");
      setSearch(failureOf(error));
    }
  }
  function forget() {
    running.current?.abort();
    setSearch({});
  }
  return { ...search, start, forget };
}

/** Spec 1 §8; and why, where that is known. */
function failureOf(error: unknown): Search {
  const known = error instanceof ApiError && error.fault !== "internal";
  return {
    fault: known ? `${texts.searchFailed} ${error.message}` : texts.searchFailed,
    isGone: known && error.fault === "not-found",
  };
}

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
    <LazyBoundary shape={<div className="min-h-[80dvh]" />}>
      {step.at === "results" ? <ResultsStep {...step} /> : <ComparisonStep {...step} />}
    </LazyBoundary>
  );
}

/** What this is, and the resume that everything begins with. */
function UploadStep() {
  const { start, forget, stage, View, fault, isGone = false } = useJobSearch();
  const { data: site } = useQuery(siteQuery);
  return (
    <>
      <Hero>
        <ResumeWidget
          submit={texts.submit}
          onUploaded={(uploaded) => void start(uploaded)}
          after={{
            text: stage?.text,
            view: stage && View && <View stage={stage} />,
            fault,
            isGone,
            onCancel: forget,
            onForget: forget,
          }}
          note={<Keeping />}
          others={(give, busy) => <SampleResumes onTry={give} busy={busy} />}
        />
      </Hero>
      <LandingSections goals={site?.goals ?? []} />
    </>
  );
}

/** What becomes of the file differs: a visitor's is erased, an account's stays until it is deleted. */
function Keeping() {
  const signedIn = useSession().state === "signed-in";
  return (
    <>
      {signedIn ? texts.keepingSignedIn : texts.keeping}{" "}
      <TextLink to="/documents">{texts.documents}</TextLink>
    </>
  );
}
