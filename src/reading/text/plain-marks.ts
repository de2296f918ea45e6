import type { Line } from "#reading/line.ts";

/** A line of a text file without the signs that stand for its form. */
export type Unmarked = Pick<Line, "text" | "heading" | "bold" | "links">;

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
export function isMarkdown(lines: readonly string[]): boolean {
  return lines.filter((line) => HEADING.test(line.trim())).length >= ENOUGH_HEADINGS;
}

export function unmark(raw: string): Unmarked {
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
export function unbox(raw: string): Unmarked {
  const inside = raw.slice(1, -1).trim();
  const isBoxed = raw.startsWith(WALL) && raw.endsWith(WALL) && inside !== "";
  return isBoxed && !inside.includes(WALL) ? { text: inside, heading: BOX_LEVEL } : { text: raw };
}
