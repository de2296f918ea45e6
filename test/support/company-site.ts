import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The website of a company, on this machine under a name of its own. */
const NAME = "kestrelfreight.example";
export const SITE_ABOUT =
  "Kestrel Freight is a family-owned road and rail freight company that has moved pallets along the east coast since 1978.";
const PAGE = `<!doctype html><html><head><title>Kestrel Freight | Road and rail</title>
  <meta property="og:site_name" content="Kestrel Freight"></head>
  <body><h2>About us</h2><p>${SITE_ABOUT}</p></body></html>`;

/** Answers what FETCH_TEST_HOSTS must say, and how to end it. */
export async function startCompanySite(): Promise<{ hosts: string; stop: () => void }> {
  const site = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(PAGE);
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.2", done));
  const { port } = site.address() as AddressInfo;
  return { hosts: `${NAME}=127.0.0.2:${port}`, stop: () => site.close() };
}
