import { citedPieces, type Span } from "#web/ui/match/quotation.tsx";
import { draftTexts as texts } from "./texts.ts";

export interface WordedText {
  text: string;
  /** The last step brought it. */
  isNew: boolean;
}

interface WordedProps extends WordedText {
  /** Words to look at. */
  flagged: readonly string[];
}

/** A text of the advertisement: what is new under the marker, doubtful words underlined. */
export function Worded({ text, isNew, flagged }: WordedProps) {
  const pieces = citedPieces(
    text,
    flagged.flatMap((quote) => spansOf(text, quote)),
  ).map((piece) =>
    piece.cited ? (
      <span
        key={piece.from}
        className="bg-warn-wash underline decoration-warn decoration-wavy decoration-1 underline-offset-3"
      >
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );
  if (!isNew) return pieces;
  return (
    <mark className="-mx-[0.12em] box-decoration-clone bg-pen px-[0.12em] py-[0.08em] text-ink">
      <span className="sr-only">{texts.changed} </span>
      {pieces}
    </mark>
  );
}

/** Where the words stand in a text, every time, whatever their case. */
export function spansOf(text: string, quote: string): Span[] {
  const words = quote.trim().toLowerCase();
  if (!words) return [];
  const lower = text.toLowerCase();
  const spans: Span[] = [];
  for (let at = lower.indexOf(words); at >= 0; at = lower.indexOf(words, at + words.length))
    spans.push([at, at + words.length]);
  return spans;
}
