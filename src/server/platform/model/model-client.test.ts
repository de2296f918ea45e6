import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod";
import {
  answer,
  type Behaviour,
  GOOD,
  MISBEHAVIOURS,
  type ModelServer,
  said,
  startModelServer,
} from "#test/support/misbehaving-model.ts";
import { createModelClient } from "./model-client.ts";
import { ModelError } from "./model-error.ts";

const KEY = "sk-secret";
const schema = z.object({ colour: z.string().max(20), count: z.int() });
const question = {
  system: "You count.",
  user: "Mei-Lin Chan, 12 Example Street",
  name: "colours",
  schema,
};

const servers: ModelServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));

async function clientOf(behave: Behaviour, timeoutMs = 10_000) {
  const server = await startModelServer(behave);
  servers.push(server);
  const config = { baseUrl: server.baseUrl, apiKey: KEY, name: "small", timeoutMs };
  return { server, config, client: createModelClient(config) };
}

async function faultOf(asked: Promise<unknown>): Promise<ModelError> {
  const fault = await asked.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(fault instanceof ModelError)) throw new Error(`No ModelError but ${fault}`);
  // Whatever happened: nothing of the question, of the answer or of the key may reach a log.
  expect(`${fault.message} ${fault.stack}`).not.toMatch(/sk-secret|Mei-Lin|Example Street|green/);
  return fault;
}

describe.concurrent("in the end it answers", () => {
  const cases: [keyof typeof MISBEHAVIOURS, requests: number][] = [
    ["good", 1],
    ["rateLimitedTwoSeconds", 2],
    ["fallsTwice", 3],
    ["fenced", 1],
    ["thinksAloud", 1],
    ["wrongAtFirst", 2],
    ["noSchemas", 4],
    ["noBounds", 2],
    ["ownTemperature", 2],
  ];
  test.each(cases)("%s, after %i requests", async (name, requests) => {
    const { client, server } = await clientOf(MISBEHAVIOURS[name]);
    expect(await client.object(question)).toEqual({ object: GOOD });
    expect(server.calls).toHaveLength(requests);
  });
});

describe.concurrent("it gives up and says why", () => {
  const cases: [keyof typeof MISBEHAVIOURS, ModelError["kind"], RegExp, requests: number][] = [
    ["rateLimitedTwoMinutes", "rate-limited", /429 \(rate_limit\)/, 1],
    ["badGateway", "http", /status 502/, 3],
    ["noAnswer", "timeout", /within 1.5 seconds/, 1],
    ["slowDrip", "timeout", /within 1.5 seconds/, 1],
    ["cutBody", "network", /cannot be reached/, 3],
    ["cutPolitely", "bad-response", /did not answer with a chat completion/, 1],
    ["errorInside", "bad-response", /did not answer with a chat completion/, 1],
    ["huge", "bad-response", /longer than 1 MB/, 1],
    ["notUtf8", "bad-response", /not UTF-8/, 1],
    ["proseAroundCutJson", "invalid-output", /it is not JSON/, 2],
    ["wrongTypes", "invalid-output", /colour: invalid_type; count: invalid_type/, 2],
    ["tooLong", "invalid-output", /cut off/, 2],
    ["refusal", "refusal", /declined/, 1],
    ["contentFilter", "refusal", /declined/, 1],
    ["filteredRequest", "refusal", /content_filter/, 1],
    ["wrongKey", "http", /401 \(invalid_api_key\)/, 1],
    ["alwaysBad", "http", /status 400/, 4],
  ];
  test.each(cases)("%s: %s", async (name, kind, sentence, requests) => {
    const { client, server } = await clientOf(
      MISBEHAVIOURS[name],
      kind === "timeout" ? 1500 : 10_000,
    );
    const fault = await faultOf(client.object(question));
    expect([fault.kind, fault.message]).toEqual([kind, expect.stringMatching(sentence)]);
    expect(server.calls).toHaveLength(requests);
  });

  test("a server that is not there: network", async () => {
    const { server, config } = await clientOf(MISBEHAVIOURS.good);
    await server.stop();
    servers.splice(servers.indexOf(server), 1);
    const fault = await faultOf(createModelClient(config).object(question));
    expect([fault.kind, fault.message]).toEqual([
      "network",
      expect.stringContaining("ECONNREFUSED"),
    ]);
  });

  test("the network fails half way through the pauses: the whole ends at the deadline", async () => {
    const { client, server } = await clientOf((_body, before, response) => {
      if (before === 0) answer(response, 503, "{}");
    }, 2500);
    expect((await faultOf(client.object(question))).kind).toBe("timeout");
    expect(server.calls).toHaveLength(2);
  });
});

test("a redirect is not followed, so the key and the documents go nowhere else", async () => {
  const elsewhere = await clientOf(MISBEHAVIOURS.good);
  const { client, server } = await clientOf((_body, _before, response) =>
    answer(response, 307, "", { location: `${elsewhere.server.baseUrl}/chat/completions` }),
  );
  const fault = await faultOf(client.object(question));
  expect([fault.kind, fault.message]).toEqual(["http", "The model's address redirects."]);
  expect([server.calls.length, elsewhere.server.calls.length]).toEqual([1, 0]);
});

test("Retry-After may be a date, and is believed if there is time for it", async () => {
  const now = new Date("2026-11-16T10:00:00Z");
  const limited = (date: string) =>
    clientOf((_body, before, response) =>
      before === 0
        ? answer(response, 429, "{}", { "retry-after": date })
        : answer(response, 200, said(JSON.stringify(GOOD))),
    );
  const soon = await limited("Mon, 16 Nov 2026 10:00:00 GMT");
  const patient = createModelClient(soon.config, { clock: () => now });
  expect(await patient.object(question)).toEqual({ object: GOOD });
  const late = await limited("Mon, 16 Nov 2026 10:05:00 GMT");
  const hurried = createModelClient(late.config, { clock: () => now });
  expect((await faultOf(hurried.object(question))).kind).toBe("rate-limited");
  expect([soon.server.calls.length, late.server.calls.length]).toEqual([2, 1]);
});

test("what the server accepts is remembered", async () => {
  const { client, server } = await clientOf(MISBEHAVIOURS.noSchemas);
  await client.object(question);
  await client.object(question);
  const asked = server.calls.map(({ body }) => body.response_format?.type);
  expect(asked).toEqual(["json_schema", "json_schema", "json_object", undefined, undefined]);
  const last = server.calls.at(-1)?.body.messages[0]?.content;
  expect(last).toContain('"maxLength":20');
});

test("a bad request of one question does not loosen the form of the next", async () => {
  const { client, server } = await clientOf((body, before, response) =>
    MISBEHAVIOURS[before < 4 ? "alwaysBad" : "good"](body, before, response),
  );
  await faultOf(client.object(question));
  await client.object(question);
  expect(JSON.stringify(server.calls.at(-1)?.body.response_format)).toContain("maxLength");
});

test("the request: the key, no randomness, the schema; and what was wrong on the second try", async () => {
  const { client, server } = await clientOf(MISBEHAVIOURS.wrongAtFirst);
  await client.object(question);
  const [first, second] = server.calls;
  expect(first?.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(first?.body).toMatchObject({
    model: "small",
    temperature: 0,
    messages: [
      { role: "system", content: "You count." },
      { role: "user", content: question.user },
    ],
    response_format: {
      json_schema: {
        name: "colours",
        strict: true,
        schema: { required: ["colour", "count"], additionalProperties: false },
      },
    },
  });
  expect(second?.body.messages.slice(2)).toEqual([
    { role: "assistant", content: '{"colour": "green"}' },
    { role: "user", content: expect.stringContaining("count: invalid_type") },
  ]);
});

test("no key is sent to a server that wants none", async () => {
  const { config, server } = await clientOf(MISBEHAVIOURS.good);
  await createModelClient({ ...config, apiKey: "" }).object(question);
  expect(server.calls[0]?.headers).not.toHaveProperty("authorization");
});

test("four at once; others wait their turn, but not longer than their time", async () => {
  const open: (() => void)[] = [];
  const { client, server } = await clientOf(async (_body, _before, response) => {
    await new Promise<void>((resolve) => open.push(resolve));
    answer(response, 200, said(JSON.stringify(GOOD)));
  }, 3000);
  const asked = Array.from({ length: 6 }, () => client.object(question));
  const hurried = new AbortController();
  const impatient = client.object({ ...question, signal: hurried.signal });
  await expect.poll(() => open.length).toBe(4);
  hurried.abort(new Error("the reader has left"));
  await expect(impatient).rejects.toThrow("the reader has left");
  for (const resolve of open.splice(0)) resolve();
  await expect.poll(() => open.length).toBe(2);
  expect(server.load.most).toBe(4);
  const ends = await Promise.allSettled(asked);
  expect(ends.map(({ status }) => status)).toEqual([
    ...Array(4).fill("fulfilled"),
    ...Array(2).fill("rejected"),
  ]);
  expect(server.calls).toHaveLength(6);
});

test("a caller who gives up ends the request, with their own reason", async () => {
  const { client, server } = await clientOf(MISBEHAVIOURS.noAnswer);
  const leaving = new AbortController();
  const asked = client.object({ ...question, signal: leaving.signal });
  await expect.poll(() => server.calls.length).toBe(1);
  leaving.abort(new Error("the reader has left"));
  await expect(asked).rejects.toThrow("the reader has left");
  await expect.poll(() => server.load.now).toBe(0);
});
