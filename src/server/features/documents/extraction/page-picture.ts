import { type PDFiumDocument, PDFiumLibrary } from "@hyzyla/pdfium";
import { UNREADABLE, Unreadable } from "./unreadable.ts";

/** Four bytes a pixel: red, green, blue, opacity. */
export interface PagePicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** How many pixels a point got. */
  readonly scale: number;
}

/** A poster of a page, or a page of a hair's breadth, must not ask for gigabytes. */
const MAX_PIXELS = 12_000_000;
const LEAST_SIDE = 1;

let library: Promise<PDFiumLibrary> | undefined;

async function open(bytes: Uint8Array): Promise<PDFiumDocument> {
  library ??= PDFiumLibrary.init();
  const pdfium = await library;
  try {
    return await pdfium.loadDocument(bytes);
  } catch (error) {
    throw new Unreadable(UNREADABLE.damaged, { cause: error });
  }
}

/** Prints one page, counted from 1. `scaleFor` says how many pixels a point gets. */
export async function pagePicture(
  bytes: Uint8Array,
  page: number,
  scaleFor: (width: number, height: number) => number,
): Promise<PagePicture> {
  const document = await open(bytes);
  try {
    if (page < 1 || page > document.getPageCount()) throw new Unreadable(UNREADABLE.noText);
    const printed = document.getPage(page - 1);
    const { originalWidth, originalHeight } = printed.getOriginalSize();
    const width = Math.max(LEAST_SIDE, originalWidth);
    const height = Math.max(LEAST_SIDE, originalHeight);
    const most = Math.sqrt(MAX_PIXELS / (width * height));
    const scale = Math.min(scaleFor(width, height), most);
    const bitmap = await printed.render({ scale, render: "bitmap" });
    return { width: bitmap.width, height: bitmap.height, pixels: bitmap.data, scale };
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    // Once it has tripped over a file it cannot be trusted with the next.
    library = undefined;
    throw new Unreadable(UNREADABLE.damaged, { cause: error });
  } finally {
    if (library) document.destroy();
  }
}
