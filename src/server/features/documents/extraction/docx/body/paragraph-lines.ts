import type { DraftLine } from "../../word/finish-lines.ts";
import type { Setting } from "../../word/visibility.ts";
import type { Words } from "../../word/words-line.ts";
import { wordsLine } from "../../word/words-line.ts";
import { paragraphLook } from "../looks/paragraph-look.ts";
import { runLook } from "../looks/run-look.ts";
import { child, descend, type Element, valueIn } from "../package/xml-tree.ts";
import { inlineTokens, type Token } from "./inline-tokens.ts";
import { NO_BACKDROP, type Walk } from "./walk.ts";

/** In points: about what a line takes, to know when a picture behind the text ends. */
const LINE_HEIGHT = 14;

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
  const grounds = [...setting.grounds, ...walk.backdrop.colours];
  const behind = { ...setting, grounds };
  const lines = rows.flatMap((words, at) => {
    const listed = at === 0 && walk.hasMark(paragraph.list, paragraph.level);
    const line = wordsLine(words, { ...walk, paragraph, setting: behind, listed });
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
