import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** What a client asks of a chat model, as far as tests look at it. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly temperature?: number;
  readonly response_format?: {
    readonly type: string;
    readonly json_schema?: { readonly schema: Record<string, unknown> };
  };
}

interface Call {
  readonly body: ChatRequest;
  readonly headers: IncomingMessage["headers"];
}

/** Gets the request, how many came before it, and the response to answer as it likes. */
export type Behaviour = (
  body: ChatRequest,
  before: number,
  response: ServerResponse,
) => void | Promise<void>;

/** A model's server on loopback that does as it is told, however bad. */
export interface ModelServer {
  readonly baseUrl: string;
  readonly calls: readonly Call[];
  /** How many requests are being answered, and how many there ever were at once. */
  readonly load: { now: number; most: number };
  stop(): Promise<void>;
}

export async function startModelServer(behave: Behaviour): Promise<ModelServer> {
  const calls: Call[] = [];
  const load = { now: 0, most: 0 };
  const server = createServer(async (request, response) => {
    load.now += 1;
    load.most = Math.max(load.most, load.now);
    response.on("close", () => {
      load.now -= 1;
    });
    if (request.url !== "/v1/chat/completions") return answer(response, 404, {});
    const body: ChatRequest = JSON.parse(await text(request));
    calls.push({ body, headers: request.headers });
    await behave(body, calls.length - 1, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The model has no port.");
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    calls,
    load,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export function answer(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body));
}

/** A chat completion that says this. */
export const said = (
  content: string | null,
  { finish = "stop", refusal }: { finish?: string; refusal?: string } = {},
) => ({
  id: "c1",
  object: "chat.completion",
  choices: [
    {
      index: 0,
      message: { role: "assistant", content, ...(refusal && { refusal }) },
      finish_reason: finish,
    },
  ],
});

/** Answers well, with whatever this makes of the request. */
export const scripted =
  (script: (body: ChatRequest) => unknown): Behaviour =>
  (body, _before, response) =>
    answer(response, 200, said(JSON.stringify(script(body))));

export const GOOD = { colour: "green", count: 3 };
const good = said(JSON.stringify(GOOD));
const always =
  (...[status, body, headers]: [number, unknown, Record<string, string>?]): Behaviour =>
  (_body, _before, response) =>
    answer(response, status, body, headers);
const badUntil =
  (
    times: number,
    ...[status, body, headers]: [number, unknown, Record<string, string>?]
  ): Behaviour =>
  (_body, before, response) =>
    before < times ? answer(response, status, body, headers) : answer(response, 200, good);

const EMPTY_CHUNK_MS = 40;

/** Every way to fail that was met in the wild or can be thought of. */
export const MISBEHAVIOURS = {
  good: always(200, good),
  rateLimitedTwoSeconds: badUntil(1, 429, { error: {} }, { "retry-after": "2" }),
  rateLimitedTwoMinutes: always(429, { error: { code: "rate_limit" } }, { "retry-after": "120" }),
  fallsTwice: badUntil(2, 500, { error: { message: "boom" } }),
  badGateway: always(502, "<html><h1>Bad Gateway</h1></html>", { "content-type": "text/html" }),
  noAnswer: () => {},
  slowDrip: async (_body, _before, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    for (const letter of JSON.stringify(good)) {
      if (response.destroyed) return;
      response.write(letter);
      await new Promise((resolve) => setTimeout(resolve, EMPTY_CHUNK_MS));
    }
    response.end();
  },
  cutBody: (_body, _before, response) => {
    const whole = JSON.stringify(good);
    response.writeHead(200, { "content-length": String(Buffer.byteLength(whole)) });
    response.write(whole.slice(0, 40), () => response.destroy());
  },
  cutPolitely: always(200, JSON.stringify(good).slice(0, 60)),
  proseAroundCutJson: always(200, said('Sure! Here it is: {"colour": "green", "cou')),
  fenced: always(200, said(`Here you go:\n\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\`\nEnjoy!`)),
  thinksAloud: always(200, said(`<think>{perhaps} red?</think>\n${JSON.stringify(GOOD)}`)),
  wrongTypes: always(200, said('{"colour": 7, "count": "three"}')),
  wrongAtFirst: (_body, before, response) =>
    answer(response, 200, before === 0 ? said('{"colour": "green"}') : good),
  refusal: always(200, said(null, { refusal: "I cannot help with Mei-Lin's resume." })),
  contentFilter: always(200, said("", { finish: "content_filter" })),
  filteredRequest: always(400, { error: { code: "content_filter", message: "Mei-Lin" } }),
  tooLong: always(200, said('{"colour": "gre', { finish: "length" })),
  noSchemas: (body, _before, response) =>
    body.response_format
      ? answer(response, 400, { error: { message: "response_format is not supported" } })
      : answer(response, 200, good),
  noBounds: (body, _before, response) =>
    JSON.stringify(body.response_format).includes("maxLength")
      ? answer(response, 400, { error: { message: "'maxLength' is not permitted" } })
      : answer(response, 200, good),
  ownTemperature: (body, _before, response) =>
    body.temperature === undefined
      ? answer(response, 200, good)
      : answer(response, 400, { error: { message: "Unsupported value: 'temperature'" } }),
  wrongKey: always(401, { error: { code: "invalid_api_key", message: "sk-secret is wrong" } }),
  alwaysBad: always(400, { error: { message: "Mei-Lin's resume is too long" } }),
  huge: always(200, said("x".repeat(2 * 1024 * 1024))),
  notUtf8: always(200, Buffer.concat([Buffer.from('{"choices":"'), Buffer.from([0xc3, 0x28])])),
  errorInside: always(200, { error: { message: "overloaded" } }),
} satisfies Record<string, Behaviour>;

/** The message that a prompt carries between its marks. */
export function messageIn({ messages }: ChatRequest): string {
  const asked = messages.find(({ role }) => role === "user")?.content ?? "";
  return /\[message [\w-]+\]\n([\s\S]*)\n\[end of message/.exec(asked)?.[1] ?? "";
}
