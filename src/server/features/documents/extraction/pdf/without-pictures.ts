/** Bytes before and behind the word "Image" in which the head of a picture has to stand. */
const REACH = { before: 2000, behind: 3000 } as const;
const MAX_PICTURES = 5000;
const PICTURE = "/Image";
const IS_PICTURE = /\/Subtype\s{0,8}\/Image\b/;
/** "/Width 2480", but not "/Width 12 0 R", which only says where the number stands. */
const SIDE = /(\/(?:Width|Height)\s{1,8})(\d{1,6})(?!\d|\s+\d+\s+R)/g;
const FILTER = /\/(?:DCT|JPX|JBIG2|CCITTFax|Flate|LZW|RunLength)Decode/g;

/** The same number of digits, so that nothing moves in the file. */
function onePixel(_: string, name: string, digits: string): string {
  return name + "1".padStart(digits.length, "0");
}

/** The head goes from the last "obj" to the next "stream". */
function headAround(bytes: Buffer, at: number): readonly [number, number] | undefined {
  const first = Math.max(0, at - REACH.before);
  const start = bytes.subarray(first, at).lastIndexOf("obj");
  const end = bytes.subarray(at, at + REACH.behind).indexOf("stream");
  return start < 0 || end < 0 ? undefined : [first + start, at + end];
}

/**
 * pdf.js unpacks every picture of a page, which takes seconds for a scan, although only its place is
 * wanted here. In this copy pictures are one pixel large and packed in no way that it knows; no byte
 * changes its place.
 */
export function withoutPictures(original: Uint8Array): Uint8Array {
  const copy = new Uint8Array(original);
  const bytes = Buffer.from(copy.buffer);
  let at = bytes.indexOf(PICTURE);
  for (let count = 0; at >= 0 && count < MAX_PICTURES; count += 1) {
    const head = headAround(bytes, at);
    const text = head ? bytes.toString("latin1", ...head) : "";
    if (head && IS_PICTURE.test(text)) {
      const changed = text.replace(SIDE, onePixel).replace(FILTER, (name) => `/X${name.slice(2)}`);
      bytes.write(changed, head[0], "latin1");
    }
    at = bytes.indexOf(PICTURE, at + PICTURE.length);
  }
  return copy;
}
