import type { HiddenText, Line } from "#reading/line.ts";
import { bulletMark, isBareMark } from "./bullet-mark.ts";
import { cleanText } from "./clean-text.ts";
import { joinSpacedOut } from "./spaced-out.ts";
import { wideGaps } from "./wide-gaps.ts";

export interface PlainLines {
  readonly lines: readonly Line[];
  readonly hidden: readonly HiddenText[];
}

const LINE_END = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/;
const RULE = /^\+?([=\-_*~#+.–—])\1{2,}\+?$/;
const PAGE_NUMBER = /^[-–—\s]*page\s+\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?[-–—\s]*$/i;
/** Something this short with a rule under it is a heading; a rule under a paragraph is just a rule. */
const HEADING_LETTERS = 60;
const HEADING_LEVEL = 2;

function isRule(text: string): boolean {
  return RULE.test(text.replaceAll(" ", ""));
}

function underlined(lines: Line[]): void {
  const last = lines.at(-1);
  if (!last || last.bullet || last.text.length > HEADING_LETTERS) return;
  lines[lines.length - 1] = { heading: HEADING_LEVEL, ...last };
}

/** Lines of text that has no type sizes and no positions. */
export function plainLines(text: string): PlainLines {
  const rows = text.split(LINE_END);
  const withoutMarks = isMarkdown(rows) ? unmark : unbox;
  const lines: Line[] = [];
  const hidden: HiddenText[] = [];
  let gap = false;
  let bare = false;
  for (const row of rows) {
    const clean = cleanText(row, { turns: true });
    const smuggled = clean.smuggled.map((words) => ({ text: words, page: 1 }));
    hidden.push(...smuggled.map((one) => ({ ...one, reason: "zero-width" as const })));
    const isLine = isRule(clean.text);
    if (isLine && !gap) underlined(lines);
    if (isLine || clean.text === "") {
      gap = lines.length > 0;
      continue;
    }
    if (isBareMark(clean.text)) {
      bare = true;
      continue;
    }
    const form = withoutMarks(clean.text);
    const marked = bulletMark(form.text);
    lines.push({
      ...form,
      text: wideGaps(joinSpacedOut(marked.text)),
      page: 1,
      ...((marked.bullet || bare) && { bullet: true }),
      ...(gap && { gapBefore: true }),
      ...(PAGE_NUMBER.test(clean.text) && { margin: true }),
    });
    gap = false;
    bare = false;
  }
  return { lines, hidden };
}

/** A line of a text file without the signs that stand for its form. */
type Unmarked = Pick<Line, "text" | "heading" | "bold" | "links">;

const HEADING = /^(#{1,6})\s+(\S.*)$/;
const CLOSING_SIGNS = /#+$/;
const WHOLLY_BOLD = /^(?:\*\*|__)[^*_]+(?:\*\*|__)$/;
const LINK = /\[([^\]\n]{1,200})\]\((https?:[^)\s]{1,500}|mailto:[^)\s]{1,200})\)/g;
const AUTOMATIC_LINK = /<((?:https?:\/\/|mailto:)?[^<>\s]{3,300})>/g;
const STRONG = /\*\*|__/g;
const EMPHASIS = /(^|[\s(|])\*([^*\n]{1,300})\*(?=$|[\s),.;:|])/g;
const BETWEEN_CODES = /`\s+`/g;
const LIST_MARK = /^[-*+]\s+/;
const WALL = "|";
const BOX_LEVEL = 2;
const ENOUGH_HEADINGS = 2;

/** Written in Markdown, as notes often are: headings with "#" in front. */
function isMarkdown(lines: readonly string[]): boolean {
  return lines.filter((line) => HEADING.test(line.trim())).length >= ENOUGH_HEADINGS;
}

function unmark(raw: string): Unmarked {
  const [, signs, title] = HEADING.exec(raw) ?? [];
  const links = [...raw.matchAll(LINK)].map(([, , address = ""]) => address);
  const mark = LIST_MARK.exec(raw)?.[0] ?? "";
  const text = (title?.replace(CLOSING_SIGNS, "") ?? raw.slice(mark.length))
    .replace(LINK, "$1")
    .replace(AUTOMATIC_LINK, "$1")
    .replace(EMPHASIS, "$1$2")
    .replace(STRONG, "")
    .replace(BETWEEN_CODES, "\t")
    .replaceAll("`", "");
  return {
    text: mark ? `• ${text}` : text,
    ...(signs && { heading: signs.length }),
    ...(WHOLLY_BOLD.test(raw) && { bold: true }),
    ...(links.length > 0 && { links }),
  };
}

/** A heading in a box of signs: "|  SUMMARY   |". */
function unbox(raw: string): Unmarked {
  const inside = raw.slice(1, -1).trim();
  const isBoxed = raw.startsWith(WALL) && raw.endsWith(WALL) && inside !== "";
  return isBoxed && !inside.includes(WALL) ? { text: inside, heading: BOX_LEVEL } : { text: raw };
}
