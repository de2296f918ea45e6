import { createHmac, timingSafeEqual } from "node:crypto";

/** Tokens for links: anyone can read what is in them, only we can make them, and they never end. */
export interface Signer {
  /** A token made for one purpose is none for another. */
  sign(purpose: string, value: string): string;
  /** What was signed, or undefined when we did not sign it. */
  read(purpose: string, token: string): string | undefined;
}

export function createSigner(secret: string): Signer {
  const markOf = (purpose: string, value: string) =>
    createHmac("sha256", secret)
      .update(JSON.stringify([purpose, value]))
      .digest();
  return {
    sign: (purpose, value) => `${value}.${markOf(purpose, value).toString("base64url")}`,
    read(purpose, token) {
      const dot = token.lastIndexOf(".");
      const value = token.slice(0, Math.max(0, dot));
      const given = Buffer.from(token.slice(dot + 1), "base64url");
      const mark = markOf(purpose, value);
      return given.length === mark.length && timingSafeEqual(given, mark) ? value : undefined;
    },
  };
}
