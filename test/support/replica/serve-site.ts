import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Answer, Site } from "./site.ts";

/** One request as a website sees it. */
export interface SeenRequest {
  readonly host: string;
  /** With the query. */
  readonly path: string;
  /** Milliseconds, from performance.now(). */
  readonly at: number;
  readonly userAgent: string;
  readonly status: number;
}

export interface ServedSite {
  /** As FETCH_TEST_HOSTS wants it. */
  readonly standIn: string;
  stop(): Promise<void>;
}

/** A website at an address of its own on this machine. */
export async function serveSite(
  site: Site,
  address: string,
  seen: (request: SeenRequest) => void,
): Promise<ServedSite> {
  const server = createServer(async (request, response) => {
    const at = performance.now();
    const url = new URL(request.url ?? "/", `https://${site.host}`);
    const { authorization = "", "user-agent": userAgent = "", host = "" } = request.headers;
    const answer = answerOf(site, url, authorization);
    seen({ host, path: url.pathname + url.search, at, userAgent, status: answer.status ?? 200 });
    await send(response, answer);
  });
  await new Promise<void>((done) => server.listen(0, address, done));
  const { port } = server.address() as AddressInfo;
  return {
    standIn: `${site.host}=${address}:${port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const NOT_FOUND: Answer = {
  status: 404,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: "<!doctype html><title>Not found</title><h1>Not found</h1>",
};

function answerOf(site: Site, url: URL, authorization: string): Answer {
  if (url.pathname !== "/robots.txt") return site.answer(url, { authorization }) ?? NOT_FOUND;
  if (site.robots === undefined) return NOT_FOUND;
  return { headers: { "content-type": "text/plain" }, body: site.robots };
}

async function send(response: ServerResponse, answer: Answer): Promise<void> {
  const { status = 200, headers = {}, slowMs = 0 } = answer;
  const body = Buffer.from(answer.body ?? "");
  response.writeHead(status, headers);
  if (slowMs === 0) return void response.end(body);
  response.write(body.subarray(0, body.length / 2));
  await wait(slowMs);
  response.end(body.subarray(body.length / 2));
}
