import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { closeOverUnreadBodies } from "./server.ts";

/** Far more than any answer here takes, and far less than a connection that hangs. */
const GUARD_MS = 30_000;
const MB = 1_000_000;

let app: TestApp;
let candidate: string;
beforeAll(async () => {
  app = await startTestApp();
  const { browser } = await signedIn(app);
  candidate = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
});
afterAll(() => app?.end());

interface Sent {
  readonly path: string;
  readonly type?: string;
  readonly headers?: Record<string, string>;
  readonly body: Buffer;
}

interface Answer {
  readonly status: number | undefined;
  readonly body: string;
}

/** One person's browser: it has one connection and uses it again where the server lets it. */
function onOneConnection(url = app.url) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method: string, { path, type, headers, body }: Sent) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request(
        url + path,
        {
          method,
          agent,
          timeout: GUARD_MS,
          headers: {
            ...(type && { "content-type": type }),
            ...(method === "POST" && { "content-length": body.length, origin: url }),
            ...headers,
          },
        },
        (response) => wholeOf(response).then(resolve, reject),
      );
      asked.on("timeout", () => asked.destroy(new Error("The connection hangs.")));
      asked.on("error", reject);
      asked.end(body);
    });
  return {
    post: (sent: Sent) => ask("POST", sent),
    get: (path: string) => ask("GET", { path, body: Buffer.alloc(0) }),
    end: () => agent.destroy(),
  };
}

async function wholeOf(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, body: Buffer.concat(chunks).toString() };
}

const FORM = "multipart/form-data; boundary=x";
const part = (head: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    content,
    Buffer.from("\r\n"),
  ]);
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from("--x--\r\n")]);
const file = (field: string, bytes: number) =>
  part(`name="${field}"; filename="Resume.txt"`, Buffer.alloc(bytes, "a"));
const field = (name: string, bytes: number) => part(`name="${name}"`, Buffer.alloc(bytes, "a"));
const resume = (body: Buffer): Sent => ({ path: "/upload/resume", type: FORM, body });

const refusals: [string, number, () => Sent][] = [
  ["a file under another name", 400, () => resume(form(file("wrong", 3 * MB)))],
  ["a small file under another name", 400, () => resume(form(file("wrong", 300_000)))],
  ["a file that is twice too large", 413, () => resume(form(file("resume", 20 * MB)))],
  ["a file that is six times too large", 413, () => resume(form(file("resume", 60 * MB)))],
  [
    "a job description that is too large",
    413,
    () => ({
      path: "/upload/job_description",
      type: FORM,
      body: form(file("job_description", 20 * MB)),
    }),
  ],
  [
    "a field that is too long",
    413,
    () => resume(form(field("note", 200_000), file("resume", 3 * MB))),
  ],
  [
    "too many fields",
    400,
    () => {
      const fields = Array.from({ length: 60 }, (_, index) => field(`f${index}`, 5));
      return resume(form(...fields, file("resume", 3 * MB)));
    },
  ],
  [
    "a file from nobody",
    401,
    () => ({ path: "/api/upload-jd", type: FORM, body: form(file("jobDescription", 3 * MB)) }),
  ],
  [
    "a recruiter's call from a candidate",
    403,
    () => ({
      path: "/api/upload-jd",
      type: FORM,
      headers: { cookie: candidate },
      body: form(file("jobDescription", 3 * MB)),
    }),
  ],
  [
    "a file from another site",
    403,
    () => ({
      ...resume(form(file("resume", 3 * MB))),
      headers: { origin: "https://evil.example" },
    }),
  ],
  [
    "a file to an address that nobody answers",
    404,
    () => ({ path: "/upload/nothing", type: FORM, body: form(file("resume", 3 * MB)) }),
  ],
  [
    "a body of another type",
    400,
    () => ({ path: "/api/auth/login", type: "image/png", body: Buffer.alloc(3 * MB, "a") }),
  ],
  [
    "a body of another type to an upload",
    400,
    () => ({ path: "/upload/resume", type: "image/png", body: Buffer.alloc(3 * MB, "a") }),
  ],
  [
    "JSON that is too large",
    413,
    () => ({
      path: "/api/auth/login",
      type: "application/json",
      body: Buffer.from(JSON.stringify({ email: "x".repeat(20 * MB) })),
    }),
  ],
];

describe("after an early refusal the next request is answered", () => {
  test.each(refusals)("%s (%i)", { timeout: 2 * GUARD_MS }, async (_what, status, sent) => {
    const person = onOneConnection();
    const refused = await person.post(sent());
    expect(refused.status).toBe(status);
    expect(JSON.parse(refused.body)).toMatchObject({ success: false });
    expect((await person.get("/healthz")).body).toBe("ok\n");
    person.end();
  });
});

test("nor does a limit of the operator's leave a connection that hangs", {
  timeout: 4 * GUARD_MS,
}, async () => {
  const env = { ARCHIVE_MAX_MB: "1", LIMIT_UPLOADS_PER_OWNER: "1" };
  const strict = await startTestApp({ beside: app, env });
  const { browser } = await signedIn(app, { recruiter: true });
  const headers = {
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  };
  const archive = form(
    part('name="kind"', Buffer.from("resume")),
    part('name="attested"', Buffer.from("true")),
    part('name="archive"; filename="Resumes.zip"', Buffer.from("PK".padEnd(5 * MB, "a"))),
  );
  const person = onOneConnection(strict.url);
  const isAnswered = async () => (await person.get("/healthz")).body === "ok\n";
  const statuses: (number | undefined)[] = [];
  for (const sent of [
    { path: "/upload/archive", type: FORM, headers, body: archive },
    { ...resume(form(file("resume", 1000))), headers },
    { ...resume(form(file("resume", 5 * MB))), headers },
  ]) {
    statuses.push((await person.post(sent)).status);
    expect(await isAnswered()).toBe(true);
  }
  expect(statuses).toEqual([413, 200, 429]);
  person.end();
  await strict.end();
});

/** A sender by hand: libraries stop sending as soon as they are answered. */
async function dial(url: string): Promise<Socket> {
  const { port } = new URL(url);
  const socket = connect(Number(port), "localhost");
  await once(socket, "connect");
  return socket.setTimeout(GUARD_MS, () => socket.destroy(new Error("The connection hangs.")));
}
const head = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
const allOf = async (socket: Socket) => Buffer.concat(await socket.toArray()).toString();

describe("a refusal reaches a sender that reads only when everything is sent", () => {
  const senders: [string, string, string, Buffer][] = [
    ["413", "/upload/resume", FORM, form(file("resume", 30 * MB))],
    ["413", "/api/auth/login", "application/json", Buffer.alloc(30 * MB, " ")],
  ];
  test.each(senders)("%s %s", { timeout: 2 * GUARD_MS }, async (status, path, type, body) => {
    const socket = await dial(app.url);
    await new Promise<void>((sent, failed) => {
      socket.once("error", failed);
      socket.write(Buffer.concat([Buffer.from(head(path, type, body.length)), body]), () => sent());
    });
    const answer = await allOf(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer).toMatch(/"fault":"too-large"\}$/);
  });
});

describe("a connection that is said to end", () => {
  /** Refuses every body before it has come. */
  async function refusing(linger: { bytes: number; ms: number }) {
    const server = fastify();
    const seen: string[] = [];
    closeOverUnreadBodies(server, linger);
    server.addHook("onRequest", async (request) => {
      seen.push(`${request.method} ${request.url}`);
    });
    server.addHook("onRequest", (_request, reply) => reply.code(401).send("no"));
    /** The server's end of the one connection of a test. */
    const held = once(server.server, "connection").then(([socket]: Socket[]) => socket);
    const url = await server.listen({ host: "localhost", port: 0 });
    return { url, seen, held, end: () => server.close() };
  }
  const endless = head("/", "application/json", 1_000_000_000_000);
  /** Told that the connection ends, it keeps its own side open and may go on. */
  const stubborn = (url: string) =>
    connect({ host: "localhost", port: Number(new URL(url).port), allowHalfOpen: true });
  const closing = async (held: Promise<Socket | undefined>) => {
    const socket = await held;
    if (socket && !socket.closed) await once(socket, "close");
  };

  test("is cut when its sender sends more than is worth reading", async () => {
    const server = await refusing({ bytes: 100_000, ms: 10 * GUARD_MS });
    const socket = stubborn(server.url);
    // Cut off in the middle of a write, a sender may well be told so.
    socket.on("error", () => {});
    socket.resume().write(endless);
    const more = setInterval(() => socket.write(Buffer.alloc(50_000)), 1);
    await closing(server.held);
    clearInterval(more);
    socket.destroy();
    await server.end();
  });

  test("is cut when its sender says nothing more", async () => {
    const server = await refusing({ bytes: 100_000, ms: 50 });
    const socket = stubborn(server.url);
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.write(endless);
    await closing(server.held);
    await vi.waitFor(() => expect(answer).toMatch(/^HTTP\/1.1 401 [\s\S]*\r\n\r\nno$/));
    socket.destroy();
    await server.end();
  });

  test("serves nothing that was sent behind the refused body", async () => {
    const server = await refusing({ bytes: 100_000, ms: 2 * GUARD_MS });
    const socket = await dial(server.url);
    socket.write(head("/first", "application/json", 5));
    const answer = await new Promise<string>((resolve) =>
      socket.once("data", (chunk) => resolve(String(chunk))),
    );
    expect(answer).toMatch(/connection: close/i);
    socket.resume().write(`12345${head("/second", "application/json", 0)}`);
    await once(socket, "close");
    expect(server.seen).toEqual(["POST /first"]);
    await server.end();
  });
});
