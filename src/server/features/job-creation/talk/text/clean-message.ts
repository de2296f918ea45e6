import { bulletMark } from "#reading/text/bullet-mark.ts";

/** A sentence, or a line of a list. */
export interface Sentence {
  readonly text: string;
  readonly bullet: boolean;
  /** The first of its line: a heading before it still counts, the one before a blank line does not. */
  readonly opensBlock: boolean;
}

const LONGEST_SENTENCE = 1200;
const MOST_SENTENCES = 250;
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}]|(?![\n\t])\p{Cc}/gu;
/** What a page would not show is not said. */
const UNSEEN = /<(script|style|iframe|svg)\b[^>]{0,300}>[\s\S]{0,10000}?(?:<\/\1\s*>|$)/gi;
const TAG = /<\/?[a-z!][^<>]{0,300}>/gi;
const ENTITY: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&amp;": "&",
  "&lt;": " ",
  "&gt;": " ",
  "&quot;": '"',
  "&#39;": "'",
};
/** Points after these do not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(,])(?:e\.g|i\.e|etc|mr|mrs|ms|dr|prof|st|mt|no|nos|vs|v|approx|incl?|excl|p\.a|p\.h|p\.d|pa|pty|dept|est|hon|cth|snr|sen|sr|jnr|jr|assoc|yrs?|min|max|dep|asst|mgr|exp|cert|lic|resp|reqs?|perm|temp|sal|loc|jan|feb|aug|sept?|oct|nov|dec|[a-z])\.$/i;

/** Straight quotes, no markup, nothing invisible. What is left is only ever text. */
export function plainMessage(message: string): string {
  return message
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(UNSEEN, " ")
    .replace(TAG, " ")
    .replace(/&(?:nbsp|amp|lt|gt|quot|#39);/g, (entity) => ENTITY[entity] ?? " ")
    .replace(/[‘’‛´`]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[\u2010-\u2012\u2212]/g, "-")
    .replace(INVISIBLE, "")
    .replace(/[^\S\n]+/g, " ");
}

export function sentencesOf(plain: string): Sentence[] {
  const sentences: Sentence[] = [];
  let opensBlock = true;
  for (const line of plain.split("\n")) {
    if (line.trim() === "") opensBlock = true;
    for (const row of byNumbers(line.trim())) {
      const { text, bullet } = bulletMark(row);
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      for (const part of bullet ? [text] : splitLine(text)) {
        sentences.push({ text: part.slice(0, LONGEST_SENTENCE), bullet, opensBlock });
        opensBlock = false;
      }
    }
  }
  return sentences.slice(0, MOST_SENTENCES);
}

/** "1) one 2) two" in one line are two lines. */
function byNumbers(line: string): string[] {
  const marks = [...line.matchAll(/(?<=^|\s)\(?(\d{1,2})[.)]\s+(?=\S)/g)];
  const inOrder = marks.length > 1 && marks.every((mark, at) => Number(mark[1]) === at + 1);
  if (!inOrder) return [line];
  const starts = [0, ...marks.map(({ index }) => index)];
  return starts
    .map((from, at) => line.slice(from, starts[at + 1] ?? line.length).trim())
    .filter((row) => row !== "");
}

function splitLine(line: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const match of line.matchAll(/[.!?]+["')]*\s+(?=\S)/g)) {
    const end = match.index + match[0].length;
    if (ABBREVIATION.test(line.slice(start, match.index + 1))) continue;
    parts.push(line.slice(start, end));
    start = end;
  }
  parts.push(line.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
