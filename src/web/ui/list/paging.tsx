import type { ReactNode } from "react";

/** As many places as the row ever has, so that the numbers do not move under the pointer. */
const PLACES = 7;
const GAP = "gap";

/** 1 … 4 5 6 … 20: the ends, the page in hand and its neighbours. */
export function pageNumbers(page: number, pages: number): (number | typeof GAP)[] {
  if (pages <= PLACES) return upwards(1, pages);
  if (page <= 4) return [...upwards(1, 5), GAP, pages];
  if (page >= pages - 3) return [1, GAP, ...upwards(pages - 4, 5)];
  return [1, GAP, page - 1, page, page + 1, GAP, pages];
}

function upwards(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

interface PagingProps {
  /** What is leafed through, for those who do not see it. */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Shown only when there is more than one page. A small screen has no room for the numbers. */
export function Paging({ label, page, pages, onPage }: PagingProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-x-6 py-6">
      <p
        aria-live="polite"
        className="text-13 text-ink-3 tabular-nums max-md:order-1 max-md:flex-1 max-md:text-center"
      >
        Page {page} of {pages}
      </p>
      <div className="contents md:flex md:gap-1">
        <PageButton off={page <= 1} onPress={() => onPage(page - 1)}>
          Previous
        </PageButton>
        <ol className="flex gap-1 max-md:hidden">
          {pageNumbers(page, pages).map((number, place) => (
            <li key={number === GAP ? `${GAP}-${place}` : number} className="min-w-9">
              {number === GAP ? <Gap /> : <PageNumber {...{ number, page, onPage }} />}
            </li>
          ))}
        </ol>
        <PageButton off={page >= pages} last onPress={() => onPage(page + 1)}>
          Next
        </PageButton>
      </div>
    </nav>
  );
}

const BUTTON =
  "min-h-9 min-w-9 rounded-sm px-2.5 font-[550] text-13 text-ink-2 tabular-nums transition-colors hover:bg-paper-3 hover:text-ink";

interface PageButtonProps {
  /** There is no page on this side. It keeps the focus that a disabled button would lose. */
  off: boolean;
  last?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function PageButton({ off, last = false, onPress, children }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={off || undefined}
      onClick={() => off || onPress()}
      className={`${BUTTON} aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:font-normal aria-disabled:text-ink-3 max-md:px-0 ${last ? "max-md:order-2 max-md:text-right" : "max-md:text-left"}`}
    >
      {children}
    </button>
  );
}

function PageNumber(props: { number: number; page: number; onPage: (page: number) => void }) {
  const { number, page, onPage } = props;
  return (
    <button
      type="button"
      aria-label={`Page ${number}`}
      aria-current={number === page ? "page" : undefined}
      onClick={() => onPage(number)}
      className={`${BUTTON} aria-[current]:rounded-b-none aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_var(--color-ink)]`}
    >
      {number}
    </button>
  );
}

function Gap() {
  return (
    <span aria-hidden="true" className="grid h-9 place-items-center text-13 text-ink-3">
      …
    </span>
  );
}
