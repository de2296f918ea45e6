import file from "./reading-model.json" with { type: "json" };

/** The student of tools/reading-model: vectors of word pieces and a small net, all in plain numbers. */
export interface ReadingModel {
  readonly version: string;
  readonly width: number;
  readonly hidden: number;
  readonly places: ReadonlyMap<string, number>;
  /** The pieces by their number. */
  readonly names: readonly string[];
  readonly vectors: Int8Array;
  readonly scales: Float32Array;
  readonly weights: Uint16Array;
  readonly net: Readonly<Record<NetPart, Float64Array>>;
}

const NET_PARTS = [
  "left",
  "right",
  "pair_weight",
  "pair_bias",
  "back_weight",
  "back_bias",
  "both_weight",
  "both_bias",
  "self_weight",
  "self_bias",
  "out_0_weight",
  "out_0_bias",
  "out_2_weight",
  "out_2_bias",
] as const;
type NetPart = (typeof NET_PARTS)[number];

type ModelFile = typeof file;

export function loadModel(from: ModelFile): ReadingModel {
  const { pieces, vectors, scales, weights, net } = from;
  const parts = [pieces, vectors, scales, weights, ...NET_PARTS.map((name) => net[name])];
  if (hashOf(parts) !== from.version)
    throw new Error("The reading model's file is damaged: its hash is not the one that it names.");
  const names = pieces.split("\n");
  return {
    version: from.version,
    width: from.width,
    hidden: from.hidden,
    places: new Map(names.map((piece, at) => [piece, at])),
    names,
    vectors: new Int8Array(bytesOf(from.vectors)),
    scales: new Float32Array(bytesOf(from.scales)),
    weights: new Uint16Array(bytesOf(from.weights)),
    // Every part is there: they come from the list of parts.
    net: Object.fromEntries(
      NET_PARTS.map((part) => [part, Float64Array.from(new Float32Array(bytesOf(from.net[part])))]),
    ) as Record<NetPart, Float64Array>,
  };
}

/** As tools/reading-model/pack-model.py works it out: two numbers of 32 bits over all characters. */
export function hashOf(parts: readonly string[]): string {
  let one = 0x811c9dc5;
  let other = 7;
  for (const part of parts)
    for (let at = 0; at < part.length; at += 1) {
      const code = part.charCodeAt(at);
      one = Math.imul(one ^ code, 0x01000193);
      other = (Math.imul(other, 31) + code) | 0;
    }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

function bytesOf(text: string): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = Buffer.from(text, "base64");
  const bytes = new ArrayBuffer(byteLength);
  new Uint8Array(bytes).set(new Uint8Array(buffer, byteOffset, byteLength));
  return bytes;
}

export const READING_MODEL: ReadingModel = loadModel(file);

let isOn = true;

/** READING_MODEL=off: what words and names leave open stays open. */
export function setReadingModel(on: boolean): void {
  isOn = on;
}
export const isReadingModelOn = (): boolean => isOn;
