import type { Comparison } from "#contract/comparison.ts";
import { longDate } from "#web/lib/time-text.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { reportTexts as texts } from "../texts.ts";

/** A report that was kept is a document of its day: it says of which, and by which version. */
export function OfItsDay({ comparison }: { comparison: Comparison }) {
  const { created_at, engine, audience, resume_id, job_id } = comparison;
  const again = `/compare?${new URLSearchParams({ resume: resume_id, job: job_id })}`;
  return (
    <div className="mt-3">
      <Banner
        kind="note"
        // Others' resumes are compared from the list of candidates.
        action={audience === "candidate" && <TextLink to={again}>{texts.compareAgain}</TextLink>}
      >
        {texts.ofItsDay(longDate(new Date(created_at)), engine)}
      </Banner>
    </div>
  );
}
