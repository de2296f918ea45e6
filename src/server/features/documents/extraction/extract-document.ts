import type { FileType } from "#contract/documents.ts";
import { bounded } from "./bounded.ts";
import { readDoc } from "./doc/read-doc.ts";
import { readDocx } from "./docx/read-docx.ts";
import type { Extracted } from "./extracted.ts";
import { readPdf } from "./pdf/read-pdf.ts";
import { readText } from "./read-text.ts";
import { UNREADABLE, Unreadable } from "./unreadable.ts";

const READERS = { pdf: readPdf, docx: readDocx, doc: readDoc, txt: readText } as const;

/** From bytes to lines. Throws `Unreadable`, whose message is for the person who brought the file. */
export async function extractDocument(bytes: Uint8Array, fileType: FileType): Promise<Extracted> {
  if (bytes.length === 0) throw new Unreadable(UNREADABLE.empty);
  try {
    return { fileType, ...bounded(await READERS[fileType](bytes)) };
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    // A file that breaks its parser is damaged as far as anybody can tell; the cause says how.
    throw new Unreadable(UNREADABLE.damaged, { cause: error });
  }
}
