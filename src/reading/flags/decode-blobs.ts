const BASE64 = /[A-Za-z0-9+/_-]{24,}={0,2}/g;
const HEX = /(?:[0-9a-f]{2}[ :]?){20,}/gi;
const MOST_BLOBS = 20;
const MOSTLY_READABLE = 0.95;

/** Texts that were written in the line as base64 or hexadecimal, where they are readable. */
export function decodeBlobs(text: string): string[] {
  const base64 = [...text.matchAll(BASE64)].slice(0, MOST_BLOBS).map(([blob]) => fromBase64(blob));
  const hex = [...text.matchAll(HEX)].slice(0, MOST_BLOBS).map(([blob]) => fromHex(blob));
  return [...base64, ...hex].filter(isReadable);
}

function fromBase64(blob: string): string {
  const plain = blob.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "");
  const whole = plain.length % 4 === 1 ? plain.slice(0, -1) : plain;
  try {
    return atob(whole);
  } catch {
    return "";
  }
}

function fromHex(blob: string): string {
  const pairs = blob.replace(/[^0-9a-f]/gi, "").match(/../g) ?? [];
  return pairs.map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join("");
}

function isReadable(text: string): boolean {
  const readable = text.match(/[\x20-\x7e\n\r\t]/g)?.length ?? 0;
  return text.length >= 12 && text.includes(" ") && readable >= text.length * MOSTLY_READABLE;
}
