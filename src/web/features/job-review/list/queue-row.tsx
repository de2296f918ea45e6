import type { PendingJob } from "#contract/job-review.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { Link } from "#web/ui/link.tsx";
import { titleOf } from "../model/title-of.ts";
import type { JobLink } from "../open/use-open.ts";
import { reviewTexts as texts } from "../texts.ts";
import { ROW } from "./rows.ts";

interface QueueRowProps {
  job: PendingJob;
  now: Date;
  link: JobLink;
  isOpen: boolean;
}

/** What a stranger's page calls the job, kept in its own direction and inside its row. */
export function QueueRow({ job, now, link, isOpen }: QueueRowProps) {
  return (
    <li>
      <Link
        {...link}
        {...{ [ROW]: job.id }}
        aria-current={isOpen || undefined}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 overflow-hidden border-rule border-b px-5 pt-[9px] pb-2.5 text-13 leading-[1.4] no-underline -outline-offset-2 hover:bg-paper-2 aria-[current]:bg-paper-2 aria-[current]:shadow-[inset_2px_0_0_var(--color-ink)] max-md:py-3 md:pr-3.5 md:pl-7"
      >
        <bdi className="wrap-anywhere col-span-full line-clamp-2 font-[550]">{titleOf(job)}</bdi>
        <bdi className="truncate text-12 text-ink-3">{job.law_firm_name || texts.firmless}</bdi>
        <span className="whitespace-nowrap text-12 text-ink-3 tabular-nums">
          {job.is_update && `${texts.update}, `}
          {relativeTime(new Date(job.found_at), now)}
        </span>
      </Link>
    </li>
  );
}
