import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { JOB_STATES, type JobState, type Posting } from "#contract/postings.ts";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { FilterChips } from "#web/ui/list/mark/chip.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { PostingRow } from "./posting-row.tsx";
import { postingTexts as texts } from "./texts.ts";
import type { usePostings } from "./use-postings.ts";

/** What else stands on the page is not to be far away. */
const PAGE = 8;

interface PostingListProps {
  postings: ReturnType<typeof usePostings>;
  /** The way to a new one. */
  create: ReactNode;
}

/** What a recruiter has posted, in four faces. */
export function PostingList({ postings, create }: PostingListProps) {
  const { data, isPending, now, retry } = postings;
  if (isPending) return <PostingsSkeleton />;
  if (!data)
    return <ErrorState title={texts.failedTitle} text={texts.failedText} onRetry={retry} />;
  if (data.data.length === 0)
    return <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={create} />;
  return <Full all={data.data} now={now} />;
}

/** Which of them are shown stands in the address, so that a reload or a link shows the same. */
function Full({ all, now }: { all: readonly Posting[]; now: Date }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const shown = shownPostings(all, new URLSearchParams(search).get("status"));
  const pick = (state: JobState | "all") =>
    void navigate(state === "all" ? "/dashboard" : `/dashboard?status=${state}`, { replace: true });
  return (
    <>
      {shown.kinds.length > 0 && (
        <div className="border-rule border-b py-3">
          <Kinds shown={shown} total={all.length} onPick={pick} />
        </div>
      )}
      <Rows key={shown.state} postings={shown.postings} now={now} />
    </>
  );
}

interface KindsProps {
  shown: Shown;
  total: number;
  onPick: (state: JobState | "all") => void;
}

function Kinds({ shown, total, onPick }: KindsProps) {
  const options = [
    { name: "all" as const, label: texts.all(total) },
    ...shown.kinds.map(({ state, count }) => ({ name: state, label: texts.some(state, count) })),
  ];
  return (
    <FilterChips
      label={texts.filter}
      options={options}
      selected={shown.state ?? "all"}
      onSelect={onPick}
    />
  );
}

function Rows({ postings, now }: { postings: readonly Posting[]; now: Date }) {
  const list = useRef<HTMLUListElement>(null);
  const [most, setMost] = useState(PAGE);
  // Reading goes on with the first that came.
  useEffect(() => {
    if (most === PAGE) return;
    const titles = list.current?.querySelectorAll<HTMLElement>("[data-posting]");
    titles?.[most - PAGE]?.focus();
  }, [most]);
  const shown = postings.slice(0, most);
  return (
    <>
      <ul ref={list} aria-label={texts.title}>
        {shown.map((posting) => (
          <li key={posting.id} className="border-rule border-b">
            <PostingRow posting={posting} now={now} />
          </li>
        ))}
      </ul>
      {postings.length > PAGE && (
        <LoadMore
          shown={shown.length}
          total={postings.length}
          more={texts.more}
          onMore={() => setMost(most + PAGE)}
        />
      )}
    </>
  );
}

const ROWS = [1, 2, 3];

/** In the shape of the rows. */
function PostingsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      {ROWS.map((row) => (
        <div
          key={row}
          aria-hidden="true"
          className="grid gap-x-4 gap-y-3 border-rule border-b py-5 md:grid-cols-[84px_minmax(0,1fr)_112px_188px] md:gap-x-5"
        >
          <div>
            <Skeleton className="h-8 w-12" />
            <Skeleton className="mt-3 w-20" />
          </div>
          <div>
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="mt-3 w-2/5" />
          </div>
          <div className="max-md:hidden">
            <Skeleton className="w-16" />
            <Skeleton className="mt-3 w-24" />
            <Skeleton className="mt-3 w-20" />
          </div>
          <Skeleton className="h-9 w-32" />
        </div>
      ))}
    </div>
  );
}

/** A few are seen at a glance; from here on it helps to look at one kind alone. */
const WORTH_FILTERING = 6;

interface Shown {
  /** What can be asked for; none while there are few, or all are of one kind. */
  kinds: { state: JobState; count: number }[];
  /** What is asked for, as far as there is any of it. */
  state: JobState | undefined;
  postings: Posting[];
}

/** The postings as they are shown when somebody asks for `asked`. */
export function shownPostings(all: readonly Posting[], asked: string | null): Shown {
  const counted = JOB_STATES.map((state) => ({ state, count: countOf(all, state) }));
  const found = counted.filter(({ count }) => count > 0);
  const kinds = all.length >= WORTH_FILTERING && found.length > 1 ? found : [];
  const state = kinds.find((kind) => kind.state === asked)?.state;
  return { kinds, state, postings: all.filter(({ status }) => !state || status === state) };
}

const countOf = (all: readonly Posting[], state: JobState) =>
  all.filter(({ status }) => status === state).length;
