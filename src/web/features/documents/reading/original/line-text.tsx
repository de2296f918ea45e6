import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { readingTexts as texts } from "../texts.ts";
import { type LinesProps, lineOption } from "./line-option.ts";

/** A document of thousands of lines is not drawn at once: most readers never go there. */
const SHOWN_AT_FIRST = 400;

/** The lines with their numbers, in the document's own words. */
export function LineText(props: LinesProps) {
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
