import type { PendingJob } from "#contract/job-review.ts";
import { jobPath } from "#web/lib/paths.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { jobTexts as texts } from "../texts.ts";
import { similarText } from "./similar-text.ts";

interface WarningsProps {
  job: PendingJob;
  now: Date;
  onSeeBoth: (job: PendingJob) => void;
}

/** What a reviewer should know before deciding. */
export function Warnings({ job, now, onSeeBoth }: WarningsProps) {
  const { similar } = job;
  return (
    <div className="my-4 grid gap-2 empty:hidden">
      {job.state !== "pending" && <Banner kind="note">{texts.decided[job.state]}</Banner>}
      {job.is_update && <Banner kind="warn">{texts.isUpdate}</Banner>}
      {similar && (
        <Banner kind="warn">
          {similarText(similar, now)}{" "}
          {similar.source === "posting" ? (
            <TextLink to={jobPath(similar.id)} target="_blank" className={IN_TEXT}>
              {texts.seePosting}
            </TextLink>
          ) : (
            <TextButton onClick={() => onSeeBoth(job)} className={IN_TEXT}>
              {texts.seeBoth}
            </TextButton>
          )}
        </Banner>
      )}
    </div>
  );
}

const IN_TEXT = "font-normal text-ink decoration-rule-2 hover:text-ink hover:decoration-ink";
