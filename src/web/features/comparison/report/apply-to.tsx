import type { Comparison } from "#contract/comparison.ts";
import { PRIVATE_ADVERTISER } from "#contract/postings.ts";
import { rememberOpened } from "#web/lib/opened-elsewhere.ts";
import { jobPath } from "#web/lib/paths.ts";
import { useSession } from "#web/lib/session.ts";
import { webAddress } from "#web/lib/web-address.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ButtonAnchor } from "#web/ui/button-anchor.tsx";
import { actionTexts as texts } from "./texts.ts";

const SHAPE = "min-w-0 max-md:min-h-11 max-md:flex-1";

/** Whether the job that was compared can be applied for, by whoever has the resume. */
export const canApply = ({ job, audience }: Comparison): boolean =>
  job.is_listed &&
  audience === "candidate" &&
  (job.source_url === "" || webAddress(job.source_url) !== "");

/** To the job's own page, where one applies, or to where it is advertised. */
export function ApplyTo({ job, job_id }: Comparison) {
  const signedIn = useSession().state === "signed-in";
  if (job.source_url === "")
    return (
      <ButtonLink to={jobPath(job_id)} className={SHAPE}>
        {texts.apply}
      </ButtonLink>
    );
  const { title, company } = job;
  const isNamed = company !== "" && company !== PRIVATE_ADVERTISER;
  return (
    <ButtonAnchor
      href={webAddress(job.source_url)}
      className={`${SHAPE} md:max-w-72`}
      onClick={() => signedIn && rememberOpened({ id: job_id, title, company })}
    >
      <span className="min-w-0 truncate leading-[1.4]">
        {isNamed ? texts.applyAt(company) : texts.applyThere}
      </span>
      <span className="sr-only"> {texts.newTab}</span>
    </ButtonAnchor>
  );
}
