import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { DocumentView } from "#contract/documents.ts";
import { FilterChips } from "#web/ui/list/mark/chip.tsx";
import type { Lighting } from "../lighting.ts";
import type { Reading } from "../model/reading.ts";
import { lineId, SCROLLER, show } from "../show.ts";
import { readingTexts as texts } from "../texts.ts";
import { usePointing } from "../use-pointing.ts";
import { LinePages } from "./line-pages.tsx";
import { LineText } from "./line-text.tsx";
import { WhereItWent } from "./where-it-went.tsx";

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
