import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker, OEM, type Word, type Worker } from "tesseract.js";
import type { Line } from "#reading/line.ts";
import { pagePicture } from "./page-picture.ts";
import { toPng } from "./render-page.ts";
import { bulletMark } from "./text/bullet-mark.ts";
import { cleanText } from "./text/clean-text.ts";

const POINTS_PER_INCH = 72;
const DOTS_PER_INCH = 220;
/** Percent: below this a word is more noise than text. */
const LEAST_CONFIDENCE = 35;
/** Of the height of a line: the letters' size, a gap that parts two things, more space than usual. */
const SHARE = { size: 0.8, tab: 2, gap: 1 } as const;
const LANGUAGE = "eng";

let worker: Promise<Worker> | undefined;

function startWorker(): Promise<Worker> {
  const data = createRequire(import.meta.url).resolve("@tesseract.js-data/eng");
  return createWorker(LANGUAGE, OEM.LSTM_ONLY, {
    langPath: join(dirname(data), "4.0.0_best_int"),
    cacheMethod: "none",
    gzip: true,
  });
}

interface Row {
  readonly words: readonly Word[];
  readonly height: number;
}

function textOf({ words, height }: Row): string {
  return words
    .map(({ text, bbox }, at) => {
      const before = words[at - 1];
      if (!before) return text;
      const isWide = bbox.x0 - before.bbox.x1 > SHARE.tab * height;
      return `${isWide ? "\t" : " "}${text}`;
    })
    .join("");
}

function lineOf(row: Row, page: number, scale: number): Line[] {
  const first = row.words[0]?.bbox;
  if (!first) return [];
  const box = row.words.reduce(
    (sum, { bbox }) => ({
      x0: Math.min(sum.x0, bbox.x0),
      y0: Math.min(sum.y0, bbox.y0),
      x1: Math.max(sum.x1, bbox.x1),
      y1: Math.max(sum.y1, bbox.y1),
    }),
    first,
  );
  const marked = bulletMark(cleanText(textOf(row), { turns: false }).text);
  if (marked.text === "") return [];
  const points = (pixels: number) => Math.round((pixels / scale) * 100) / 100;
  return [
    {
      text: marked.text,
      page,
      box: {
        x: points(box.x0),
        y: points(box.y0),
        width: points(box.x1 - box.x0),
        height: points(box.y1 - box.y0),
      },
      size: points(row.height * SHARE.size),
      ...(marked.bullet && { bullet: true }),
    },
  ];
}

function withGaps(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    const before = lines[at - 1]?.box;
    if (!before || !line.box) return line;
    const space = line.box.y - before.y - before.height;
    const isApart = space > SHARE.gap * line.box.height || line.box.y < before.y;
    return isApart ? { ...line, gapBefore: true } : line;
  });
}

/** Reads the picture of one page of a scan, counted from 1. It takes seconds. */
export async function recognisePage(bytes: Uint8Array, page: number): Promise<Line[]> {
  const picture = await pagePicture(bytes, page, () => DOTS_PER_INCH / POINTS_PER_INCH);
  worker ??= startWorker();
  const reader = await worker;
  const { data } = await reader.recognize(toPng(picture), {}, { blocks: true, text: false });
  const rows = (data.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) => lines)
    .map(({ words, rowAttributes }) => ({
      words: words.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE),
      height: rowAttributes.rowHeight,
    }));
  return withGaps(rows.flatMap((row) => lineOf(row, page, picture.scale)));
}

/** Lets the recogniser's thread go; the next page starts another. */
export async function stopRecognising(): Promise<void> {
  const running = await worker;
  worker = undefined;
  await running?.terminate();
}
