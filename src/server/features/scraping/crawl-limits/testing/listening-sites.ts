import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type StandIns, standInsOf } from "#server/platform/fetching/stand-ins.ts";

/** A host and a path: "firm.example/jobs". */
type Answer = (response: ServerResponse, times: number) => void;

/** Websites on this machine that note when they were asked for what, and answer as a test wants. */
export interface ListeningSites {
  readonly standIns: StandIns;
  readonly asked: { readonly what: string; readonly at: number; readonly agent: string }[];
  /** What was asked for, in order; of one host when it is named. */
  whats(host?: string): string[];
  answers: Record<string, Answer>;
  stop(): void;
}

export const page =
  (text = "<p>A page</p>", type = "text/html"): Answer =>
  (response) =>
    response.writeHead(200, { "content-type": type }).end(text);
export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end();

export async function startListeningSites(names: readonly string[]): Promise<ListeningSites> {
  const asked: { what: string; at: number; agent: string }[] = [];
  const server = createServer((request, response) => {
    const what = `${request.headers.host}${request.url}`;
    asked.push({ what, at: performance.now(), agent: request.headers["user-agent"] ?? "" });
    const times = asked.filter((one) => one.what === what).length;
    (sites.answers[what] ?? status(404))(response, times);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.3", done));
  const { port } = server.address() as AddressInfo;
  const sites: ListeningSites = {
    standIns: standInsOf(names.map((name) => `${name}=127.0.0.3:${port}`).join()) ?? new Map(),
    asked,
    whats: (host = "") => asked.flatMap(({ what }) => (what.startsWith(host) ? what : [])),
    answers: {},
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return sites;
}
