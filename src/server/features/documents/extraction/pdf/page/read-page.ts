import type { HiddenText, Line } from "#reading/line.ts";
import { cleanText } from "#reading/text/clean-text.ts";
import type { PagePicture } from "../../page-picture.ts";
import { sortGlyphs } from "../hidden/sort-glyphs.ts";
import type { LoadedPage } from "../load-page.ts";
import { attachLinks } from "./attach-links.ts";
import { lineGaps } from "./line-gaps.ts";
import { markLines } from "./line-marks.ts";
import { mendAddresses } from "./mend-addresses.ts";
import { type PageLine, pageLines } from "./page-lines.ts";

export interface ReadPage {
  readonly lines: readonly Line[];
  readonly hidden: readonly HiddenText[];
  readonly isPicture: boolean;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Shadows and gradients print a text a second time, without ink, where it can be seen. */
function isEchoOf(line: PageLine, seen: PageLine): boolean {
  const { size } = seen;
  if (Math.abs(line.base - seen.base) > size || Math.abs(line.left - seen.left) > size)
    return false;
  return line.text === seen.text;
}

/** The lines of one page, counted from 1, and what is hidden on it. */
export async function readPage(
  content: LoadedPage,
  page: number,
  print: () => Promise<PagePicture>,
): Promise<ReadPage> {
  const { seen, hidden, isPicture } = await sortGlyphs(content, print);
  const smuggled: HiddenText[] = [];
  const printed = pageLines(seen).flatMap((line) => {
    const clean = cleanText(line.text, { turns: false });
    smuggled.push(...clean.smuggled.map((text) => ({ text, page, reason: "zero-width" as const })));
    return clean.text === "" ? [] : [{ ...line, text: clean.text }];
  });
  const marked = markLines(printed, content.paints);
  const gaps = lineGaps(marked);
  const links = attachLinks(
    marked.map(({ box }) => box),
    content.links,
  );
  const lines = marked.map(({ text, box, size, bold, bullet }, at): Line => {
    const behind = links[at] ?? [];
    return {
      text,
      page,
      box,
      size: rounded(size),
      ...(bold && { bold }),
      ...(bullet && { bullet }),
      ...(gaps[at] && { gapBefore: true }),
      ...(behind.length > 0 && { links: behind }),
    };
  });
  const unseen = [...hidden].flatMap(([reason, glyphs]) =>
    pageLines(glyphs)
      .filter((line) => !printed.some((other) => isEchoOf(line, other)))
      .map(({ text }) => cleanText(text, { turns: false }).text)
      .filter((text) => text !== "")
      .map((text) => ({ text, page, reason })),
  );
  return { lines: mendAddresses(lines), hidden: [...unseen, ...smuggled], isPicture };
}
