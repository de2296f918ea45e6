import { headingPart } from "../heading-part.ts";
import type { BodyLine } from "./body-lines.ts";

/** Lines beyond this are whole documents that lost their breaks on the way, as pasted text does. */
const LONGEST_PARAGRAPH = 700;
const MOST_PIECES = 400;
const HEADING_INSIDE = /(?:^|[.!?;)]\s{1,3}|\s{2,3})([A-Z][\p{L}'’&/, -]{2,60}):\s/gu;

/** "… people. Key duties: Draft … Requirements: A degree …" -> a line for each heading and its text. */
export function splitLongLine(line: BodyLine): BodyLine[] {
  if (line.line.text.length <= LONGEST_PARAGRAPH) return [line];
  const pieces = line.line.text.split(/\s{2,}/).flatMap(splitAtHeadings);
  return pieces.slice(0, MOST_PIECES).map((text, at) => ({
    index: line.index,
    line: { ...line.line, text, bullet: at === 0 && line.line.bullet === true, gapBefore: true },
  }));
}

function splitAtHeadings(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  const take = (end: number) => {
    const piece = text.slice(start, end).trim();
    if (piece !== "") pieces.push(piece);
    start = end;
  };
  for (const match of text.matchAll(HEADING_INSIDE)) {
    const heading = match[1] ?? "";
    if (headingPart(heading) === null) continue;
    const at = match.index + match[0].indexOf(heading);
    take(at);
    take(at + heading.length + 1);
  }
  take(text.length);
  return pieces;
}
