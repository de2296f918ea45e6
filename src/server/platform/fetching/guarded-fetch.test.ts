import { createSocket } from "node:dgram";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FetchRefused } from "./fetch-refused.ts";
import { FETCH_SENTENCES as say } from "./fetch-sentences.ts";
import {
  ANY_TYPE,
  type FetchOptions,
  guardedFetch,
  isPublicAddress,
  resolveName,
} from "./guarded-fetch.ts";

import { standInsOf } from "./stand-ins.ts";

const HTML = { "content-type": "text/html; charset=utf-8" };
const MEGABYTE = 1024 * 1024;

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
const to =
  (location: string): Answer =>
  (response) => {
    response.writeHead(302, { location }).end();
  };
const ANSWERS: Record<string, Answer> = {
  "/": (response, { headers }) =>
    response.writeHead(200, HTML).end(`<p>${headers.host} ${headers["user-agent"]}</p>`),
  "/latin": (response) =>
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(Buffer.from('<meta charset="windows-1252"><p>Caf\xe9</p>', "latin1")),
  "/file": (response) => response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF"),
  "/gone": (response) => response.writeHead(404, HTML).end("no"),
  "/large": (response) => response.writeHead(200, HTML).end("x".repeat(2 * MEGABYTE + 1)),
  "/bomb": (response) =>
    response
      .writeHead(200, { ...HTML, "content-encoding": "gzip" })
      .end(gzipSync(Buffer.alloc(50 * MEGABYTE))),
  "/packed": (response) =>
    response.writeHead(200, { ...HTML, "content-encoding": "gzip" }).end(gzipSync("<p>packed</p>")),
  "/never": () => {},
  "/drip": (response) => {
    response.writeHead(200, HTML).write("<p>");
  },
  "/busy": (response) => response.writeHead(429, { "retry-after": "7" }).end(),
  "/headers": (response, { headers }) => {
    const { authorization = "none", accept } = headers;
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ authorization, accept }));
  },
  "/headers-here": to("/headers"),
  "/headers-elsewhere": to("http://other.example/headers"),
  "/once": to("/"),
  "/circle": to("/circle"),
  "/inside": to("http://169.254.169.254/latest/meta-data/"),
  "/loopback": to("http://localhost/"),
  "/scheme": to("file:///etc/passwd"),
  "/five": to("/4"),
  "/4": to("/3"),
  "/3": to("/2"),
  "/2": to("/1"),
  "/1": to("/"),
};

let server: Server;
let options: FetchOptions;
beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = ANSWERS[request.url ?? ""];
    if (answer) answer(response, request);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.2", done));
  const { port } = server.address() as AddressInfo;
  options = {
    standIns:
      standInsOf(`firm.example=127.0.0.2:${port},other.example=127.0.0.2:${port}`) ?? new Map(),
    standInsOnly: true,
    userAgent: "Candour/1.0 (test)",
  };
});
afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

const read = (path: string, more: Partial<FetchOptions> = {}) =>
  guardedFetch(`http://firm.example${path}`, { ...options, ...more });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "it was read",
    (error: Error) => error.message,
  );

test("a page is read under its own name, by somebody who says who is asking", async () => {
  const page = await read("/");
  expect(page).toEqual({
    url: "http://firm.example/",
    text: "<p>firm.example Candour/1.0 (test)</p>",
  });
  expect((await read("/latin")).text).toContain("<p>Café</p>");
  expect((await read("/packed")).text).toBe("<p>packed</p>");
});

test("redirects are followed, five at most, and the address is where it was read", async () => {
  expect((await read("/once")).url).toBe("http://firm.example/");
  expect((await read("/five")).url).toBe("http://firm.example/");
  expect(await refusal(read("/five", { maxRedirects: 4 }))).toBe(say.tooManyRedirects);
  expect(await refusal(read("/circle"))).toBe(say.tooManyRedirects);
});

test.each([
  ["/file", say.notAPage],
  ["/gone", say.refused(404)],
  ["/large", say.tooLarge],
  ["/bomb", say.tooLarge],
  ["/inside", say.notPublic],
  ["/loopback", say.notPublic],
  ["/scheme", say.wrongScheme],
])("%s is refused: %s", async (path, sentence) => {
  expect(await refusal(read(path))).toBe(sentence);
});

test.each(["/never", "/drip"])("a site that does not come to an end (%s) is left", async (path) => {
  expect(await refusal(read(path, { timeoutMs: 150 }))).toBe(say.tooSlow);
});

test("who is about to be asked is known before every hop, and what is thrown then ends it", async () => {
  const hops: string[] = [];
  const beforeHop = async ({ pathname }: URL) => {
    hops.push(pathname);
    if (pathname === "/3") throw new RangeError("our own");
  };
  expect((await read("/1", { beforeHop })).url).toBe("http://firm.example/");
  await expect(read("/five", { beforeHop })).rejects.toThrow(RangeError);
  expect(hops).toEqual(["/1", "/", "/five", "/4", "/3"]);
  // A place that is never connected to is no hop.
  expect(await refusal(read("/inside", { beforeHop }))).toBe(say.notPublic);
  expect(hops.at(-1)).toBe("/inside");
});

test("waiting for a turn is not counted against the website", async () => {
  const beforeHop = () => new Promise<void>((done) => setTimeout(done, 900));
  await expect(read("/", { beforeHop, timeoutMs: 800 })).resolves.toBeDefined();
  expect(await refusal(read("/never", { beforeHop, timeoutMs: 100 }))).toBe(say.tooSlow);
});

test("headers of our own go to whom they are for, and not with a redirect to somebody else", async () => {
  const json = { contentTypes: ["application/json"], headers: { authorization: "Bearer key" } };
  const sent = async (path: string) => JSON.parse((await read(path, json)).text);
  expect(await sent("/headers")).toEqual({
    authorization: "Bearer key",
    accept: "application/json",
  });
  expect(await sent("/headers-here")).toMatchObject({ authorization: "Bearer key" });
  expect(await sent("/headers-elsewhere")).toMatchObject({ authorization: "none" });
});

test("a refusal says what the website answered, and when it wants to be asked again", async () => {
  const refused = await read("/busy").catch((error) => error);
  expect(refused).toBeInstanceOf(FetchRefused);
  const said = { status: 429, retryAfter: "7", url: "http://firm.example/busy" };
  expect(refused).toMatchObject({ ...said, fault: "invalid", message: say.refused(429) });
});

test("a file of any kind, as far as it is wanted", async () => {
  const start = { contentTypes: [ANY_TYPE], maxBytes: 3, isCutShort: true };
  expect((await read("/file", start)).text).toBe("%PD");
  expect((await read("/bomb", start)).text).toHaveLength(3);
});

test("a name that nobody answers for in time is left, too", async () => {
  const resolve = () => new Promise<string[]>(() => {});
  const late = guardedFetch("http://slow.example/", { ...options, resolve, timeoutMs: 100 });
  expect(await refusal(late)).toBe(say.tooSlow);
});

test.each([
  ["nonsense", say.badAddress],
  ["ftp://firm.example/", say.wrongScheme],
  ["file:///etc/passwd", say.wrongScheme],
  ["javascript:alert(1)", say.wrongScheme],
  ["http://user:secret@firm.example/", say.credentials],
  ["http://firm.example:22/", say.wrongPort],
  ["http://firm.example:5432/", say.wrongPort],
  ["http://127.0.0.1/", say.notPublic],
  ["http://2130706433/", say.notPublic],
  ["http://0x7f.1/", say.notPublic],
  ["http://0/", say.notPublic],
  ["http://10.0.0.1/", say.notPublic],
  ["http://192.168.1.1:8080/", say.notPublic],
  ["http://100.64.0.1/", say.notPublic],
  ["https://[::1]/", say.notPublic],
  ["https://[::ffff:10.0.0.1]/", say.notPublic],
  ["https://[64:ff9b::7f00:1]/", say.notPublic],
  ["https://[fd00::1]/", say.notPublic],
  ["http://localhost/", say.notPublic],
  ["http://printer.local/", say.notPublic],
  ["http://intranet/", say.notPublic],
])("%s is not asked: %s", async (address, sentence) => {
  expect(await refusal(guardedFetch(address, options))).toBe(sentence);
});

test("a name is judged by every address that it has, and connected to by the one that was judged", async () => {
  const resolved = (...addresses: string[]) =>
    refusal(
      guardedFetch("http://rebinding.example/", { ...options, resolve: async () => addresses }),
    );
  expect(await resolved("10.0.0.1")).toBe(say.notPublic);
  expect(await resolved("93.184.216.34", "127.0.0.1")).toBe(say.notPublic);
  // In tests nothing but a stand-in is connected to, however public.
  expect(await resolved("93.184.216.34")).toBe(say.notPublic);
  expect(await resolved()).toBe(say.notPublic);
});

/** A name server on this machine; `answer` makes the address of what was asked for, or stays silent. */
async function nameServer(answer?: string) {
  const socket = createSocket("udp4", (question, { port, address }) => {
    if (answer === undefined) return;
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    // Type A is answered; of the others there are none.
    const isA = question.readUInt16BE(question.indexOf(0, 12) + 1) === 1;
    const asked = question.subarray(12, question.indexOf(0, 12) + 5);
    head.writeUInt16BE(isA ? 1 : 0, 6);
    head.writeUInt32BE(0, 8);
    const record = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 9, 0, 4, ...answer.split(".").map(Number)];
    socket.send(Buffer.concat([head, asked, Buffer.from(isA ? record : [])]), port, address);
  });
  await new Promise<void>((done) => socket.bind(0, "127.0.0.1", done));
  return { socket, servers: [`127.0.0.1:${socket.address().port}`] };
}

test("names are asked for at name servers, and a question ends when nobody waits for it", async () => {
  const known = await nameServer("93.184.216.34");
  expect(await resolveName("firm.example", undefined, known.servers)).toEqual(["93.184.216.34"]);
  known.socket.close();
  const silent = await nameServer();
  const end = new AbortController();
  const asked = new Promise((heard) => silent.socket.once("message", heard));
  const question = refusal(resolveName("firm.example", end.signal, silent.servers));
  await asked;
  end.abort(new Error("nobody waits"));
  expect(await question).toBe("nobody waits");
  silent.socket.close();
});

test("what belongs to the public internet", () => {
  const yes = ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "93.184.216.34"];
  const no = `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 192.0.0.1 192.0.2.1
    192.168.0.1 198.18.0.1 198.51.100.1 168.63.129.16 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::ffff:8.8.8.8
    ::7f00:1 64:ff9b::808:808 100::1 2001::1 2001:db8::1 2002:7f00:1::1 fc00::1 fe80::1 fec0::1 ff02::1 nonsense`;
  expect(yes.filter((address) => !isPublicAddress(address))).toEqual([]);
  expect(no.split(/\s+/).filter(isPublicAddress)).toEqual([]);
});
