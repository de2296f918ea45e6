import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts what the database keeps but a copy of the database must not tell. */
export interface Sealer {
  /** What is sealed for one purpose opens for no other. */
  seal(purpose: string, plain: Buffer): Buffer;
  /** Undefined when it was sealed for something else, with a secret we do not know, or changed. */
  open(purpose: string, sealed: Buffer): Buffer | undefined;
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The first secret seals; the others, from before a change, still open. */
export function createSealer(secrets: readonly [string, ...string[]]): Sealer {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync("sha256", secret, "candour", "sealed in the database", 32)),
  );
  return {
    seal(purpose, plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keys[0] ?? "", nonce);
      cipher.setAAD(Buffer.from(purpose));
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    open(purpose, sealed) {
      if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
      for (const key of keys) {
        const plain = opened(key, purpose, sealed);
        if (plain) return plain;
      }
      return undefined;
    },
  };
}

function opened(key: Buffer, purpose: string, sealed: Buffer): Buffer | undefined {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(purpose));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = sealed.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch {
    return undefined;
  }
}
