import type { ReactNode } from "react";
import { Link } from "../link.tsx";

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

/** Addresses can be followed without script, and kept; what is in no address is pressed. */
type Way = { onPage: (page: number) => void } | { addressOf: (page: number) => string };

type PagingProps = Way & {
  /** What is leafed through, for those who do not see it. */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
};

/** Shown only when there is more than one page. On a small screen the numbers alone say which it is. */
export function Paging({ label, page, pages, ...way }: PagingProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-x-6 py-6">
      <p aria-live="polite" className="text-13 text-ink-3 tabular-nums max-md:sr-only">
        Page {page} of {pages}
      </p>
      <div className="flex gap-1 max-md:w-full max-md:justify-between">
        <Beside way={way} to={page - 1} pages={pages}>
          Previous
        </Beside>
        <ol className="flex max-md:flex-wrap md:gap-1">
          {pageNumbers(page, pages).map((number, place) => (
            <li key={number === GAP ? `${GAP}-${place}` : number} className="md:min-w-9">
              {number === GAP ? <Gap /> : <PageNumber {...{ way, number, page }} />}
            </li>
          ))}
        </ol>
        <Beside way={way} to={page + 1} pages={pages}>
          Next
        </Beside>
      </div>
    </nav>
  );
}

const BUTTON =
  "inline-grid min-h-9 min-w-9 place-items-center rounded-sm px-2.5 font-[550] text-13 text-ink-2 tabular-nums transition-colors hover:bg-paper-3 hover:text-ink max-md:min-h-11";
const BESIDE = `${BUTTON} max-md:px-0`;
const OFF =
  "aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:font-normal aria-disabled:text-ink-3";
const NUMBER = `${BUTTON} max-md:min-w-[clamp(1.75rem,8.5vw,2.25rem)] max-md:px-1 aria-[current]:rounded-b-none aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_var(--color-ink)]`;

interface BesideProps {
  way: Way;
  to: number;
  pages: number;
  children: ReactNode;
}

/** The page before or after. Where there is none, a button keeps the focus that a disabled one would lose. */
function Beside({ way, to, pages, children }: BesideProps) {
  const off = to < 1 || to > pages;
  if ("onPage" in way)
    return (
      <button
        type="button"
        aria-disabled={off || undefined}
        onClick={() => off || way.onPage(to)}
        className={`${BESIDE} ${OFF}`}
      >
        {children}
      </button>
    );
  if (off)
    return (
      <span aria-hidden="true" className={`${BESIDE} pointer-events-none font-normal! text-ink-3!`}>
        {children}
      </span>
    );
  return (
    <Link to={way.addressOf(to)} className={BESIDE}>
      {children}
    </Link>
  );
}

function PageNumber({ way, number, page }: { way: Way; number: number; page: number }) {
  const look = {
    "aria-label": `Page ${number}`,
    "aria-current": number === page ? ("page" as const) : undefined,
    className: NUMBER,
    children: number,
  };
  if ("addressOf" in way) return <Link to={way.addressOf(number)} {...look} />;
  return <button type="button" onClick={() => way.onPage(number)} {...look} />;
}

function Gap() {
  return (
    <span
      aria-hidden="true"
      className="grid h-9 min-w-4 place-items-center text-13 text-ink-3 max-md:h-11"
    >
      …
    </span>
  );
}
