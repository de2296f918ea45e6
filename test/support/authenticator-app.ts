import { createHmac } from "node:crypto";

/** A person's authenticator app, written apart from ours: the code of a key (RFC 6238) at a moment. */
export function appCode(secret: string, at: Date): string {
  const bits = [...secret]
    .map((letter) =>
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
    )
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.from(
    Math.floor(at.getTime() / 30_000)
      .toString(16)
      .padStart(16, "0"),
    "hex",
  );
  const mark = createHmac("sha1", key).update(counter).digest();
  const offset = (mark[19] ?? 0) & 15;
  return String((mark.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
