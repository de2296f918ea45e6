import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#contract/endpoint.ts";
import { recordingLog } from "../jobs/testing/workshop.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { createRoutes } from "./routes.ts";
import { serveRoutes } from "./serve-routes.ts";
import { createHttpServer } from "./server.ts";

const readThing = endpoint("GET /api/things/:name", {
  who: "anyone",
  summary: "Only in this test.",
  query: z.object({ token: z.optional(z.string()) }),
  response: z.object({ text: z.string() }),
});

let app: FastifyInstance;
let url: string;
const { lines, log } = recordingLog();
beforeAll(async () => {
  const routes = createRoutes();
  routes.on(readThing).answer(async ({ params }) => {
    if (params.name === "slow") await pause(60_000, undefined, { ref: false });
    return { text: "a".repeat(500) };
  });
  const options = {
    secret: "only for this test, long enough",
    secure: false,
    trustProxy: [],
    requestsPerMinute: 0,
    connections: 100,
    accessLog: true,
    openPerNetwork: 100,
    dev: false,
  };
  app = await createHttpServer(options, log, createMetrics());
  serveRoutes(app, routes.all, {
    publicUrl: undefined,
    secure: false,
    isPublished: false,
    startToken: "none",
    identify: async () => null,
    log,
  });
  url = await app.listen({ host: "127.0.0.1", port: 0 });
});
beforeEach(() => lines.splice(0));
afterAll(() => app?.close());

const requests = () => lines.filter(({ msg }) => msg === "request");

test("each request is one line, without address, question or visitor", async () => {
  const answer = await fetch(`${url}/api/things/ada-lovelace?token=very-secret`, {
    headers: { "user-agent": "somebody's browser", cookie: "session=hidden" },
  });
  const body = await answer.text();
  await vi.waitFor(() => expect(requests()).toHaveLength(1));
  const [line] = requests();
  // The last two are of this test's own log.
  expect(Object.keys(line ?? {}).sort()).toEqual(
    [
      "bytes",
      "level",
      "method",
      "ms",
      "msg",
      "requestId",
      "route",
      "status",
      "time",
      "pid",
      "hostname",
    ].sort(),
  );
  expect(line).toMatchObject({
    level: "info",
    requestId: answer.headers.get("x-request-id"),
    method: "GET",
    route: "/api/things/:name",
    status: 200,
  });
  expect(line?.bytes).toBeGreaterThanOrEqual(body.length);
  expect(line?.bytes).toBeLessThan(body.length + 5000);
  expect(JSON.stringify(lines)).not.toMatch(/lovelace|very-secret|browser|hidden|127\.0/);
});

test("so is one that nobody answers to, and one whose client has left", async () => {
  await fetch(`${url}/no/such/ada-lovelace`);
  const left = request(`${url}/api/things/slow`);
  left.on("error", () => {});
  left.end();
  await vi.waitFor(() => expect(app.server.listening).toBe(true));
  await new Promise((resolve) => left.once("socket", (socket) => socket.once("connect", resolve)));
  await pause(100);
  left.destroy();
  await vi.waitFor(() => expect(requests()).toHaveLength(2), { timeout: 20_000 });
  expect(requests()).toMatchObject([
    { route: "(page)", status: 404 },
    { route: "/api/things/:name", aborted: true },
  ]);
});
