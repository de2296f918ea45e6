import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { DocumentView } from "#contract/documents.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { FilterChips } from "#web/ui/list/mark/chip.tsx";
import { pageAddress } from "../api.ts";
import type { Lighting, Reading } from "./lighting.ts";
import { rangesOf, saidRanges } from "./line-ranges.ts";
import { lineId, SCROLLER, show } from "./show.ts";
import { readingTexts as texts } from "./texts.ts";
import { usePointing } from "./use-pointing.ts";

type View = "pages" | "text";
const VIEWS = [
  { name: "pages", label: texts.asPages },
  { name: "text", label: texts.asText },
] as const;

interface OriginalProps {
  document: DocumentView;
  reading: Reading;
  lighting: Lighting;
  /** Somebody wants to see the field that a line went into; with `focus`, to go on there. */
  onField: (path: string, focus?: boolean) => void;
  /** There is only this column: what is lit elsewhere brings the whole page here. */
  alone: boolean;
}

/** The document as it came, with every line a thing to point at. */
export function Original(props: OriginalProps) {
  const { document, reading, lighting, onField, alone } = props;
  const [view, setView] = useState<View>(document.has_pictures ? "pages" : "text");
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  usePointing(list, {
    attribute: "data-line",
    onPoint: (name) => {
      if (name !== undefined) setCurrent(Number(name));
      lighting.point(name === undefined ? undefined : { line: Number(name) });
    },
    onPick(name) {
      lighting.choose({ line: Number(name) });
      const [first] = reading.partsOfLine(Number(name));
      if (first && !alone) onField(first.path);
    },
  });
  useLitInSight(lighting, alone);
  const lines = { document, reading, lighting, current };

  return (
    <section aria-label={texts.original} className="flex min-h-0 flex-col xl:max-h-full">
      <div
        className={`flex flex-none items-center justify-between gap-4 pb-2 ${alone ? "" : "min-h-11"}`}
      >
        <h2 className={alone ? "sr-only" : "text-22"}>{texts.original}</h2>
        {document.has_pictures && (
          <FilterChips label={texts.views} options={VIEWS} selected={view} onSelect={setView} />
        )}
      </div>
      <WhereItWent pair={lighting.pair} onField={onField} alone={alone} />
      <div
        {...SCROLLER}
        className="min-h-0 rounded-sm border border-rule bg-sheet xl:overflow-y-auto"
      >
        <div
          ref={list}
          role="listbox"
          aria-label={texts.lines}
          tabIndex={-1}
          onKeyDown={(event) => onKey(event, document.lines.length, onEnter)}
        >
          {view === "pages" ? <LinePages {...lines} /> : <LineText {...lines} />}
        </div>
      </div>
    </section>
  );

  function onEnter(line: number) {
    const [first] = reading.partsOfLine(line);
    lighting.choose({ line });
    if (first) onField(first.path, true);
  }
}

/** What a field lights is brought into sight; what someone points at in here is in sight already. */
function useLitInSight({ pair, fromLine }: Lighting, alone: boolean) {
  const first = fromLine ? undefined : pair?.lines[0];
  useEffect(() => {
    if (first !== undefined) show(lineId(first), { withPage: alone });
  }, [first, alone]);
}

const STEPS: Record<string, (line: number, last: number) => number> = {
  ArrowDown: (line, last) => Math.min(line + 1, last),
  ArrowUp: (line) => Math.max(line - 1, 0),
  Home: () => 0,
  End: (_line, last) => last,
};

/** The lines are one stop of the tab key; the arrows go from line to line. */
function onKey(event: KeyboardEvent, count: number, onEnter: (line: number) => void) {
  const { target, key } = event;
  const name = target instanceof HTMLElement ? target.dataset.line : undefined;
  if (name === undefined) return;
  if (key === "Enter" || key === " ") {
    event.preventDefault();
    onEnter(Number(name));
    return;
  }
  const next = STEPS[key]?.(Number(name), count - 1);
  if (next === undefined) return;
  event.preventDefault();
  document.getElementById(lineId(next))?.focus();
}

interface WhereItWentProps {
  pair: Lighting["pair"];
  onField: (path: string) => void;
  alone: boolean;
}

const BAR =
  "flex h-9 flex-none items-baseline gap-x-2.5 overflow-hidden whitespace-nowrap border-ink border-t bg-paper py-1.5 text-13 text-ink-2 leading-6";
/** Alone, the lines scroll with the page, and this stays below the header. */
const STAYS = "sticky top-14 z-10 -mx-5 px-5 md:-mx-10 md:px-10";

/** Which fields a line went into, said above the lines so that nothing among them moves. */
function WhereItWent({ pair, onField, alone }: WhereItWentProps) {
  return (
    <p role="status" className={`${BAR} ${alone ? STAYS : ""}`}>
      {!pair && (alone ? texts.tapHint : texts.pointHint)}
      {pair && <Went {...pair} onField={onField} />}
    </p>
  );
}

function titleOf(lines: readonly number[]): string {
  if (lines.length === 0) return texts.noLine;
  const said = saidRanges(rangesOf(lines));
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** More would be a second list: the rest is to be seen where the fields are. */
const NAMED = 3;

function Went({
  lines,
  parts,
  onField,
}: NonNullable<Lighting["pair"]> & Pick<WhereItWentProps, "onField">) {
  const named = [...new Map(parts.map((part) => [part.said, part])).values()];
  return (
    <>
      <span className="font-[550] text-ink tabular-nums">{titleOf(lines)}: </span>
      {named.length === 0 && texts.notUsed}
      {named.slice(0, NAMED).map(({ path, said }) => (
        <TextButton key={path} onClick={() => onField(path)}>
          {said}
        </TextButton>
      ))}
      {named.length > NAMED && texts.more(named.length - NAMED)}
    </>
  );
}

/** A document of thousands of lines is not drawn at once: most readers never go there. */
const SHOWN_AT_FIRST = 400;

/** The lines with their numbers, in the document's own words. */
function LineText(props: LinesProps) {
  const { lines } = props.document;
  const [wanted, setWanted] = useState(SHOWN_AT_FIRST);
  const shown = Math.max(wanted, props.current + 1, ...[...props.lighting.lines].map(after));
  if (lines.length === 0) return <p className="p-6 text-ink-2">{texts.noLines}</p>;
  return (
    <div role="presentation" className="py-5 font-serif text-[16px] leading-[1.45]">
      {lines.slice(0, shown).map(({ text, page }, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
          key={line}
          role="presentation"
        >
          {page !== (lines[line - 1]?.page ?? page) && <PageRule page={page} />}
          <div
            {...lineOption(line, props)}
            className="group grid cursor-default grid-cols-[44px_minmax(0,1fr)] py-[3px] pr-5 text-ink-2 -outline-offset-2 data-lit:bg-pen data-lit:text-ink"
          >
            <span className="pt-[0.2em] pr-3 text-right font-medium font-sans text-12 text-ink-3 tabular-nums leading-[1.5] group-data-lit:text-ink">
              {line + 1}
            </span>
            <span className="wrap-anywhere justify-self-start whitespace-pre-wrap decoration-1 decoration-rule-2 decoration-dotted underline-offset-4 [tab-size:6] group-data-used:text-ink group-data-used:underline">
              {text}
            </span>
          </div>
        </div>
      ))}
      {shown < lines.length && (
        <p className="px-5 pt-4">
          <Button look="line" data-own="" onClick={() => setWanted(lines.length)}>
            {texts.moreLines(lines.length - shown)}
          </Button>
        </p>
      )}
    </div>
  );
}

const after = (line: number) => line + 1;

function PageRule({ page }: { page: number }) {
  return (
    <div
      aria-hidden="true"
      className="mx-5 mt-4 mb-3 border-rule border-t pt-2 text-right font-sans text-12 text-ink-3"
    >
      {texts.page(page)}
    </div>
  );
}

/** Pictures of the pages, with each line laid over its place. Paper is white in the dark, too. */
function LinePages(props: LinesProps) {
  const { id, pages } = props.document;
  return (
    <div role="presentation" className="grid gap-3 bg-paper-3 p-3">
      {pages.map(({ width, height }, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          key={index}
          aria-label={texts.page(index + 1)}
          className="relative w-full min-w-0 overflow-hidden bg-[#fff]"
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          <img
            src={pageAddress(id, index + 1)}
            alt=""
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full"
          />
          <PageLines {...props} page={index + 1} width={width} height={height} />
        </fieldset>
      ))}
    </div>
  );
}

/** The pen and the accent of the light: they lie on white paper, whatever the theme. */
const LINE =
  "absolute cursor-default rounded-[1px] mix-blend-multiply outline-[#12503c]! hover:bg-[#eff4e0] data-lit:bg-[#e2edc6]";
/** In points around a line: letters reach out of their box a little. */
const ROOM = 2;

interface PageLinesProps extends LinesProps {
  page: number;
  width: number;
  height: number;
}

function PageLines({ page, width, height, ...props }: PageLinesProps) {
  const percent = (points: number, of: number) => `${(100 * points) / of}%`;
  return props.document.lines.map(({ page: its, box }, line) =>
    its === page && box ? (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
        key={line}
        {...lineOption(line, props)}
        className={LINE}
        style={{
          left: percent(box.x - ROOM, width),
          top: percent(box.y - ROOM, height),
          width: percent(box.width + 2 * ROOM, width),
          height: percent(box.height + 2 * ROOM, height),
        }}
      />
    ) : null,
  );
}

interface LinesProps {
  document: DocumentView;
  reading: Reading;
  lighting: Lighting;
  /** The line that the tab key comes to. */
  current: number;
}

/** What makes an element a line of the original, however it is drawn. */
function lineOption(line: number, { document, reading, lighting, current }: LinesProps) {
  const parts = reading.partsOfLine(line);
  const went = parts.length > 0 ? `${texts.usedFor} ${saidOf(parts)}` : texts.notUsed;
  return {
    id: lineId(line),
    role: "option" as const,
    "data-line": line,
    "data-lit": lighting.lines.has(line) || undefined,
    "data-used": parts.length > 0 || undefined,
    tabIndex: line === current ? 0 : -1,
    "aria-selected": lighting.lines.has(line),
    "aria-label": `${texts.line(line + 1)}: ${document.lines[line]?.text ?? ""}. ${went}`,
  };
}

/** Each name once: several skills on one line are still "Skills". */
const saidOf = (parts: readonly { said: string }[]) =>
  [...new Set(parts.map(({ said }) => said))].join("; ");
