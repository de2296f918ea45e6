import type { Comparison } from "#contract/comparison.ts";
import { reportTexts as texts } from "../texts.ts";
import { LIGHT, lightName, requirementId } from "./anchors.ts";

type Lines = Comparison["resume"]["lines"];

interface NumberedLinesProps {
  label: string;
  lines: Lines;
  idOf: (line: number) => string;
  /** The requirements that stand on a line, in its right margin. */
  refs: ReadonlyMap<number, readonly number[]>;
  lit: ReadonlySet<number>;
  /** Pointing at a line lights what rests on it. */
  pointable?: boolean;
  /** Lines that were not scored. */
  leftOut?: ReadonlySet<number>;
}

const ROW =
  "group grid grid-cols-[40px_minmax(0,1fr)_48px] py-[1.5px] -outline-offset-2 data-lit:bg-pen md:grid-cols-[48px_minmax(0,1fr)_56px]";
const NUMBER =
  "pr-3 text-right font-sans text-12 text-ink-3 tabular-nums leading-6 group-data-lit:text-ink md:pr-4";
const CITED =
  "underline decoration-rule-2 decoration-dotted decoration-1 underline-offset-4 group-data-lit:decoration-transparent";

/** A document in its own words: numbers at the left, what rests on a line at the right. */
export function NumberedLines(props: NumberedLinesProps) {
  const { label, lines, idOf, refs, lit, pointable = false, leftOut } = props;
  return (
    <ol aria-label={label} className="py-5 font-serif text-[16px] leading-6">
      {lines.map((line, at) => {
        const number = at + 1;
        const cited = refs.get(number) ?? [];
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
            key={at}
            id={idOf(number)}
            tabIndex={-1}
            data-lit={lit.has(number) || undefined}
            {...(pointable && cited.length > 0 && { [LIGHT]: lightName({ line: number }) })}
            className={`${ROW} ${line.heading && at > 0 ? "mt-3" : ""}`}
          >
            <span className={NUMBER}>{number}</span>
            <Words line={line} first={at === 0} cited={cited.length > 0} />
            <Margin refs={cited} leftOut={leftOut?.has(number) ?? false} />
          </li>
        );
      })}
    </ol>
  );
}

function Words({ line, first, cited }: { line: Lines[number]; first: boolean; cited: boolean }) {
  return (
    <span
      className={`wrap-anywhere min-w-0 justify-self-start whitespace-pre-wrap ${lookOf(line, first)} ${cited ? CITED : "text-ink-2 group-data-lit:text-ink"}`}
    >
      {line.bullet && (
        <span aria-hidden="true" className="mr-1.5 inline-block text-ink-3">
          –
        </span>
      )}
      {line.text}
    </span>
  );
}

/** The first line is a name or a title as a rule. */
function lookOf({ heading }: Lines[number], first: boolean): string {
  if (first) return "font-[520] text-18 text-ink";
  return heading ? "font-sans font-semibold text-12 leading-6" : "";
}

/** Two fit; the others are named for those who listen. */
const NAMED = 2;

function Margin({ refs, leftOut }: { refs: readonly number[]; leftOut: boolean }) {
  return (
    <span className="whitespace-nowrap pr-2 pl-1.5 text-right font-sans text-12 text-ink-3 tabular-nums leading-6 group-data-lit:text-ink">
      {leftOut && texts.leftOutMark}
      {refs.slice(0, NAMED).map((number) => (
        <a
          key={number}
          href={`#${requirementId(number)}`}
          aria-label={texts.goToRequirement(number)}
          className="px-1.5 py-1 font-medium no-underline hover:text-ink hover:underline"
        >
          {number}
        </a>
      ))}
      {refs.length > NAMED && <span aria-hidden="true">…</span>}
    </span>
  );
}
