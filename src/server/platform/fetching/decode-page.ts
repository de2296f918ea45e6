/** So far a page says which letters it is written in (HTML standard). */
const PRESCAN = 1024;
const DECLARED = /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i;

/** The text of a page, by its byte order mark, its header or its own word; UTF-8 otherwise. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const fromHeader = /charset\s*=\s*"?([\w:.-]+)/i.exec(contentType)?.[1];
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, PRESCAN));
  const label = markOf(bytes) ?? fromHeader ?? DECLARED.exec(start)?.[1] ?? "utf-8";
  const decoder = decoderOf(label);
  // In one go, Node takes windows-1252 for Latin-1 and loses the curly quotes; as a stream it does not.
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xef && second === 0xbb ? "utf-8" : undefined;
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
