import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { endpoint, page } from "#contract/endpoint.ts";
import { ApiError, call, hrefOf, messageOf } from "./api.ts";

const common = { who: "anyone", summary: "A line for this test." } as const;
const getThing = endpoint("GET /api/things/:id", {
  ...common,
  query: z.object({ page: z.optional(z.number()), tag: z.optional(z.array(z.string())) }),
  response: z.object({ seen: z.string() }),
});
const makeThing = endpoint("POST /api/things", {
  ...common,
  body: z.object({ name: z.string() }),
  response: z.object({ seen: z.string() }),
});
const listThings = endpoint("GET /api/things", {
  ...common,
  response: z.object({ seen: z.string() }),
});
const showThing = page("GET /things/:id", common);

let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  answer(request, response, body);
});
const realFetch = globalThis.fetch;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  // The browser knows where it is; Node has to be told.
  vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
    realFetch(`http://127.0.0.1:${port}${path}`, init),
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

function answering(status: number, body: unknown) {
  answer = (_request, response) => {
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.catch((caught: unknown) => caught);
  if (error instanceof ApiError) return error;
  throw new Error("an ApiError was expected");
}

describe("a call", () => {
  test("sends params, query and body where the line says, and reads the answer", async () => {
    answer = (request, response, body) => {
      const seen = [request.method, request.url, request.headers["content-type"], body].join(" | ");
      response.end(JSON.stringify({ seen, more: "is dropped" }));
    };
    expect(
      await call(getThing, { params: { id: "a/b" }, query: { page: 2, tag: ["x", "y"] } }),
    ).toEqual({ seen: "GET | /api/things/a%2Fb?page=2&tag=x&tag=y |  | " });
    expect(await call(makeThing, { body: { name: "n" } })).toEqual({
      seen: 'POST | /api/things | application/json | {"name":"n"}',
    });
    expect(await call(listThings)).toEqual({ seen: "GET | /api/things |  | " });
  });
  test("asks for what the line needs", () => {
    const wrong = () => [
      // @ts-expect-error the path needs an id
      call(getThing),
      // @ts-expect-error the body needs a name
      call(makeThing, { body: {} }),
      // @ts-expect-error a name is text
      call(makeThing, { body: { name: 1 } }),
    ];
    expect(wrong).toBeTypeOf("function");
  });
});

describe("an error", () => {
  test("carries status, fault and the server's sentence", async () => {
    const message = "That name is taken.";
    answering(409, { success: false, message, error: message, fault: "conflict" });
    const error = await errorOf(call(listThings));
    expect(error).toMatchObject({ status: 409, fault: "conflict", message });
    expect(messageOf(error, "Failed.")).toBe(message);
  });
  test("a 500 lets the screen speak", async () => {
    const message = "Something went wrong.";
    answering(500, { success: false, message, error: message, fault: "internal" });
    expect(messageOf(await errorOf(call(listThings)), "Failed.")).toBe("Failed.");
  });
  test.each([
    [502, "<html>Bad gateway</html>"],
    [404, { message: "of another server" }],
    [200, "not JSON"],
    [200, { seen: 7 }],
    [204, ""],
  ])("%d with %j is no answer of ours", async (status, body) => {
    answering(status, body);
    const error = await errorOf(call(listThings));
    expect(error).toMatchObject({ status, fault: "internal" });
    expect(messageOf(error, "Failed.")).toBe("Failed.");
  });
  test("no connection is said in a sentence", async () => {
    answer = (request) => request.socket.destroy();
    const error = await errorOf(call(listThings));
    expect(error).toMatchObject({ status: 0, fault: "unavailable" });
    expect(messageOf(error, "Failed.")).toContain("could not be reached");
  });
  test("giving up is not an error of the network", async () => {
    const signal = AbortSignal.abort();
    await expect(call(listThings, { signal })).rejects.toMatchObject({ name: "AbortError" });
  });
  test("anything else lets the screen speak", () => {
    expect(messageOf(new TypeError("x is undefined"), "Failed.")).toBe("Failed.");
  });
});

test("a link to a page", () => {
  expect(hrefOf(showThing, { params: { id: "7" } })).toBe("/things/7");
});
