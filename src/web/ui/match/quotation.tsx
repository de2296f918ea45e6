/** From the first character to before the last, counted as JavaScript counts them. */
export type Span = readonly [from: number, to: number];

interface QuotationProps {
  /** The line of the document, in the margin. */
  line: number;
  text: string;
  /** The words that prove it. */
  cited?: readonly Span[];
}

/** A line of someone's document, in its own words. */
export function Quotation({ line, text, cited = [] }: QuotationProps) {
  return (
    <blockquote className="wrap-anywhere relative pl-[42px] font-serif text-[16px] text-ink-2 leading-[1.45]">
      <span className="absolute top-[0.2em] left-0 w-9 whitespace-nowrap pr-1.5 text-right font-medium font-sans text-12 text-ink-3 tabular-nums leading-[1.5]">
        <span className="sr-only">Line </span>
        {line}
      </span>
      {citedPieces(text, cited).map((piece) =>
        piece.cited ? <Cited key={piece.from}>{piece.text}</Cited> : piece.text,
      )}
    </blockquote>
  );
}

function Cited({ children }: { children: string }) {
  return (
    <mark className="-mx-[0.12em] box-decoration-clone bg-pen px-[0.12em] py-[0.08em] text-ink">
      {children}
    </mark>
  );
}

interface Piece {
  from: number;
  text: string;
  cited: boolean;
}

/** Cuts a text at its cited words. Spans may overlap, touch or reach past the end. */
export function citedPieces(text: string, spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of joined(spans)) {
    const start = Math.max(from, at);
    const end = Math.min(to, text.length);
    if (start >= end) continue;
    if (start > at) pieces.push({ from: at, text: text.slice(at, start), cited: false });
    pieces.push({ from: start, text: text.slice(start, end), cited: true });
    at = end;
  }
  if (at < text.length) pieces.push({ from: at, text: text.slice(at), cited: false });
  return pieces;
}

function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && from <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
  }
  return result;
}
