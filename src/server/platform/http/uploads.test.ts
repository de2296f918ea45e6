import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { download, upload } from "#contract/endpoint.ts";
import { createLog } from "../log.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { createRoutes } from "./routes.ts";
import { serveRoutes } from "./serve-routes.ts";
import { createHttpServer } from "./server.ts";

const LIMIT = 1_000_000;
const TOO_LARGE = "File size must be less than 1MB.";

const sendResume = upload("POST /upload/test", {
  who: "visitor",
  summary: "Only in this test.",
  files: {
    resume: { maxBytes: LIMIT, tooLarge: TOO_LARGE, missing: "Please select a file to upload." },
    letter: { maxBytes: 10, tooLarge: "Too long a letter." },
  },
  body: z.object({ note: z.optional(z.string()) }),
  response: z.object({ bytes: z.number(), sha256: z.string(), name: z.string(), note: z.string() }),
});
const fetchFile = download("GET /download/:name", { who: "anyone", summary: "Only in this test." });

let app: FastifyInstance;
let url: string;
let lastPath = "";

beforeAll(async () => {
  const routes = createRoutes();
  routes.on(sendResume).answer(({ files: { resume }, body }) => {
    if (!resume) throw new Error("The contract promised a file.");
    lastPath = resume.path;
    const onDisk = createHash("sha256").update(readFileSync(resume.path)).digest("hex");
    if (onDisk !== resume.sha256) throw new Error("The file on disk is another one.");
    return { bytes: resume.bytes, sha256: resume.sha256, name: resume.name, note: body.note ?? "" };
  });
  routes.on(fetchFile).answer(({ params }) => ({
    fileName: params.name,
    contentType: "application/pdf",
    body: Readable.from([Buffer.from("%PDF")]),
  }));
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
  app = await createHttpServer(options, createLog("silent"), createMetrics());
  serveRoutes(app, routes.all, {
    publicUrl: undefined,
    secure: false,
    isPublished: false,
    startToken: "",
    identify: async () => null,
    log: createLog("silent"),
  });
  url = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app?.close());

function formWith(bytes: Buffer, name = "Resume.pdf"): FormData {
  const form = new FormData();
  form.set("resume", new Blob([new Uint8Array(bytes)]), name);
  return form;
}
const send = (body: FormData | string, headers = {}) =>
  fetch(`${url}/upload/test`, { method: "POST", body, headers: { origin: url, ...headers } });

describe("an upload", () => {
  test("arrives whole, counted and hashed, and its temporary file is gone afterwards", async () => {
    const bytes = randomBytes(LIMIT);
    const form = formWith(bytes, "Lebenslauf Ömür.pdf");
    form.set("note", "hello");
    const answer = await send(form);
    expect(await answer.json()).toEqual({
      bytes: LIMIT,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      name: "Lebenslauf Ömür.pdf",
      note: "hello",
    });
    expect(existsSync(lastPath)).toBe(false);
  });

  test("gives a visitor the cookie that will own it", async () => {
    const answer = await send(formWith(Buffer.from("x")));
    expect(answer.headers.getSetCookie().join()).toContain("visitor=");
  });

  test("one byte over the limit is refused with its sentence", async () => {
    const answer = await send(formWith(randomBytes(LIMIT + 1)));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ message: TOO_LARGE, fault: "too-large" });
  });

  test("a field that is too long is refused, not cut", async () => {
    const form = formWith(Buffer.from("x"));
    form.set("note", "n".repeat(100_001));
    const answer = await send(form);
    expect([answer.status, await answer.json()]).toEqual([
      413,
      expect.objectContaining({ message: '"note" is too long.' }),
    ]);
  });

  test("a picker that was left empty is no file: as a browser sends it, without a name", async () => {
    const empty = (field: string) =>
      `--b\r\ncontent-disposition: form-data; name="${field}"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n`;
    const whole =
      '--b\r\ncontent-disposition: form-data; name="resume"; filename="a.txt"\r\n\r\nabc\r\n';
    const send = async (body: string) => {
      const headers = { "content-type": "multipart/form-data; boundary=b" };
      const answer = await fetch(`${url}/upload/test`, { method: "POST", headers, body });
      return [answer.status, await answer.json()];
    };
    expect(await send(`${empty("letter")}${whole}--b--\r\n`)).toMatchObject([200, { bytes: 3 }]);
    expect(await send(`${empty("resume")}--b--\r\n`)).toMatchObject([
      400,
      { message: "Please select a file to upload." },
    ]);
  });

  test("each file has its own limit", async () => {
    const form = formWith(Buffer.from("x"));
    form.set("letter", new Blob(["far more than ten bytes"]), "letter.txt");
    expect(await (await send(form)).json()).toMatchObject({ message: "Too long a letter." });
  });

  const refusals: [string, () => Promise<Response>, string][] = [
    ["no file", () => send(new FormData()), "Please select a file to upload."],
    [
      "no form",
      () => send("{}", { "content-type": "application/json" }),
      "The upload must be sent as a form with a file in it.",
    ],
    [
      "a form cut short",
      () =>
        send('--x\r\nContent-Disposition: form-data; name="resume"; filename="a"\r\n\r\nabc', {
          "content-type": "multipart/form-data; boundary=x",
        }),
      "The upload must be sent as a form with a file in it.",
    ],
    [
      "no boundary",
      () => send("x", { "content-type": "multipart/form-data" }),
      "The upload must be sent as a form with a file in it.",
    ],
    [
      "a file nobody asked for",
      () => {
        const form = new FormData();
        form.set("virus", new Blob(["x"]), "x.exe");
        return send(form);
      },
      '"virus" is not expected here.',
    ],
  ];
  test.each(refusals)("%s is refused with a sentence", async (_name, ask, message) => {
    const answer = await ask();
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message, fault: "invalid" });
  });
});

test("a download keeps its name, cannot break out of the header, and runs nothing", async () => {
  const name = 'Ömür "x"; y.pdf';
  const answer = await fetch(`${url}/download/${encodeURIComponent(name)}`);
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename="_m_r _x__ y.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
  );
  expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  expect(await answer.text()).toBe("%PDF");
});
