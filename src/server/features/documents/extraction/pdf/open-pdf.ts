import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { UNREADABLE, Unreadable } from "../unreadable.ts";
import { withoutPictures } from "./without-pictures.ts";

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

export interface OpenPdf {
  readonly document: PdfDocument;
  readonly codes: PdfJs["OPS"];
}

/** pdf.js packs its fonts with a method that Node has only from version 22. */
function teachTransfer(): void {
  if ("transferToFixedLength" in ArrayBuffer.prototype) return;
  Object.defineProperty(ArrayBuffer.prototype, "transferToFixedLength", {
    configurable: true,
    writable: true,
    value(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
      const copy = new Uint8Array(length);
      copy.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
      return copy.buffer;
    },
  });
}

function sentenceFor(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  return name === "PasswordException" ? UNREADABLE.protected : UNREADABLE.damaged;
}

/** pdf.js keeps and empties the bytes it is given: it gets a copy, without the pictures. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  teachTransfer();
  const { OPS, VerbosityLevel } = await getResolvedPDFJS();
  try {
    const document = await getDocumentProxy(withoutPictures(bytes), {
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: true,
      useWasm: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      enableXfa: false,
      verbosity: VerbosityLevel.ERRORS,
    });
    return { document, codes: OPS };
  } catch (error) {
    throw new Unreadable(sentenceFor(error), { cause: error });
  }
}
