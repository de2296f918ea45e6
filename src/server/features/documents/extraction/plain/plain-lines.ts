import type { HiddenText, Line } from "#reading/line.ts";
import { bulletMark, isBareMark } from "../text/bullet-mark.ts";
import { cleanText } from "../text/clean-text.ts";
import { joinSpacedOut } from "../text/spaced-out.ts";

export interface PlainLines {
  readonly lines: readonly Line[];
  readonly hidden: readonly HiddenText[];
}

/** People who have no tabs leave a row of spaces. */
const WIDE_GAP = / {3,}| *\t\s*/g;
const RULE = /^([=\-_*~#+.–—])\1{2,}$/;
/** Something this short with a rule under it is a heading; a rule under a paragraph is just a rule. */
const HEADING_LETTERS = 60;
const HEADING_LEVEL = 2;

function isRule(text: string): boolean {
  return RULE.test(text.replaceAll(" ", ""));
}

/** Lines of text that has no type sizes and no positions: text files and old Word files. */
export function plainLines(text: string, extra: Pick<Line, "margin"> = {}): PlainLines {
  const lines: Line[] = [];
  const hidden: HiddenText[] = [];
  let gap = false;
  let bare = false;
  for (const raw of text.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)) {
    const clean = cleanText(raw, { turns: true });
    hidden.push(
      ...clean.smuggled.map((smuggled) => ({
        text: smuggled,
        page: 1,
        reason: "zero-width" as const,
      })),
    );
    if (clean.text === "") {
      gap = lines.length > 0;
      continue;
    }
    if (isRule(clean.text)) {
      const last = lines.at(-1);
      if (last && !gap && !last.bullet && last.text.length <= HEADING_LETTERS) {
        lines[lines.length - 1] = { ...last, heading: HEADING_LEVEL };
      }
      gap = lines.length > 0;
      continue;
    }
    if (isBareMark(clean.text)) {
      bare = true;
      continue;
    }
    const marked = bulletMark(clean.text);
    lines.push({
      text: joinSpacedOut(marked.text).replace(WIDE_GAP, "\t"),
      page: 1,
      ...((marked.bullet || bare) && { bullet: true }),
      ...(gap && { gapBefore: true }),
      ...extra,
    });
    gap = false;
    bare = false;
  }
  return { lines, hidden };
}
