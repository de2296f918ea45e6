import { citedPieces } from "#web/ui/match/quotation.tsx";
import { previewTexts as texts } from "../texts.ts";
import { spansOf } from "./flag-places.ts";

interface WordedProps {
  text: string;
  /** The last turn brought it. */
  isNew: boolean;
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
