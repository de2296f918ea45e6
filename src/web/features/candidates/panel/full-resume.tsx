import { useEffect, useRef } from "react";
import { LeftOut } from "#web/evidence/left-out.tsx";
import { requirementsByLine } from "#web/evidence/quoted-lines.ts";
import type { CandidateInFull } from "../api.ts";

import { panelTexts as texts } from "./texts.ts";

interface FullResumeProps {
  candidate: CandidateInFull;
  /** The line that somebody came for. */
  line: number | undefined;
}

/** The resume in its own words: numbers at the left, the requirements that a line proves at the right. */
export function FullResume({ candidate, line }: FullResumeProps) {
  const { lines, requirements, ignored } = candidate;
  const list = useRef<HTMLOListElement>(null);
  const refs = requirementsByLine(requirements);
  const leftOut = new Set(ignored.map((one) => one.line));
  useEffect(() => {
    if (line === undefined) return;
    const row = list.current?.children[line - 1];
    row?.scrollIntoView({ block: "center" });
    if (row instanceof HTMLElement) row.focus({ preventScroll: true });
  }, [line]);
  return (
    <>
      {lines.length === 0 && <p className="text-13 text-ink-2">{texts.noLines}</p>}
      {lines.length > 0 && (
        <ol
          ref={list}
          aria-label={texts.resumeLines}
          className="border border-rule bg-sheet py-4 font-serif text-[16px] leading-6"
        >
          {lines.map((one, at) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
              key={at}
              number={at + 1}
              line={one}
              refs={refs.get(at + 1) ?? []}
              isLit={line === at + 1}
              isLeftOut={leftOut.has(at + 1)}
            />
          ))}
        </ol>
      )}
      <LeftOut {...candidate} />
    </>
  );
}

interface LineProps {
  number: number;
  line: CandidateInFull["lines"][number];
  refs: readonly number[];
  isLit: boolean;
  isLeftOut: boolean;
}

const ROW =
  "group grid grid-cols-[40px_minmax(0,1fr)_56px] py-[1.5px] -outline-offset-2 data-lit:bg-pen";
const CITED =
  "underline decoration-rule-2 decoration-dotted decoration-1 underline-offset-4 group-data-lit:decoration-transparent";

function Line({ number, line, refs, isLit, isLeftOut }: LineProps) {
  const isCited = refs.length > 0;
  return (
    <li
      tabIndex={-1}
      data-lit={isLit || undefined}
      className={`${ROW} ${line.heading && number > 1 ? "mt-3" : ""}`}
    >
      <span className="pr-3 text-right font-sans text-12 text-ink-3 tabular-nums leading-6 group-data-lit:text-ink">
        {number}
      </span>
      <span
        className={`wrap-anywhere min-w-0 justify-self-start whitespace-pre-wrap ${lookOf(line, number)} ${isCited ? CITED : "text-ink-2 group-data-lit:text-ink"}`}
      >
        {line.bullet && (
          <span aria-hidden="true" className="mr-1.5 inline-block text-ink-3">
            –
          </span>
        )}
        {line.text}
      </span>
      <Margin refs={refs} isLeftOut={isLeftOut} />
    </li>
  );
}

/** Two fit; the others are named for those who listen. */
const NAMED = 2;

function Margin({ refs, isLeftOut }: Pick<LineProps, "refs" | "isLeftOut">) {
  return (
    <span className="whitespace-nowrap pr-2 pl-1.5 text-right font-medium font-sans text-12 text-ink-3 tabular-nums leading-6 group-data-lit:text-ink">
      {isLeftOut && texts.leftOut}
      {!isLeftOut && refs.length > 0 && (
        <>
          <span aria-hidden="true">
            {refs.slice(0, NAMED).join(" ")}
            {refs.length > NAMED && "…"}
          </span>
          <span className="sr-only">{refs.map(texts.forRequirement).join(", ")}</span>
        </>
      )}
    </span>
  );
}

/** The first line is a name as a rule. */
function lookOf({ heading }: LineProps["line"], number: number): string {
  if (number === 1) return "font-[520] text-18 text-ink";
  return heading ? "font-sans font-semibold text-12 leading-6" : "";
}
