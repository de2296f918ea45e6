import { useQuery } from "@tanstack/react-query";
import { ResumeWidget } from "#web/features/documents/widget/resume-widget.tsx";
import { Hero } from "#web/features/landing/hero.tsx";
import { LandingSections } from "#web/features/landing/landing-sections.tsx";
import { SampleResumes } from "#web/features/landing/sample-resumes.tsx";
import { siteQuery } from "#web/features/legal/api.ts";
import { useSession } from "#web/lib/session.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { useJobSearch } from "./searching/use-job-search.ts";
import { homeTexts as texts } from "./texts.ts";

/** What this is, and the resume that everything begins with. */
export function UploadStep() {
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
