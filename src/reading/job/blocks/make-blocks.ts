import type { Line } from "#reading/line.ts";
import { headingPart } from "../heading-part.ts";
import type { Block } from "./block.ts";
import type { BodyLine } from "./body-lines.ts";

/** Says whether a line ended because the next word had no room, or because the writer ended it. */
type IsFull = (line: Line, nextText: string) => boolean;

/** Plain text beyond this many characters a line was not broken by hand. */
const WIDEST_HARD_WRAP = 110;
const NARROWEST_HARD_WRAP = 60;
/** Columns are told apart by where their lines begin, in points. */
const COLUMN_STEP = 120;
/** A column of fewer lines than this shows no edge of its own; the page's is taken. */
const FEWEST_LINES = 4;
/** Widths are measured, not set: a word that would have missed the edge by this much still fits. */
const SLACK = 0.985;

function isFullBy(body: readonly BodyLine[]): IsFull {
  const edges = new Map<string, { right: number; lines: number }>();
  let longest = 0;
  for (const { line } of body) {
    longest = Math.max(longest, line.text.length);
    if (line.box === undefined) continue;
    for (const key of [columnOf(line), pageOf(line)]) {
      const edge = edges.get(key) ?? { right: 0, lines: 0 };
      const right = Math.max(edge.right, line.box.x + line.box.width);
      edges.set(key, { right, lines: edge.lines + 1 });
    }
  }
  const handWrapped = longest <= WIDEST_HARD_WRAP && longest >= NARROWEST_HARD_WRAP;
  return (line, nextText) => {
    const word = nextText.split(/\s/, 1)[0] ?? "";
    if (line.box === undefined)
      return handWrapped && line.text.length + 1 + word.length > longest * SLACK;
    const column = edges.get(columnOf(line));
    const wide = column !== undefined && column.lines >= FEWEST_LINES;
    const edge = (wide ? column : edges.get(pageOf(line)))?.right ?? 0;
    const perCharacter = line.box.width / Math.max(1, line.text.length);
    const end = line.box.x + line.box.width + perCharacter * (word.length + 1);
    return end > edge * SLACK;
  };
}

function pageOf(line: Line): string {
  return `${line.page}`;
}

function columnOf(line: Line): string {
  return `${line.page}/${Math.floor((line.box?.x ?? 0) / COLUMN_STEP)}`;
}

const LARGER = 1.12;
/** No paragraph is longer; a text without any ends must not become one. */
const MOST_LINES = 60;
const SAME_SIZE = 0.08;
const LONGEST_HEADING = 90;
const FEWEST_CAPITALS = 4;
/** With more than this share of bold lines, bold says nothing. */
const MOSTLY_BOLD = 0.6;
const ENDS_SENTENCE = /[.!?:;][")'”’]?$/;
const ENDS_OPEN =
  /(?:[,&/–—-]|\b(?:and|or|of|the|a|an|in|to|for|with|on|by|at|from|as|our|your|their|its|is|are|be|that|which|including|within|across|under))$/i;
/** "Location: Perth" begins something of its own. */
const LABELLED = /^\p{Lu}[\p{L} /&-]{1,24}: \S/u;
const STARTS_LOW = /^[\p{Ll}(&,;)%]/u;

/** Where the next word is this long, even a short line was full. */
const LONG_WORD = "x".repeat(25);
/** Parts of words that keep their hyphen when a line breaks after it. */
const KEEPS_HYPHEN =
  /(?:^|[\s(])(?:post|pre|non|self|well|in|co|long|short|full|part|mid|multi|cross|high|low|third|decision|problem|non|fast|top|hands|fixed|front|back|off|on|end|client|team|results|solution|detail|two|three|one|first|second|day|work|anti|ex|sub|semi|over|under|e|all|award|market|value|customer)-$/i;

/** Puts broken lines together again. A block never mixes type of different looks. */
export function makeBlocks(body: readonly BodyLine[]): Block[] {
  const isFull = isFullBy(body);
  const bodySize = medianSize(body);
  const boldTells = body.filter(({ line }) => line.bold).length < body.length * MOSTLY_BOLD;
  const blocks: Block[] = [];
  let open: BodyLine[] = [];
  const close = () => {
    if (open.length > 0) blocks.push(toBlock(open, bodySize, boldTells));
    open = [];
  };
  for (const next of body) {
    const last = open.at(-1);
    const first = open[0];
    const goesOn =
      open.length < MOST_LINES &&
      last !== undefined &&
      first !== undefined &&
      continues(first.line, last.line, next, isFull);
    if (!goesOn) close();
    open.push(next);
  }
  close();
  return blocks;
}

function continues(first: Line, last: Line, next: BodyLine, isFull: IsFull): boolean {
  const line = next.line;
  if (line.bullet || line.heading !== undefined || last.heading !== undefined) return false;
  if (line.margin !== last.margin || line.text.includes("\t") || last.text.includes("\t"))
    return false;
  if (differentLook(last, line) || isFactLine(last) || isFactLine(line)) return false;
  if (LABELLED.test(line.text)) return false;
  const low = STARTS_LOW.test(line.text);
  if (!low && line.bold !== last.bold) return false;
  if (headingPart(line.text) !== null || headingPart(last.text) !== null) return false;
  if (line.page !== last.page) return low;
  if (line.gapBefore) return low && !ENDS_SENTENCE.test(last.text) && first.bullet === true;
  if (leftOf(first, line)) return false;
  const full = isFull(last, line.text);
  if (ENDS_SENTENCE.test(last.text)) return full;
  // Type on a page may sit in a narrow column; broken plain text always fills its lines.
  if (low && line.box !== undefined) return true;
  return full || (low && isFull(last, LONG_WORD)) || ENDS_OPEN.test(last.text);
}

function differentLook(a: Line, b: Line): boolean {
  if (a.size === undefined || b.size === undefined) return false;
  return Math.abs(a.size - b.size) > a.size * SAME_SIZE;
}

/** "Harbourline Lawyers | Sydney NSW | Full time": facts in a row. */
function isFactLine(line: Line): boolean {
  return line.text.includes(" | ") && line.text.length <= LONGEST_HEADING;
}

/** A line that begins left of the item's own words is no part of the item. */
function leftOf(first: Line, line: Line): boolean {
  if (!first.bullet || first.box === undefined || line.box === undefined) return false;
  return line.box.x < first.box.x - 3;
}

function toBlock(open: readonly BodyLine[], bodySize: number, boldTells: boolean): Block {
  const lines = open.map(({ line }) => line);
  const first = lines[0];
  const starts: number[] = [];
  let text = "";
  for (const line of lines) {
    text = joinTexts(text, line.text);
    starts.push(text.length - line.text.length);
  }
  const scale = (first?.size ?? bodySize) / bodySize;
  const bold = boldTells && lines.every((line) => line.bold === true);
  const outstanding =
    lines.some((line) => line.heading !== undefined) || scale >= LARGER || bold || allCaps(text);
  return {
    text,
    lines: open.map(({ index }) => index),
    starts,
    bullet: first?.bullet === true,
    strong: outstanding && text.length <= LONGEST_HEADING && !/[.,;]$/.test(text),
    scale,
    gap: first?.gapBefore === true,
    look: [first?.heading, bold, allCaps(text), scale.toFixed(1)].join("/"),
  };
}

function joinTexts(before: string, after: string): string {
  if (before === "") return after;
  const broken = /\p{L}-$/u.test(before.slice(-3)) && /^\p{Ll}/u.test(after);
  if (!broken) return `${before} ${after}`;
  const tail = before.slice(-20);
  return KEEPS_HYPHEN.test(tail) ? before + after : before.slice(0, -1) + after;
}

function allCaps(text: string): boolean {
  if (text.length > LONGEST_HEADING || /\p{Ll}/u.test(text)) return false;
  return (text.match(/\p{Lu}/gu) ?? []).length >= FEWEST_CAPITALS;
}

function medianSize(body: readonly BodyLine[]): number {
  const sizes = body.flatMap(({ line }) =>
    line.size === undefined ? [] : line.text.split(" ").map(() => line.size ?? 1),
  );
  sizes.sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 1;
}
