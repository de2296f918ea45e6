import type { RefObject } from "react";
import type { PendingJob } from "#contract/job-review.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { ROW } from "./queue-rows.ts";
import { faceTexts, reviewTexts as texts } from "./texts.ts";
import { titleOf } from "./title-of.ts";
import type { JobLink, ReviewView } from "./use-open.ts";

interface QueueColumnProps {
  list: RefObject<HTMLUListElement | null>;
  jobs: readonly PendingJob[];
  /** On all pages. */
  waiting: number;
  view: ReviewView;
  now: Date;
  busy: boolean;
  hasMore: boolean;
  linkTo: (id: string) => JobLink;
  onPage: (page: number) => void;
}

export function QueueColumn(props: QueueColumnProps) {
  const { list, jobs, waiting, view, now, busy, hasMore, linkTo, onPage } = props;
  return (
    <div className="min-w-0 border-rule xl:min-h-0 xl:overflow-y-auto xl:border-r xl:[scrollbar-width:thin]">
      {/* All of a page are decided before the next ones have come. */}
      {jobs.length === 0 && waiting > 0 && <QueueSkeleton />}
      {waiting <= 0 && <p className="px-5 py-4 text-13 text-ink-2 md:px-7">{faceTexts.none}</p>}
      {jobs.length > 0 && (
        <ul
          ref={list}
          aria-label={texts.queue}
          aria-busy={busy}
          className={busy ? "opacity-60 transition-opacity" : ""}
        >
          {jobs.map((job) => (
            <QueueRow
              key={job.id}
              job={job}
              now={now}
              link={linkTo(job.id)}
              isOpen={job.id === view.job}
            />
          ))}
        </ul>
      )}
      <QueuePaging page={view.page} hasMore={hasMore} onPage={onPage} />
    </div>
  );
}

interface QueueRowProps {
  job: PendingJob;
  now: Date;
  link: JobLink;
  isOpen: boolean;
}

/** What a stranger's page calls the job, kept in its own direction and inside its row. */
function QueueRow({ job, now, link, isOpen }: QueueRowProps) {
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

interface QueuePagingProps {
  page: number;
  hasMore: boolean;
  onPage: (page: number) => void;
}

/** Spec 2 §2: Previous, Page N, Next. The ends keep the focus that a disabled button would lose. */
function QueuePaging({ page, hasMore, onPage }: QueuePagingProps) {
  return (
    <nav
      aria-label={texts.pages}
      className="flex items-center justify-between gap-2 px-1.5 py-2 md:pr-2 md:pl-3.5"
    >
      <PageButton off={page <= 1} onPress={() => onPage(page - 1)} label={texts.previous} />
      <p aria-live="polite" className="text-13 text-ink-2 tabular-nums">
        {texts.page(page)}
      </p>
      <PageButton off={!hasMore} onPress={() => onPage(page + 1)} label={texts.next} />
    </nav>
  );
}

function PageButton({ off, onPress, label }: { off: boolean; onPress: () => void; label: string }) {
  return (
    <Button
      look="quiet"
      aria-disabled={off || undefined}
      onClick={() => off || onPress()}
      className="text-ink aria-disabled:bg-transparent aria-disabled:font-normal aria-disabled:text-ink-3 max-md:min-h-11"
    >
      {label}
    </Button>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** In the shape of the rows that come. */
export function QueueSkeleton() {
  return (
    <div role="status" className="xl:w-[248px]">
      <span className="sr-only">{texts.loading}</span>
      {ROWS.map((row) => (
        <div key={row} className="h-[55px] border-rule border-b px-5 py-3 md:px-7">
          <Skeleton className="w-4/5" />
          <Skeleton className="mt-2 w-1/2" />
        </div>
      ))}
    </div>
  );
}
