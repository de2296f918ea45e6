import { rangesOf, saidRanges } from "../line-ranges.ts";
import { readingTexts as texts } from "../texts.ts";

/** [12], [12–15] or [12, 31]: the lines of a value in the pinpoint form, pressed to see them. */
export function LineCite({ lines }: { lines: readonly number[] }) {
  if (lines.length === 0) return null;
  const ranges = rangesOf(lines);
  const shown = ranges.slice(0, SHOWN).map(([from, to]) => (from === to ? from : `${from}–${to}`));
  return (
    <button
      type="button"
      aria-label={texts.showLines(saidRanges(ranges))}
      // The padding widens what can be pressed without moving the lines of the text apart.
      className="-my-1 whitespace-nowrap px-0.5 py-1 font-medium text-12 text-accent tabular-nums hover:bg-pen hover:text-ink"
    >
      [{shown.join(", ")}
      {ranges.length > SHOWN && ", …"}]
    </button>
  );
}

const SHOWN = 2;
