import type { HiddenReason, Line } from "#reading/line.ts";
import { bulletMark, isBareMark } from "../../text/bullet-mark.ts";
import { cleanText } from "../../text/clean-text.ts";
import { joinSpacedOut } from "../../text/spaced-out.ts";
import { type ParagraphLook, paragraphLook } from "../looks/paragraph-look.ts";
import { type RunLook, runLook } from "../looks/run-look.ts";
import { child, descend, type Element, valueIn } from "../package/xml-tree.ts";
import { inlineTokens, type Token } from "./inline-tokens.ts";
import { whyHidden } from "./visibility.ts";
import { type DraftLine, NO_BACKDROP, type Setting, type Walk } from "./walk.ts";

type Words = Extract<Token, { kind: "text" }>;

/** Only these are of use to a reader. */
const LINK = /^(https?:|mailto:|tel:)/i;
const WIDE_GAP = / {3,}| *\t\s*/g;
/** In points: about what a line takes, to know when a picture behind the text ends. */
const LINE_HEIGHT = 14;

function commonest<Value>(
  words: readonly Words[],
  of: (look: RunLook) => Value,
): Value | undefined {
  const counts = new Map<Value, number>();
  for (const { text, look } of words) {
    const value = of(look);
    // By its letters first: "**Associate** 2019 – 2021" counts as bold.
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    counts.set(value, (counts.get(value) ?? 0) + letters + text.length / 1000);
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0];
}

/** Keeps apart what is seen; the rest is reported, one entry for each reason. */
function sift(
  walk: Walk,
  words: readonly Words[],
  paragraph: ParagraphLook,
  setting: Setting,
): Words[] {
  const hidden = new Map<HiddenReason, string>();
  const seen = words.filter(({ text, look }) => {
    const reason = text.trim() === "" ? undefined : whyHidden(walk, look, paragraph, setting);
    if (reason) hidden.set(reason, `${hidden.get(reason) ?? ""}${text}`);
    return reason === undefined;
  });
  for (const [reason, raw] of hidden) {
    const { text } = cleanText(raw, { turns: true });
    if (text !== "") walk.hidden.push({ text, page: 1, reason });
  }
  return seen;
}

function lineOf(
  walk: Walk,
  words: readonly Words[],
  paragraph: ParagraphLook,
  isFirst: boolean,
): Line | undefined {
  const clean = cleanText(words.map(({ text }) => text).join(""), { turns: true });
  walk.hidden.push(
    ...clean.smuggled.map((text) => ({ text, page: 1, reason: "zero-width" as const })),
  );
  const typed = bulletMark(clean.text);
  if (typed.text === "" || isBareMark(typed.text)) return undefined;
  const listed =
    isFirst && paragraph.heading === undefined && walk.hasMark(paragraph.list, paragraph.level);
  const size = commonest(words, (look) => look.size);
  const links = new Set(words.map(({ link }) => link).filter((link) => LINK.test(link)));
  return {
    text: joinSpacedOut(typed.text).replace(WIDE_GAP, "\t"),
    page: 1,
    ...(size !== undefined && { size }),
    ...(commonest(words, (look) => look.bold) && { bold: true }),
    ...(paragraph.heading !== undefined && { heading: paragraph.heading }),
    ...((typed.bullet || listed) && { bullet: true }),
    ...(links.size > 0 && { links: [...links] }),
  };
}

/** The words between two line breaks, and the text boxes that hang on the paragraph. */
function parts(tokens: readonly Token[]) {
  const rows: Words[][] = [[]];
  const boxes: DraftLine[] = [];
  for (const token of tokens) {
    if (token.kind === "text") rows.at(-1)?.push(token);
    if (token.kind === "break") rows.push([]);
    if (token.kind === "box") boxes.push(...token.lines);
  }
  return { rows, boxes };
}

export function paragraphLines(walk: Walk, element: Element, setting: Setting): DraftLine[] {
  const properties = child(element, "w:pPr");
  const style = walk.styles.ofParagraph(valueIn(child(properties, "w:pStyle")));
  const paragraph = { ...style.paragraph, ...paragraphLook(properties) };
  const tokens = inlineTokens(walk, element, style.run, setting);
  const { rows, boxes } = parts(tokens);
  // The mark at a paragraph's end can be hidden with all its text: Word then joins it to the next.
  const markLook = runLook(descend(properties, "w:rPr"));
  const lines = rows.flatMap((words, at) => {
    const seen = sift(walk, words, paragraph, setting);
    const line = lineOf(walk, seen, paragraph, at === 0);
    return line ? [line] : [];
  });
  const { blank } = walk;
  walk.blank = lines.length > 0 ? false : blank || markLook.vanishes !== true;
  walk.backdrop = {
    ...walk.backdrop,
    reach: walk.backdrop.reach - LINE_HEIGHT * Math.max(1, lines.length),
  };
  if (walk.backdrop.reach <= 0) walk.backdrop = NO_BACKDROP;
  const drafts = lines.map((line, at) => ({
    line,
    blank: at === 0 && blank,
    before: at === 0 ? paragraph.before : 0,
    after: at === lines.length - 1 ? paragraph.after : 0,
  }));
  return [...drafts, ...boxes];
}
