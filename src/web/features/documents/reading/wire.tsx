import { useEffect, useRef } from "react";
import type { Lighting } from "./lighting.ts";
import { fieldId, lineId, SCROLLERS } from "./show.ts";

/** Where it leaves a field: at its first line of text, a little outside its light. */
const FROM = { out: 12, down: 22 };
/** What is seen of the page lies below its header. */
const HEADER = 56;

interface WireProps {
  pair: Lighting["pair"];
  fieldPath: (part: string) => string;
}

/** One hairline in the gutter, from what is lit among the fields to what is lit in the original. */
export function Wire({ pair, fieldPath }: WireProps) {
  const svg = useRef<SVGSVGElement>(null);
  const path = useRef<SVGPathElement>(null);
  useEffect(() => {
    const [part] = pair?.parts ?? [];
    const draw = () => {
      const drawn = part && svg.current ? wireOf(svg.current, fieldPath(part.path), pair) : "";
      path.current?.setAttribute("d", drawn);
    };
    draw();
    // Both sides scroll, the original also inside itself.
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    addEventListener("scroll", draw, options);
    addEventListener("resize", draw, options);
    return () => listening.abort();
  }, [pair, fieldPath]);
  return (
    <svg
      ref={svg}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible fill-none stroke-ink-2"
    >
      <path ref={path} />
    </svg>
  );
}

function wireOf(svg: SVGSVGElement, field: string, pair: WireProps["pair"]): string {
  const origin = svg.getBoundingClientRect();
  const row = document.getElementById(fieldId(field))?.getBoundingClientRect();
  if (!row || row.top + FROM.down < HEADER || row.top + FROM.down > innerHeight) return "";
  const [x, y] = [row.left - FROM.out - origin.left, row.top + FROM.down - origin.top];
  return (pair?.lines ?? []).map((line) => strokeTo(line, origin, x, y)).join("");
}

function strokeTo(line: number, origin: DOMRect, x: number, y: number): string {
  const element = document.getElementById(lineId(line));
  const frame = element?.closest(SCROLLERS)?.getBoundingClientRect();
  const box = element?.getBoundingClientRect();
  if (!frame || !box) return "";
  const middle = box.top + Math.min(box.height, FROM.down) / 2;
  if (middle < frame.top || middle > frame.bottom) return "";
  const end = frame.right - origin.left;
  const turn = Math.round(end + (x - end) / 2) + 0.5;
  return `M${x} ${Math.round(y) + 0.5}H${turn}V${Math.round(middle - origin.top) + 0.5}H${end}`;
}
