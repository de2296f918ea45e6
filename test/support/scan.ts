import { deflateSync } from "node:zlib";
import { PNG } from "pngjs";
import { renderPage } from "#server/features/documents/extraction/recognise.ts";
import { printResume } from "#server/features/documents/print-resume.ts";
import { makePdf } from "./make-pdf.ts";

const A4 = { width: 595, height: 842 };
const PIXELS_WIDE = 1400;

/** What a scanner makes of a printed page: a PDF whose only content is a grey picture of it. */
export async function scanOf(text: string): Promise<Buffer> {
  const lines = text.split("\n").map((line) => ({ text: line, page: 1 }));
  const printed = await printResume({ name: "", fileName: "paper", lines });
  const { width, height, data } = PNG.sync.read(
    Buffer.from(await renderPage(printed, 1, PIXELS_WIDE)),
  );
  const grey = Buffer.alloc(width * height);
  for (let pixel = 0; pixel < grey.length; pixel++) grey[pixel] = data[pixel * 4] ?? 0;
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`;
  return makePdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>`,
    { dict: "", stream: Buffer.from(`q ${A4.width} 0 0 ${A4.height} 0 0 cm /I Do Q`) },
    { dict: image, stream: deflateSync(grey) },
  ]);
}
