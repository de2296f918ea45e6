import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useLocation } from "react-router";
import { ResumeWidget } from "#web/features/documents/widget/resume-widget.tsx";
import { Hero } from "#web/features/landing/hero.tsx";
import { LandingSections } from "#web/features/landing/landing-sections.tsx";
import { SampleResumes } from "#web/features/landing/sample-resumes.tsx";
import { siteQuery } from "#web/features/legal/api.ts";
import { Late } from "#web/lib/late.tsx";
import { useSession } from "#web/lib/session.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { stepOf } from "./step.ts";
import { homeTexts as texts } from "./texts.ts";
import { useJobSearch } from "./use-job-search.ts";

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
