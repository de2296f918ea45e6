import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  GeneralChatWrapper,
  getLlama,
  type Llama,
  LlamaChatSession,
  type LlamaContext,
  LlamaLogLevel,
  NoBinaryFoundError,
  TokenBias,
} from "node-llama-cpp";
import { answer, type ChatRequest, said, startModelServer } from "./misbehaving-model.ts";
import { randomWeights } from "./random-weights.ts";

/**
 * A real language model on loopback, in the place of OpenAI's: real inference, real grammar, real
 * stop reasons. Only what it says is noise.
 */
export interface RandomModel {
  readonly baseUrl: string;
  readonly calls: readonly { readonly body: ChatRequest }[];
  stop(): Promise<void>;
}

const SEED = 42;
/** Dice seldom end a text, a number or a list. Where the grammar allows its end, it is made likely. */
const TERSE = { logit: 5 };
const MOST_TOKENS = 1000;

/** Undefined on platforms for which llama.cpp comes without a built program. */
export async function startRandomModel(): Promise<RandomModel | undefined> {
  const llama = await startLlama();
  if (!llama) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "candour-model-"));
  const modelPath = join(folder, "random.gguf");
  await writeFile(modelPath, randomWeights(SEED));
  const model = await llama.loadModel({ modelPath });
  const context = await model.createContext({ contextSize: 16_384, threads: 1, sequences: 1 });
  // One sequence: a question waits for the one before.
  let before = Promise.resolve();
  const server = await startModelServer((body, _before, response) => {
    before = before.then(async () => {
      const reply = await generate(llama, context, body).catch((error: unknown) => error);
      if (reply instanceof Error) return answer(response, 500, { error: { message: `${reply}` } });
      answer(response, 200, reply);
    });
    return before;
  });
  return {
    baseUrl: server.baseUrl,
    calls: server.calls,
    async stop() {
      await server.stop();
      await before;
      await llama.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startLlama(): Promise<Llama | undefined> {
  try {
    return await getLlama({
      build: "never",
      gpu: false,
      skipDownload: true,
      progressLogs: false,
      logLevel: LlamaLogLevel.error,
    });
  } catch (error) {
    if (error instanceof NoBinaryFoundError) return undefined;
    throw error;
  }
}

async function generate(llama: Llama, context: LlamaContext, body: ChatRequest) {
  const [system, ...rest] = body.messages.map(({ content }) => content);
  const schema = body.response_format?.json_schema?.schema;
  const grammar = schema && (await grammarOf(llama, JSON.stringify(schema)));
  const { model } = context;
  const sequence = context.getSequence();
  try {
    const session = new LlamaChatSession({
      contextSequence: sequence,
      // Otherwise it is found out anew for every question which one fits.
      chatWrapper: new GeneralChatWrapper(),
      ...(system && { systemPrompt: system }),
    });
    const { responseText, stopReason } = await session.promptWithMeta(rest.join("\n"), {
      ...(grammar && { grammar }),
      maxTokens: MOST_TOKENS,
      // Not what was asked for: at 0 dice say one thing for ever.
      temperature: 1,
      seed: SEED,
      tokenBias: TokenBias.for(model).set(model.tokenize('",]{', false, "trimLeadingSpace"), TERSE),
    });
    return said(responseText, { finish: stopReason === "maxTokens" ? "length" : "stop" });
  } finally {
    await sequence.dispose();
  }
}

/** From text, because its types want a schema that is known before the program runs. */
const grammarOf = (llama: Llama, schema: string) =>
  llama.createGrammarForJsonSchema(JSON.parse(schema));
