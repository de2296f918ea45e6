import type { HiddenReason, HiddenText, Line } from "#reading/line.ts";
import { bulletMark, isBareMark } from "#reading/text/bullet-mark.ts";
import { cleanText } from "#reading/text/clean-text.ts";
import { joinSpacedOut } from "#reading/text/spaced-out.ts";
import { wideGaps } from "#reading/text/wide-gaps.ts";
import type { ParagraphLook, RunLook } from "./looks.ts";
import { type PageSize, type Setting, whyHidden } from "./visibility.ts";

/** Words that share their look; `link` is the address behind them, or "". */
export interface Words {
  readonly text: string;
  readonly look: RunLook;
  readonly link: string;
}

export interface Surroundings {
  readonly paragraph: ParagraphLook;
  readonly setting: Setting;
  readonly page: PageSize;
  /** A mark is printed in front of it. */
  readonly listed: boolean;
  /** What is hidden is put here. */
  readonly hidden: HiddenText[];
}

/** Only these are of use to a reader. */
const LINK = /^(https?:|mailto:|tel:)/i;

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

/** Keeps what is seen; the rest is reported, one entry for each reason. */
function sift(words: readonly Words[], around: Surroundings): Words[] {
  const hidden = new Map<HiddenReason, string>();
  const seen = words.filter(({ text, look }) => {
    const isBlank = text.trim() === "";
    const reason = isBlank
      ? undefined
      : whyHidden(look, around.paragraph, around.setting, around.page);
    if (reason) hidden.set(reason, `${hidden.get(reason) ?? ""}${text}`);
    return reason === undefined;
  });
  for (const [reason, raw] of hidden) {
    const { text } = cleanText(raw, { turns: true });
    if (text !== "") around.hidden.push({ text, page: 1, reason });
  }
  return seen;
}

/** The words between two line breaks as a line, if anything of them can be seen. */
export function wordsLine(all: readonly Words[], around: Surroundings): Line | undefined {
  const words = sift(all, around);
  const clean = cleanText(words.map(({ text }) => text).join(""), { turns: true });
  around.hidden.push(
    ...clean.smuggled.map((text) => ({ text, page: 1, reason: "zero-width" as const })),
  );
  const typed = bulletMark(clean.text);
  if (typed.text === "" || isBareMark(typed.text)) return undefined;
  const { heading } = around.paragraph;
  const size = commonest(words, (look) => look.size);
  const links = new Set(words.map(({ link }) => link).filter((link) => LINK.test(link)));
  return {
    text: wideGaps(joinSpacedOut(typed.text)),
    page: 1,
    ...(size !== undefined && { size }),
    ...(commonest(words, (look) => look.bold) && { bold: true }),
    ...(heading !== undefined && { heading }),
    ...((typed.bullet || (around.listed && heading === undefined)) && { bullet: true }),
    ...(links.size > 0 && { links: [...links] }),
  };
}
