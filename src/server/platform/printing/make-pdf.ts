import { readFile } from "node:fs/promises";
import pdfMake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { type Face, fontFiles, WIDEST } from "./fonts.ts";
import { sfntOf } from "./sfnt-of.ts";

declare module "pdfmake" {
  /** Files that documents may use, in memory. Missing in the published types. */
  export const virtualfs: { writeFileSync(name: string, content: Buffer): void };
}

const loading = new Map<Face, Promise<void>>();

/** Nothing is fetched and nothing is read but the fonts that are in memory, whatever the text says. */
export async function makePdf(
  definition: TDocumentDefinitions,
  faces: readonly Face[],
): Promise<Uint8Array> {
  await Promise.all([WIDEST, ...faces].map(loaded));
  pdfMake.setUrlAccessPolicy(() => false);
  pdfMake.setLocalAccessPolicy(() => false);
  return new Uint8Array(await pdfMake.createPdf(definition).getBuffer());
}

function loaded(face: Face): Promise<void> {
  const promise =
    loading.get(face) ??
    load(face).catch((error) => {
      // Not for ever: the next document tries again.
      loading.delete(face);
      throw error;
    });
  loading.set(face, promise);
  return promise;
}

async function load(face: Face): Promise<void> {
  const fonts = fontFiles(face);
  const files = Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]);
  await Promise.all(
    files.map(async (file) => {
      pdfMake.virtualfs.writeFileSync(file, sfntOf(await readFile(file)));
    }),
  );
  pdfMake.addFonts(fonts);
}
