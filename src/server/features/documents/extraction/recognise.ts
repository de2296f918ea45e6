import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PNG } from "pngjs";
import {
  createWorker,
  OEM,
  PSM,
  type Line as ReadLine,
  type Word,
  type Worker,
} from "tesseract.js";
import type { Line } from "#reading/line.ts";
import { bulletMark } from "#reading/text/bullet-mark.ts";
import { cleanText } from "#reading/text/clean-text.ts";
import { type PagePicture, pagePicture } from "./page-picture.ts";
import { assembleLines } from "./pdf/assemble-lines.ts";
import { boxed, lineGaps } from "./pdf/line-gaps.ts";
import type { Letter } from "./pdf/line-letters.ts";
import { mendAddresses } from "./pdf/mend-addresses.ts";

const POINTS_PER_INCH = 72;
const DOTS_PER_INCH = 220;
/** Percent: below this a word is more noise than text. */
const LEAST_CONFIDENCE = 35;
const LANGUAGE = "eng";
/** A round list mark is often taken for one of these. */
const MISREAD_MARK = /^[«»¢©®°*eo]\s+(?=\p{Lu})/u;

let worker: Promise<Worker> | undefined;

async function startWorker(): Promise<Worker> {
  const data = createRequire(import.meta.url).resolve("@tesseract.js-data/eng");
  const started = await createWorker(LANGUAGE, OEM.LSTM_ONLY, {
    langPath: join(dirname(data), "4.0.0_best_int"),
    cacheMethod: "none",
    gzip: true,
  });
  await started.setParameters({
    tessedit_pageseg_mode: PSM.AUTO,
    user_defined_dpi: String(DOTS_PER_INCH),
  });
  return started;
}

/** How high the baseline stands under a word: it may slope a little. */
function baseAt({ baseline }: ReadLine, x: number): number {
  const { x0, y0, x1, y1 } = baseline;
  return x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** The letters of a word, each with an even share of its box. */
function lettersOf(line: ReadLine, word: Word, scale: number, order: number): Letter[] {
  const { x0, x1 } = word.bbox;
  const signs = [...word.text];
  const step = (x1 - x0) / Math.max(1, signs.length);
  return signs.map((text, at) => ({
    text,
    left: (x0 + step * at) / scale,
    right: (x0 + step * (at + 1)) / scale,
    base: baseAt(line, (x0 + x1) / 2) / scale,
    size: Math.round(line.rowAttributes.rowHeight / scale),
    bold: false,
    label: false,
    spaced: at === 0,
    order: order + at,
  }));
}

function toLines(letters: readonly Letter[], page: number): Line[] {
  const printed = assembleLines(letters).map((line) => boxed(line, 0));
  const gaps = lineGaps(printed);
  const lines = printed.flatMap(({ text, box, size }, at) => {
    const clean = cleanText(text, { turns: false }).text.replace(MISREAD_MARK, "• ");
    const marked = bulletMark(clean);
    if (!/[\p{L}\p{N}]/u.test(marked.text)) return [];
    const line: Line = {
      text: marked.text,
      page,
      box,
      size,
      ...(marked.bullet && { bullet: true }),
      ...(gaps[at] && { gapBefore: true }),
    };
    return [line];
  });
  return mendAddresses(lines);
}

/** Reads the picture of one page of a scan, counted from 1. It takes seconds. */
export async function recognisePage(bytes: Uint8Array, page: number): Promise<Line[]> {
  const picture = await pagePicture(bytes, page, () => DOTS_PER_INCH / POINTS_PER_INCH);
  worker ??= startWorker().catch((error: unknown) => {
    worker = undefined;
    throw error;
  });
  const reader = await worker;
  const { data } = await reader.recognize(toPng(picture), {}, { blocks: true, text: false });
  const lines = (data.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((paragraph) => paragraph.lines);
  let order = 0;
  const letters = lines.flatMap((line) =>
    line.words
      .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
      .flatMap((word) => {
        order += word.text.length;
        return lettersOf(line, word, picture.scale, order);
      }),
  );
  return toLines(letters, page);
}

/** Lets the recogniser's thread go; the next page starts another. */
export async function stopRecognising(): Promise<void> {
  const running = await worker;
  worker = undefined;
  await running?.terminate();
}

/** As zlib packs by itself: text needs no filter, and trying all five takes longer than all the rest. */
const PACKING = { deflateLevel: 6, deflateStrategy: 0, filterType: 0 } as const;
const MAX_WIDTH = 2400;
/** Red, green and blue: a page has nothing behind it. */
const WITHOUT_OPACITY = 2;

function toPng({ width, height, pixels }: PagePicture): Buffer {
  const png = new PNG({ width, height });
  png.data = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  return PNG.sync.write(png, { ...PACKING, colorType: WITHOUT_OPACITY });
}

/** A PNG of one page, counted from 1, this many pixels wide. */
export async function renderPage(
  bytes: Uint8Array,
  page: number,
  width: number,
): Promise<Uint8Array> {
  const wanted = Math.min(Math.max(1, width), MAX_WIDTH);
  return toPng(await pagePicture(bytes, page, (points) => wanted / points));
}
