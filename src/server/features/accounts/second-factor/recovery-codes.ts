import { createHash, randomBytes } from "node:crypto";
import { base32 } from "./totp.ts";

const HOW_MANY = 10;
/** 80 bits, sixteen letters and figures: nobody finds one by trying, not even with its hash in hand. */
const BYTES = 10;

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () =>
    (base32(randomBytes(BYTES)).match(/.{4}/g) ?? []).join("-"),
  );

/** However it was typed: in small letters, with or without hyphens and spaces. */
export const plainCode = (code: string): string => code.replace(/[\s-]+/g, "").toUpperCase();

export const hashRecoveryCode = (accountId: string, code: string): Buffer =>
  createHash("sha256")
    .update(JSON.stringify(["recovery", accountId, plainCode(code)]))
    .digest();
