import type { ReactNode } from "react";

interface AuthFrameProps {
  title: string;
  children?: ReactNode;
  /** What it is for, drawn; a resume that proves a requirement unless a screen has its own. */
  plate?: ReactNode;
  /** One view of a screen took the place of another: reading goes on at its heading. */
  moved?: boolean;
}

/** The account screens: what to do on the left, what it is for on the right. */
export function AuthFrame({ title, children, plate, moved = false }: AuthFrameProps) {
  return (
    <div className="wrap split pt-10 md:pt-[72px]">
      <section className="grid max-w-[400px] gap-4">
        {moved ? (
          <h1 ref={takeFocus} tabIndex={-1} className="outline-none">
            {title}
          </h1>
        ) : (
          <h1>{title}</h1>
        )}
        {children}
      </section>
      {plate || <EvidencePlate />}
    </div>
  );
}

function takeFocus(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}

const LINES = [
  { number: 11, text: "Associate, Corran Vale Lawyers, Sydney" },
  { number: 12, text: "March 2022 to present" },
  { number: 13, text: "Acts for transport employers" },
  { number: 14, text: "Two enterprise agreements, 3,100 staff", cites: 2 },
  { number: 15, text: "Appeared at 31 conciliations, 6 hearings" },
  { number: 16, text: "Unrestricted practising certificate, NSW" },
];

/**
 * An example of the product's one idea: the line that proves a requirement, and the wire between
 * the two. All lines are 30 px high, so that the wire knows where it starts.
 */
function EvidencePlate() {
  return (
    <Illustration>
      <div className="pl-5">
        <ol className="border border-rule bg-sheet py-7 font-serif text-[17px] leading-[30px]">
          {LINES.map((line) => (
            <Line key={line.number} {...line} />
          ))}
        </ol>
        <div className="-ml-6 pt-8">
          <p className="flex items-center gap-2.5 font-semibold">
            <span className="size-[9px] rounded-[1px] bg-ink" />
            2. Enterprise agreement drafting
          </p>
          <p className="pl-[19px] text-13 text-ink-2">Required. Met at [14], with a number.</p>
        </div>
      </div>
    </Illustration>
  );
}

function Line({ number, text, cites }: { number: number; text: string; cites?: number }) {
  return (
    <li
      className={`relative grid h-[30px] grid-cols-[44px_minmax(0,1fr)_36px] first:font-semibold ${cites ? "bg-pen" : ""}`}
    >
      {cites && (
        <span className="absolute top-[15px] -left-[21px] h-[143px] w-[21px] border-ink-2 border-t border-l" />
      )}
      <span
        className={`pr-4 text-right font-normal font-sans text-12 tabular-nums ${cites ? "text-ink" : "text-ink-3"}`}
      >
        {number}
      </span>
      <span className="truncate">{text}</span>
      <span className="text-center font-medium font-sans text-12">{cites}</span>
    </li>
  );
}

/** The panel beside an account screen. Decoration: whoever does not see it misses nothing. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-hidden="true"
      className="sticky top-20 hidden min-h-[480px] content-center bg-paper-2 p-10 xl:grid"
    >
      {children}
    </aside>
  );
}
