import { UNREADABLE, Unreadable } from "./unreadable.ts";

/** What windows-1252 prints from 0x80 to 0x9F; Node's own decoder gives control characters there. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
const FIRST = 0x80;

export function decodeWindows1252(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes).toString("latin1");
  return latin.replace(
    /[\u0080-\u009F]/g,
    (sign) => WINDOWS_1252[sign.charCodeAt(0) - FIRST] ?? sign,
  );
}

function startsWith(bytes: Uint8Array, ...mark: number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}

function strictly(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A byte order mark decides; without one it is UTF-8 if it can be, and windows-1252 if not. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder("utf-16le").decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder("utf-16be").decode(bytes);
  const text = strictly("utf-8", bytes) ?? decodeWindows1252(bytes);
  if (text.includes("\0")) throw new Unreadable(UNREADABLE.notText);
  return text;
}
