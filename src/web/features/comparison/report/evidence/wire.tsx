import { useEffect, useRef } from "react";
import { lineId, requirementId, scrollerOf } from "./places.ts";
import type { Lighting } from "./use-lighting.ts";

/** Where it leaves a requirement: at its first line of text, a little outside its light. */
const FROM = { out: 12, down: 24 };
/** What is seen of the page lies below its header. */
const HEADER = 56;

/** One hairline in the gutter, from what is lit at the left to each line that is lit at the right. */
export function Wire({ requirements, lines }: Pick<Lighting, "requirements" | "lines">) {
  const svg = useRef<SVGSVGElement>(null);
  const path = useRef<SVGPathElement>(null);
  useEffect(() => {
    const draw = () => {
      const drawn = svg.current ? wireOf(svg.current, [...requirements], [...lines]) : "";
      path.current?.setAttribute("d", drawn);
    };
    draw();
    // Both sides scroll, the resume also inside itself.
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    addEventListener("scroll", draw, options);
    addEventListener("resize", draw, options);
    return () => listening.abort();
  }, [requirements, lines]);
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

function wireOf(svg: SVGSVGElement, requirements: number[], lines: number[]): string {
  const origin = svg.getBoundingClientRect();
  return requirements
    .flatMap((number) => lines.map((line) => strokeOf(origin, number, line)))
    .join("");
}

function strokeOf(origin: DOMRect, number: number, line: number): string {
  const row = document.getElementById(requirementId(number))?.getBoundingClientRect();
  const element = document.getElementById(lineId(line));
  const frame = element && scrollerOf(element)?.getBoundingClientRect();
  const box = element?.getBoundingClientRect();
  if (!row || !frame || !box) return "";
  const [from, to] = [row.top + FROM.down, box.top + FROM.down / 2];
  if (from < HEADER || from > innerHeight || to < frame.top || to > frame.bottom) return "";
  const [x, end] = [row.right + FROM.out - origin.left, frame.left - origin.left];
  const turn = Math.round(x + (end - x) / 2) + 0.5;
  const [y, down] = [from, to].map((at) => Math.round(at - origin.top) + 0.5);
  return `M${x} ${y}H${turn}V${down}H${end}`;
}
