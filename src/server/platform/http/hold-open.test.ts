import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#contract/endpoint.ts";
import { conflict } from "../faults.ts";
import { createLog } from "../log.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { createRoutes } from "./routes.ts";
import { serveRoutes } from "./serve-routes.ts";
import { createHttpServer } from "./server.ts";

const wait = endpoint("POST /api/test/wait", {
  who: "anyone",
  summary: "Answers when it is told to.",
  held: true,
  response: z.object({ done: z.boolean() }),
});

function toBeTold() {
  let resolve = (_: { done: boolean }) => {};
  let reject = (_: Error) => {};
  const promise = new Promise<{ done: boolean }>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  // It may be told before anybody asks.
  promise.catch(() => {});
  return { promise, resolve, reject };
}

const metrics = createMetrics();
let app: FastifyInstance;
let url: string;
let told: ReturnType<typeof toBeTold>;
let isThrough = false;
beforeAll(async () => {
  const routes = createRoutes();
  routes.on(wait).answer(async () => {
    const answer = await told.promise;
    isThrough = true;
    return answer;
  });
  const options = {
    secret: "s".repeat(32),
    secure: false,
    trustProxy: [],
    requestsPerMinute: 0,
    connections: 100,
    accessLog: false,
    openPerNetwork: 100,
    dev: false,
  };
  const log = createLog("silent");
  app = await createHttpServer(options, log, metrics);
  serveRoutes(app, routes.all, {
    publicUrl: undefined,
    secure: false,
    isPublished: false,
    startToken: "",
    identify: async () => null,
    log,
    heldEveryMs: 20,
  });
  url = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => {
  app?.server.closeAllConnections();
  return app?.close();
});
beforeEach(() => {
  told = toBeTold();
  isThrough = false;
});

const ask = (signal?: AbortSignal) =>
  fetch(`${url}${wait.path}`, {
    method: "POST",
    // As a browser asks: a compressor in between would hold the spaces back.
    headers: { origin: url, "accept-encoding": "gzip, deflate, br" },
    signal: signal ?? null,
  });

/** Until the server has let so many spaces through. */
async function spacesOf(response: Response, atLeast: number) {
  const reader = response.body?.getReader();
  let text = "";
  while (reader && text.length < atLeast)
    text += new TextDecoder().decode((await reader.read()).value);
  return { spaces: text, rest: reader };
}

async function restOf(reader: ReadableStreamDefaultReader<Uint8Array> | undefined) {
  let text = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    text += new TextDecoder().decode(part.value);
  return text;
}

describe("a held answer", () => {
  test("that is there at once is an answer like any other", async () => {
    told.resolve({ done: true });
    const answer = await ask();
    expect([answer.status, await answer.text()]).toEqual([200, '{"done":true}']);
  });

  test("that is refused at once has its status", async () => {
    told.reject(conflict("Not now."));
    const answer = await ask();
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({ fault: "conflict", message: "Not now." }),
    ]);
  });

  test("that takes long keeps the line open with spaces, and is JSON in the end", async () => {
    const answer = await ask();
    expect(answer.headers.get("content-type")).toContain("application/json");
    const { spaces, rest } = await spacesOf(answer, 3);
    expect(spaces.trim()).toBe("");
    told.resolve({ done: true });
    expect(JSON.parse(spaces + (await restOf(rest)))).toEqual({ done: true });
  });

  test.each([
    ["is refused", conflict("Not any more."), { fault: "conflict", message: "Not any more." }],
    ["fails", new Error("secret"), { fault: "internal", message: /went wrong on our side/ }],
  ])("that %s later says so in the answer", async (_, error, said) => {
    const { spaces, rest } = await spacesOf(await ask(), 1);
    told.reject(error);
    const body = JSON.parse(spaces + (await restOf(rest)));
    expect(body).toMatchObject({ success: false, fault: said.fault });
    expect(body.message).toMatch(said.message);
  });

  test("goes on when whoever asked has left", async () => {
    const leaving = new AbortController();
    await spacesOf(await ask(leaving.signal), 1);
    leaving.abort();
    await vi.waitFor(() => expect(metrics.underWay()).toBe(0));
    told.resolve({ done: true });
    await vi.waitFor(() => expect(isThrough).toBe(true));
  });
});
