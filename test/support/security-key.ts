import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** A device that keeps passkeys, without a browser around it: what it signs can be bent in every way. */

const MAKE: Record<string, () => { publicKey: KeyObject; privateKey: KeyObject }> = {
  "-7": () => generateKeyPairSync("ec", { namedCurve: "prime256v1" }),
  "-8": () => generateKeyPairSync("ed25519"),
  "-257": () => generateKeyPairSync("rsa", { modulusLength: 2048 }),
};
const FLAG = { present: 1, verified: 4, hasCredential: 64 };

/** What a tampered device or a page elsewhere would say instead. */
export interface Bent {
  readonly type?: string;
  readonly challenge?: string;
  readonly origin?: string;
  readonly crossOrigin?: boolean;
  readonly rpId?: string;
  readonly flags?: number;
  readonly count?: number;
  readonly userHandle?: string;
}

interface Options {
  readonly challenge: string;
  readonly rp_id: string;
}

export function makeSecurityKey(origin: string, algorithm = -7) {
  const { publicKey, privateKey } = MAKE[String(algorithm)]?.() ?? generateKeyPairSync("ed25519");
  const id = randomBytes(32);
  let count = 0;
  let handle = "";

  const clientData = (ceremony: string, options: Options, bent: Bent) =>
    Buffer.from(
      JSON.stringify({
        type: bent.type ?? ceremony,
        challenge: bent.challenge ?? options.challenge,
        origin: bent.origin ?? origin,
        crossOrigin: bent.crossOrigin ?? false,
      }),
    );
  const head = (options: Options, flags: number, bent: Bent) => {
    const bytes = Buffer.alloc(5);
    bytes.writeUInt8(bent.flags ?? flags);
    bytes.writeUInt32BE(bent.count ?? count, 1);
    const site = createHash("sha256")
      .update(bent.rpId ?? options.rp_id)
      .digest();
    return Buffer.concat([site, bytes]);
  };

  return {
    id: id.toString("base64url"),

    create(options: Options & { user_id: string }, bent: Bent = {}) {
      handle = options.user_id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const flags = FLAG.present | FLAG.verified | FLAG.hasCredential;
      // The key follows as CBOR on the wire; nobody here reads it from there.
      const data = [head(options, flags, bent), Buffer.alloc(16), length, id, Buffer.alloc(77)];
      return {
        id: id.toString("base64url"),
        client_data: clientData("webauthn.create", options, bent).toString("base64url"),
        authenticator_data: Buffer.concat(data).toString("base64url"),
        public_key: publicKey.export({ type: "spki", format: "der" }).toString("base64url"),
        algorithm,
      };
    },

    get(options: Options, bent: Bent = {}) {
      count += 1;
      const client = clientData("webauthn.get", options, bent);
      const authenticator = head(options, FLAG.present | FLAG.verified, bent);
      const told = createHash("sha256").update(client).digest();
      const signed = Buffer.concat([authenticator, told]);
      const signature = sign(algorithm === -8 ? null : "sha256", signed, privateKey);
      return {
        id: id.toString("base64url"),
        client_data: client.toString("base64url"),
        authenticator_data: authenticator.toString("base64url"),
        signature: signature.toString("base64url"),
        user_handle: bent.userHandle ?? handle,
      };
    },
  };
}

export type SecurityKey = ReturnType<typeof makeSecurityKey>;
