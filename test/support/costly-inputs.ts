import * as z from "zod";
import type { Endpoint, Schema } from "#contract/endpoint.ts";
import type { Browser } from "./browser.ts";
import { someoneLetIn } from "./fuzz-line.ts";
import type { TestApp } from "./test-app.ts";

/**
 * Texts on which patterns are known to take a time that grows with the square of their length, or worse. Each is sent
 * at one length and at twice that, and what counts is how much more of the processor the longer one takes.
 */
const SHAPES: Record<string, string> = {
  letters: "a",
  spaces: " ",
  lines: "\n",
  "lines and spaces": " \n",
  digits: "1",
  dots: "a.",
  "dots alone": ".",
  "at signs": "a@",
  hyphens: "a-",
  slashes: "//",
  brackets: "(",
  tags: "<a ",
  quotes: '"',
  commas: "a, ",
  words: "years of ",
  requirements: "must have and ",
};

/** What one request of the longer length may take, whatever its growth; and from when on growth is judged. */
const LIMITS = { mostMs: 3000, judgedFromMs: 120, growth: 3.2, tries: 3 };
const LENGTHS = { body: 60_000, query: 3000 };

/** The first shape on which a call takes much more than twice as long for twice the text. */
export async function costlyInput(app: TestApp, line: Endpoint): Promise<string | undefined> {
  const browser = await someoneLetIn(app, line);
  for (const [name, shape] of Object.entries(SHAPES)) {
    const sent = (times: 1 | 2) => requestOf(app, line, shape, times);
    const complaint = await growthOf(name, sent, browser);
    if (complaint) return complaint;
  }
  return undefined;
}

interface Sent {
  readonly path: string;
  readonly init: RequestInit;
}

async function growthOf(
  name: string,
  sent: (times: 1 | 2) => Sent,
  browser: Browser,
): Promise<string | undefined> {
  let why: string | undefined;
  // What is done beside it counts as well, and is not there every time.
  for (let attempt = 0; attempt < LIMITS.tries; attempt += 1) {
    const once = await processorMs(browser, sent(1));
    const twice = await processorMs(browser, sent(2));
    why = undefined;
    if (twice > LIMITS.mostMs) why = `${name}: ${Math.round(twice)} ms of the processor`;
    if (twice > LIMITS.judgedFromMs && twice > once * LIMITS.growth)
      why = `${name}: ${Math.round(once)} ms, and ${Math.round(twice)} ms for twice the text`;
    if (!why) return undefined;
  }
  return why;
}

/** Server, client and the match index's thread: all of them are in this process. */
async function processorMs(browser: Browser, { path, init }: Sent): Promise<number> {
  const stop = new AbortController();
  const before = process.cpuUsage();
  const response = await browser.request(path, { ...init, signal: stop.signal });
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) stop.abort();
  else await response.text();
  const { user, system } = process.cpuUsage(before);
  if (response.status >= 500 && response.status !== 503)
    throw new Error(`${path.slice(0, 80)} was answered ${response.status}.`);
  return (user + system) / 1000;
}

function requestOf({ url }: TestApp, line: Endpoint, shape: string, times: 1 | 2): Sent {
  const text = (length: number) => shape.repeat(Math.ceil((times * length) / shape.length));
  const short = text(LENGTHS.query);
  const path = line.path.replace(/:\w+/g, () => encodeURIComponent(short.slice(0, 250)) || "-");
  const query = new URLSearchParams(
    keysOf(line.query).map((key): [string, string] => [key, short.slice(0, times * 1500)]),
  );
  const headers = { origin: url, "content-type": "application/json" };
  const body = "body" in line && line.body ? filled(jsonSchema(line.body), text(LENGTHS.body)) : {};
  const init = line.method === "GET" ? {} : { headers, body: JSON.stringify(body) };
  const asked = [...query].length > 0 ? `?${String(query).slice(0, 7000)}` : "";
  return { path: path + asked, init: { ...init, method: line.method } };
}

const jsonSchema = (schema: Schema) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
const keysOf = (schema: Schema | undefined) =>
  schema ? Object.keys(jsonSchema(schema).properties ?? {}) : [];

type Node = z.core.JSONSchema.BaseSchema;

/** What a schema asks for, with the text wherever a text may stand. */
function filled(node: Node, text: string, depth = 0): unknown {
  if (depth > 6) return text;
  const one = node.anyOf?.find((option) => isNode(option) && option.type !== "null");
  if (one && isNode(one)) return filled(one, text, depth + 1);
  if (node.enum?.[0] !== undefined) return node.enum[0];
  if (node.const !== undefined) return node.const;
  if (node.type === "array" && isNode(node.items)) return [filled(node.items, text, depth + 1)];
  if (node.type === "number" || node.type === "integer") return 1;
  if (node.type === "boolean") return true;
  if (node.type !== "object") return text;
  const properties = Object.entries(node.properties ?? {});
  return Object.fromEntries(
    properties.map(([key, value]) => [key, isNode(value) ? filled(value, text, depth + 1) : text]),
  );
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
