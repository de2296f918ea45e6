import { PROFILE_VERSION } from "../profiles.ts";
import {
  type BitSink,
  type BitSource,
  bytesOf,
  newSink,
  newSource,
  putBits,
  takeBits,
  takeEnd,
} from "./bit-source.ts";

import type { Form } from "./form.ts";

const KINDS = { candidate: 1, vacancy: 2 } as const;
type Kind = keyof typeof KINDS;
const NAMES: Readonly<Record<Kind, string>> = {
  candidate: "a candidate's profile",
  vacancy: "a vacancy's profile",
};

/** The profile was made by another version of the matcher: it has to be made anew. */
export class StaleProfile extends Error {
  constructor(version: number) {
    super(`The packed profile has version ${version}, not ${PROFILE_VERSION}: make it anew.`);
  }
}

/** First what it is, then the version, so that both are known before anything else is read. */
export function seal<Profile>(kind: Kind, form: Form<Profile>, profile: Profile): Uint8Array {
  const sink = newSink();
  putBits(sink, KINDS[kind], 8);
  putVersion(sink);
  form.put(sink, profile);
  return bytesOf(sink);
}

export function unseal<Profile>(
  kind: Kind,
  form: Form<Profile>,
  bytes: Uint8Array,
  kept: boolean,
): Profile {
  const source = newSource(bytes, kept);
  if (takeBits(source, 8) !== KINDS[kind]) throw new Error(`These bytes are not ${NAMES[kind]}.`);
  const version = takeVersion(source);
  if (version !== PROFILE_VERSION) throw new StaleProfile(version);
  const profile = form.take(source);
  takeEnd(source);
  return profile;
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
function putVersion(sink: BitSink): void {
  let rest = PROFILE_VERSION;
  for (; rest > 0x7f; rest >>>= 7) putBits(sink, 0x80 | (rest & 0x7f), 8);
  putBits(sink, rest, 8);
}

function takeVersion(source: BitSource): number {
  let version = 0;
  for (let scale = 1; ; scale *= 0x80) {
    const byte = takeBits(source, 8);
    version += (byte & 0x7f) * scale;
    if (byte < 0x80) return version;
  }
}
