import { PNG } from "pngjs";
import { type PagePicture, pagePicture } from "./page-picture.ts";

/** As zlib packs by itself: text needs no filter, and trying all five takes longer than all the rest. */
const PACKING = { deflateLevel: 6, deflateStrategy: 0, filterType: 0 } as const;
const MAX_WIDTH = 2400;
/** Red, green and blue: a page has nothing behind it. */
const WITHOUT_OPACITY = 2;

export function toPng({ width, height, pixels }: PagePicture): Buffer {
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
