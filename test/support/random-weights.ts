/** A language model of a few hundred kilobytes that knows nothing: its weights are dice. */

const SHAPE = {
  width: 64,
  heads: 4,
  layers: 2,
  inner: 128,
  /** Room for a whole question letter by letter: it knows no longer words. */
  context: 16_384,
} as const;

/** Types of values in a GGUF file. */
const GGUF = { u32: 4, i32: 5, f32: 6, string: 8, array: 9 } as const;
const VERSION = 3;
const ALIGNMENT = 32;

interface Tensor {
  readonly name: string;
  readonly dimensions: readonly number[];
  /** Norms begin as ones; everything else is random. */
  readonly isNorm: boolean;
}

/** The same bytes for the same seed. */
export function randomWeights(seed: number): Buffer {
  const vocabulary = vocabularyOf();
  const tensors = tensorsOf(vocabulary.length);
  const meta = metaOf(vocabulary);
  let offset = 0;
  const infos = tensors.map(({ name, dimensions }) => {
    const info = [
      string(name),
      u32(dimensions.length),
      ...dimensions.map(u64),
      u32(0),
      u64(offset),
    ];
    offset += padded(bytesOf(dimensions));
    return Buffer.concat(info);
  });
  const head = Buffer.concat([
    Buffer.from("GGUF"),
    u32(VERSION),
    u64(tensors.length),
    u64(meta.length),
    ...meta,
    ...infos,
  ]);
  const dice = diceOf(seed);
  return Buffer.concat([
    aligned(head),
    ...tensors.map((tensor) => aligned(valuesOf(tensor, dice))),
  ]);
}

interface Token {
  readonly text: string;
  readonly type: number;
  readonly score: number;
}

/** Control signs, every byte, and every printable letter of ASCII. */
function vocabularyOf(): Token[] {
  const tokens: Token[] = [
    { text: "<unk>", type: 2, score: 0 },
    { text: "<s>", type: 3, score: 0 },
    { text: "</s>", type: 3, score: 0 },
  ];
  for (let byte = 0; byte < 256; byte += 1)
    tokens.push({
      text: `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`,
      type: 6,
      score: 0,
    });
  for (let code = 32; code < 127; code += 1)
    tokens.push({ text: code === 32 ? "▁" : String.fromCharCode(code), type: 1, score: -code });
  while (tokens.length % ALIGNMENT !== 0)
    tokens.push({ text: `<pad${tokens.length}>`, type: 5, score: -10_000 });
  return tokens;
}

function tensorsOf(vocabulary: number): Tensor[] {
  const { width, inner, layers } = SHAPE;
  const random = (name: string, ...dimensions: number[]): Tensor => ({
    name: `${name}.weight`,
    dimensions,
    isNorm: false,
  });
  const norm = (name: string): Tensor => ({
    name: `${name}.weight`,
    dimensions: [width],
    isNorm: true,
  });
  return [
    random("token_embd", width, vocabulary),
    norm("output_norm"),
    random("output", width, vocabulary),
    ...Array.from({ length: layers }, (_, layer) => `blk.${layer}.`).flatMap((block) => [
      norm(`${block}attn_norm`),
      ...["attn_q", "attn_k", "attn_v", "attn_output"].map((part) =>
        random(block + part, width, width),
      ),
      norm(`${block}ffn_norm`),
      random(`${block}ffn_gate`, width, inner),
      random(`${block}ffn_up`, width, inner),
      random(`${block}ffn_down`, inner, width),
    ]),
  ];
}

function metaOf(vocabulary: readonly Token[]): Buffer[] {
  const { width, heads, layers, inner, context } = SHAPE;
  const entry = (key: string, type: number, value: Buffer) =>
    Buffer.concat([string(key), u32(type), value]);
  const text = (key: string, value: string) => entry(key, GGUF.string, string(value));
  const count = (key: string, value: number) => entry(key, GGUF.u32, u32(value));
  const array = (key: string, type: number, values: readonly Buffer[]) =>
    entry(key, GGUF.array, Buffer.concat([u32(type), u64(values.length), ...values]));
  return [
    text("general.architecture", "llama"),
    text("general.name", "random"),
    count("general.file_type", 0),
    count("llama.context_length", context),
    count("llama.embedding_length", width),
    count("llama.block_count", layers),
    count("llama.feed_forward_length", inner),
    count("llama.attention.head_count", heads),
    count("llama.attention.head_count_kv", heads),
    entry("llama.attention.layer_norm_rms_epsilon", GGUF.f32, f32(1e-5)),
    count("llama.rope.dimension_count", width / heads),
    count("llama.vocab_size", vocabulary.length),
    text("tokenizer.ggml.model", "llama"),
    array(
      "tokenizer.ggml.tokens",
      GGUF.string,
      vocabulary.map((token) => string(token.text)),
    ),
    array(
      "tokenizer.ggml.scores",
      GGUF.f32,
      vocabulary.map(({ score }) => f32(score)),
    ),
    array(
      "tokenizer.ggml.token_type",
      GGUF.i32,
      vocabulary.map(({ type }) => u32(type)),
    ),
    count("tokenizer.ggml.unknown_token_id", 0),
    count("tokenizer.ggml.bos_token_id", 1),
    count("tokenizer.ggml.eos_token_id", 2),
  ];
}

function valuesOf({ dimensions, isNorm }: Tensor, dice: () => number): Buffer {
  const values = new Float32Array(bytesOf(dimensions) / Float32Array.BYTES_PER_ELEMENT);
  for (const at of values.keys()) values[at] = isNorm ? 1 : dice() * 0.6;
  return Buffer.from(values.buffer);
}

/** Between -0.5 and 0.5, always in the same order. */
function diceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

const bytesOf = (dimensions: readonly number[]) =>
  dimensions.reduce((product, size) => product * size, Float32Array.BYTES_PER_ELEMENT);
const padded = (length: number) => Math.ceil(length / ALIGNMENT) * ALIGNMENT;
const aligned = (bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]);

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}
function f32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}
function string(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([u64(bytes.length), bytes]);
}
