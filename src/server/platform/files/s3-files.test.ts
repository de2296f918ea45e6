import { createHash, randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { inspect } from "node:util";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { StoredFile } from "./file-store.ts";
import { type Files, guardedFiles } from "./files.ts";
import { S3_PACE, type S3Pace } from "./s3-call.ts";
import { createS3Files, PART_BYTES } from "./s3-files.ts";
import { type S3StandIn, SECRET, startS3StandIn } from "./s3-stand-in.ts";

const info = { contentType: "text/plain", bytes: 1 };
const x = Buffer.from("x");
const bytesOf = (file?: StoredFile) => buffer(file?.stream ?? Readable.from([]));
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe("files on S3", () => {
  let s3: S3StandIn;
  let files: Files;
  let logged: string[];
  const open = (s3Url: string, pace: Partial<S3Pace> = {}) => {
    const log = pino({ level: "debug" }, { write: (line: string) => void logged.push(line) });
    return guardedFiles(
      createS3Files({ s3Url, log, pace: { ...S3_PACE, firstPauseMs: 1, ...pace } }),
    );
  };
  beforeEach(async () => {
    logged = [];
    s3 = await startS3StandIn();
    files = open(s3.url());
  });
  afterEach(() => s3.stop());

  /** Answers the next requests itself, each with one of the given answers. */
  function interfere(...answers: ((response: ServerResponse) => void)[]) {
    s3.interfere = (request, response) => {
      const next = answers.shift();
      if (!next) return false;
      request.resume();
      next(response);
      return true;
    };
  }
  const status =
    (code: number, body = "") =>
    (response: ServerResponse) =>
      void response.writeHead(code, { location: "/elsewhere" }).end(body);
  const cut = (response: ServerResponse) => void response.destroy();

  /** The sentence for the operator, wherever it is. */
  const sentence = (work: Promise<unknown>) =>
    work.then(
      () => "it worked",
      (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
    );
  const everyCall = (some: Files) => [
    () => some.put("a.txt", x, info),
    () => some.put("big.bin", Buffer.alloc(PART_BYTES + 1), { ...info, bytes: PART_BYTES + 1 }),
    () => some.get("a.txt"),
    () => some.remove("a.txt"),
    () => some.check(),
  ];

  it.each([PART_BYTES, PART_BYTES + 1, 2 * PART_BYTES])("come back in parts: %i", async (bytes) => {
    const sent = randomBytes(bytes);
    await files.put("big.bin", sent, { ...info, bytes });
    const back = await files.get("big.bin");
    expect(back?.bytes).toBe(bytes);
    expect(sha256(await bytesOf(back))).toBe(sha256(sent));
    expect(s3.seen.filter((line) => line.includes("partNumber"))).toHaveLength(
      bytes > PART_BYTES ? 2 : 0,
    );
    expect(await s3.unfinished()).toEqual([]);
  });

  it("lie under the prefix and carry their type", async () => {
    const types: unknown[] = [];
    s3.interfere = ({ method, headers }) => {
      if (method === "PUT") types.push(headers["content-type"], headers["content-length"]);
      return false;
    };
    await open(s3.url({ prefix: "/one/Two" })).put("a.txt", x, info);
    expect(s3.seen).toEqual(["PUT /candour-files/one/Two/a.txt"]);
    expect(types).toEqual(["text/plain", "1"]);
    expect(await files.get("a.txt")).toBeUndefined();
    expect((await files.get("one/two/a.txt"))?.bytes).toBeUndefined();
  });

  it("say so when the server is down", async () => {
    await s3.stop();
    const host = new URL(s3.url()).host;
    for (const call of everyCall(files))
      expect(await sentence(call())).toBe(
        `The file store at ${host} cannot be reached (ECONNREFUSED).`,
      );
    await expect(files.get("a.txt")).rejects.toMatchObject({
      fault: "unavailable",
      message: "Files are not available right now. Please try again.",
    });
    s3 = await startS3StandIn();
  });

  it.each([
    { wrong: { secret: "another" }, says: /does not accept the secret in S3_URL/ },
    { wrong: { key: "NOBODY" }, says: /does not know the access key in S3_URL\.$/ },
    { wrong: { bucket: "elsewhere" }, says: /^The bucket "elsewhere" does not exist at 127/ },
  ])("say so, at once, when the address has a wrong part: $wrong", async ({ wrong, says }) => {
    for (const call of everyCall(open(s3.url(wrong)))) {
      s3.seen.length = 0;
      expect(await sentence(call())).toMatch(says);
      expect(s3.seen).toHaveLength(1);
    }
  });

  it.each([
    [403, "", /refuses the access key .* needs s3:ListBucket, s3:GetObject/],
    [403, "<Error><Code>AccessDenied</Code></Error>", /refuses the access key .*"candour-files"/],
    [403, "<Error><Code>RequestTimeTooSkewed</Code></Error>", /^The clock of this machine/],
    [301, "<Error><Region>eu-west-1</Region></Error>", /another region: set \?region=eu-west-1 /],
    [404, "<h1>nginx</h1>", /answered 404\.$/],
    [200, "<h1>Welcome</h1>", /answered 200\.$/],
    [503, "<Error><Code>SlowDown</Code></Error>", /answered 503 \(SlowDown\)\.$/],
  ])("are not ready when the server answers %i %s", async (code, body, says) => {
    interfere(status(code, body), status(code, body), status(code, body));
    expect(await sentence(files.check())).toMatch(says);
  });

  it("never show the secret", async () => {
    const failures: unknown[] = [];
    const note = (work: Promise<unknown>) => work.catch((error) => void failures.push(error));
    for (const wrong of [{ secret: `${SECRET}!` }, { key: "NOBODY" }, { bucket: "elsewhere" }])
      for (const call of everyCall(open(s3.url(wrong)))) await note(call());
    s3.interfere = (_, response) => response.writeHead(503).end() !== undefined;
    for (const call of everyCall(files)) await note(call());
    await s3.stop();
    for (const call of everyCall(files)) await note(call());
    s3 = await startS3StandIn();
    expect(failures).toHaveLength(25);
    const shown = inspect(failures, { depth: null, showHidden: true }) + logged.join();
    expect(shown).not.toContain(SECRET);
    expect(shown).not.toContain(encodeURIComponent(SECRET));
  });

  it.each([
    { name: "a failure of the server", failure: status(500) },
    { name: "a busy server", failure: status(429) },
    { name: "a lost connection", failure: cut },
  ])("survive $name", async ({ failure }) => {
    const bytes = randomBytes(PART_BYTES + 5);
    interfere(failure, failure);
    await files.put("a.bin", x, info);
    interfere(failure, failure);
    await files.put("b.bin", bytes, { ...info, bytes: bytes.length });
    interfere(failure, failure);
    const back = await files.get("b.bin");
    expect(sha256(await bytesOf(back))).toBe(sha256(bytes));
    interfere(failure, failure);
    await files.remove("b.bin");
    expect(await files.get("b.bin")).toBeUndefined();
  });

  it("are given up after three tries", async () => {
    interfere(...Array.from({ length: 9 }, () => status(503)));
    expect(await sentence(files.put("a.txt", x, info))).toMatch(/answered 503\.$/);
    expect(s3.seen).toHaveLength(3);
  });

  it("do not wait for ever for an answer", async () => {
    const hasty = open(s3.url(), { answerMs: 30, sendMs: 40, attempts: 2 });
    s3.interfere = () => true;
    expect(await sentence(hasty.check())).toMatch(/did not answer within 0\.03 seconds\.$/);
    expect(await sentence(hasty.put("a.txt", x, info))).toMatch(/within 0\.04 seconds\.$/);
    s3.interfere = (_, response) =>
      response.writeHead(404, { "content-length": 99 }).write("<Error>") !== undefined;
    expect(await sentence(hasty.check())).toMatch(/did not answer within 0\.03 seconds\.$/);
  });

  it("end in an error, not short, when the server stops in mid-file", async () => {
    const begin = (response: ServerResponse) =>
      void response.writeHead(200, { "content-length": 100 }).write("ten bytes.");
    interfere((response) => {
      begin(response);
      response.socket?.end();
    });
    const lost = await files.get("a.txt");
    expect(lost?.bytes).toBe(100);
    await expect(bytesOf(lost)).rejects.toThrow("stopped in mid-file");
    interfere(begin);
    const quiet = await open(s3.url(), { silenceMs: 30 }).get("a.txt");
    await expect(bytesOf(quiet)).rejects.toThrow("stopped in mid-file");
  });

  it("let the connection go when the reader leaves", async () => {
    const left = new Promise<void>((resolve) => {
      interfere((response) => {
        response.writeHead(200, { "content-length": 100 }).write("ten bytes.");
        response.on("close", () => resolve());
      });
    });
    const file = await files.get("a.txt");
    file?.stream.destroy();
    await left;
    expect(file?.stream.errored).toBeNull();
  });

  it("refuse an answer without a length", async () => {
    interfere((response) => void response.writeHead(200).end("who knows how long"));
    expect(await sentence(files.get("a.txt"))).toMatch(/did not say how long a file is\.$/);
  });

  it("are not taken for stored when finishing fails with a 200", async () => {
    s3.interfere = ({ method, url }, response) => {
      const finishing = method === "POST" && url?.includes("uploadId");
      if (finishing) response.writeHead(200).end("<Error><Code>InternalError</Code></Error>");
      return finishing === true;
    };
    const bytes = PART_BYTES + 1;
    const put = files.put("big.bin", Buffer.alloc(bytes), { ...info, bytes });
    expect(await sentence(put)).toMatch(/answered 200 \(InternalError\)\.$/);
    expect(await s3.unfinished()).toEqual([]);
  });

  it("tell the log when an unfinished upload could not be taken back", async () => {
    s3.interfere = ({ method, url }, response) => {
      const refused = method === "DELETE" || url?.includes("partNumber") === true;
      if (refused) response.writeHead(403).end();
      return refused;
    };
    const bytes = PART_BYTES + 1;
    const put = files.put("big.bin", Buffer.alloc(bytes), { ...info, bytes });
    expect(await sentence(put)).toMatch(/refuses the access key/);
    expect(logged.join()).toContain("an unfinished upload was left in the bucket");
  });
});
