/** A line of a document, with what its file says about it. */
export interface TextLine {
  text: string;
  heading: boolean;
  bullet: boolean;
}

/** A part of a text as it is set: a heading, a paragraph, or a list. */
export type TextBlock =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] };

/** Longer than this it is a sentence, whatever it ends with. */
const LONGEST_HEADING = 60;
/** What follows a heading says more than it. */
const SHORTEST_TEXT = 80;

export function textBlocks(lines: readonly TextLine[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const [at, line] of lines.entries()) {
    const text = line.text.trim();
    const last = blocks.at(-1);
    if (text === "") continue;
    if (line.bullet && last?.kind === "list") last.items.push(text);
    else if (line.bullet) blocks.push({ kind: "list", items: [text] });
    else if (isHeading(line, lines[at + 1])) blocks.push({ kind: "heading", text: bare(text) });
    else blocks.push({ kind: "paragraph", text });
  }
  return blocks;
}

/**
 * Only few files say what is a heading. In plain text it is a few words without an end, over a list
 * or over a text that is longer.
 */
function isHeading({ text, heading }: TextLine, next: TextLine | undefined): boolean {
  if (heading) return true;
  if (!next || text.length > LONGEST_HEADING || !/^\p{L}/u.test(text)) return false;
  if (/[.!?,;]$|@|https?:/.test(text.trim())) return false;
  return next.bullet || next.text.length >= SHORTEST_TEXT;
}

const bare = (heading: string) => heading.replace(/\s*:$/, "");
