import type { Line } from "../../line.ts";

const MARKDOWN_HEADING = /^(#{1,5})\s+(\S.*)$/;
const FEWEST_MARKS = 2;
/** No resume is longer; what is goes unread, so that a hostile file costs little. */
const MOST_LINES = 3_000;
const MOST_LETTERS = 4_000;
const LOWER_SHARE = 0.12;
const FEWEST_LINES = 8;
const SHORT = 7;
const SMALL = new Set(
  "of and the for to in at a an or on by with de la et du van der von".split(" "),
);

/**
 * The lines as a reader means them: marks of a markup and lines drawn with characters taken away,
 * and a document that is set in small letters throughout given its capitals, which tell names from prose.
 */
export function cleanLines(lines: readonly Line[]): Line[] {
  const marked = lines.filter((line) => MARKDOWN_HEADING.test(line.text)).length >= FEWEST_MARKS;
  const small = isSmallPrint(lines);
  const chapters = numberedChapters(lines);
  return lines.slice(0, MOST_LINES).map((line) => {
    let text = line.text.slice(0, MOST_LETTERS).trim().normalize("NFC");
    const hashes = marked ? MARKDOWN_HEADING.exec(text) : null;
    if (marked) text = withoutMarkdown(hashes?.[2] ?? text);
    text = withoutChapter(withoutDrawing(text), chapters);
    const quoted = /^>\s+\S/.test(text);
    if (quoted) text = text.replace(/^>\s+/, "");
    const listed = marked && /^[-*+]\s+\S/.test(text);
    if (listed) text = text.replace(/^[-*+]\s+/, "");
    if (small) text = withCapitals(text);
    const level = hashes?.[1]?.length;
    return {
      ...line,
      text,
      ...(level ? { heading: level } : {}),
      ...(quoted || listed ? { bullet: true } : {}),
      ...(marked ? { links: [...(line.links ?? []), ...linksIn(line.text)] } : {}),
    };
  });
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/\[([^\]]{0,200})\]\([^()\s]{0,300}\)/g, "$1")
    .replace(/<([^<>\s]{3,200})>/g, "$1")
    .replace(/`\s+`/g, ", ")
    .replace(/[`]|\*\*|__/g, "")
    .replace(/(^|[\s(|])[*_](\S[^*_]{0,200})[*_](?=$|[\s).,|:;])/g, "$1$2");
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\((https?:\/\/[^()\s]{3,300})\)/g)].flatMap(
    (match) => match[1] ?? [],
  );
}

/** Frames and rules made of characters, leaders of dots, and runs of blanks that stand for a column. */
function withoutDrawing(text: string): string {
  if (!/[\p{L}\p{N}]/u.test(text)) return "";
  return text
    .replace(/^[|║│┃]\s*(.*?)\s*[|║│┃]$/, "$1")
    .replace(/^[=~_*#—–-]{2,}\s*|\s*[=~_*#—–-]{2,}$/g, "")
    .replace(/\s*(?:\.{4,}|(?:\. ){3,}\.?|_{4,}|…{2,})\s*/g, "\t")
    .replace(/\s+(?:::|\.\.)\s+/g, " | ")
    .replace(/ {3,}/g, "\t")
    .trim();
}

const CHAPTER = /^(\d{1,2})\.(\d{1,2})\.?\s+(?=\p{Lu})/u;

/** "2.1 Senior Engineer" and "2.2 Engineer": 2 is a chapter whose entries are counted. */
function numberedChapters(lines: readonly Line[]): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const line of lines) {
    const number = CHAPTER.exec(line.text);
    if (number) seen.add(`${number[1]}.${number[2]}`);
  }
  const chapters = [...seen].map((number) => number.split(".")[0] ?? "");
  return new Set(chapters.filter((one) => seen.has(`${one}.1`) && seen.has(`${one}.2`)));
}

function withoutChapter(text: string, chapters: ReadonlySet<string>): string {
  const number = CHAPTER.exec(text);
  return number && chapters.has(number[1] ?? "") ? text.slice(number[0].length) : text;
}

function isSmallPrint(lines: readonly Line[]): boolean {
  const lettered = lines.filter((line) => /^[\p{L}]/u.test(line.text));
  if (lettered.length < FEWEST_LINES) return false;
  const capital = lettered.filter((line) => /^\p{Lu}/u.test(line.text)).length;
  return capital / lettered.length < LOWER_SHARE;
}

/** Short and tabular lines get a capital for each word, sentences only for the first. */
function withCapitals(text: string): string {
  const words = text.split(/[ \t]+/).length;
  const structured = /\t|\b(?:19|20)\d\d\b/.test(text) || words <= SHORT;
  if (!structured || /[.!?]$/.test(text))
    return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return text.replace(/[\p{L}'’]+/gu, (word, at: number) => {
    const inAddress = /[@./]/.test(text[at - 1] ?? "") || /[@/]/.test(text[at + word.length] ?? "");
    if (inAddress || /^\.\p{L}/u.test(text.slice(at + word.length))) return word;
    return at > 0 && SMALL.has(word)
      ? word
      : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  });
}
