import type { DocumentView } from "#contract/documents.ts";
import type { Lighting } from "./lighting.ts";
import type { Reading } from "./model/reading.ts";
import { lineId } from "./show.ts";
import { readingTexts as texts } from "./texts.ts";

export interface LinesProps {
  document: DocumentView;
  reading: Reading;
  lighting: Lighting;
  /** The line that the tab key comes to. */
  current: number;
}

/** What makes an element a line of the original, however it is drawn. */
export function lineOption(line: number, { document, reading, lighting, current }: LinesProps) {
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
