import { PDFiumLibrary } from "@hyzyla/pdfium";
import { PNG } from "pngjs";
import { CARD_SIZE } from "#contract/card-size.ts";
import { type Card, cardPage } from "./card-page.ts";

const PACKING = { deflateLevel: 9, deflateStrategy: 0, filterType: 0, colorType: 2 } as const;

let library: Promise<PDFiumLibrary> | undefined;

/** A PNG of the size that those who show links ask for. */
export async function drawCard(card: Card): Promise<Uint8Array> {
  const page = await cardPage(card);
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(page);
  try {
    const printed = document.getPage(0);
    const scale = CARD_SIZE.width / printed.getOriginalSize().originalWidth;
    const { width, height, data } = await printed.render({ scale, render: "bitmap" });
    const png = new PNG({ width, height });
    png.data = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    return PNG.sync.write(png, PACKING);
  } finally {
    document.destroy();
  }
}
