import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "../log.ts";
import { createFiles, type Files } from "./files.ts";
import { type S3StandIn, startS3StandIn } from "./s3-stand-in.ts";

const MB = 1024 * 1024;
const type = { contentType: "application/octet-stream" };
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function stored(files: Files, key: string): Promise<Buffer | undefined> {
  const found = await files.get(key);
  if (!found) return undefined;
  const bytes = await buffer(found.stream);
  expect(found.bytes).toBe(bytes.length);
  return bytes;
}

/** Small pieces of odd lengths, and after them an error where one is given. */
function sourceOf(bytes: Uint8Array, failure?: Error): Readable {
  return Readable.from(
    (async function* () {
      for (let at = 0; at < bytes.length; at += 65_521) yield bytes.subarray(at, at + 65_521);
      if (failure) throw failure;
    })(),
    { objectMode: false },
  );
}

interface Place {
  name: string;
  open(dataDir: string): Promise<Files>;
  /** What a put that failed has left lying about. */
  leftovers(dataDir: string): Promise<string[]>;
}

let s3: S3StandIn;
beforeAll(async () => {
  s3 = await startS3StandIn();
});
afterAll(() => s3.stop());

const log = createLog("silent");
const places: Place[] = [
  {
    name: "disk",
    open: (dataDir) => createFiles({ dataDir, log }),
    leftovers: (dataDir) => readdir(join(dataDir, "files/.unfinished")),
  },
  {
    name: "S3",
    open: (dataDir) => createFiles({ s3Url: s3.url({ prefix: "/some/Where" }), dataDir, log }),
    leftovers: () => s3.unfinished(),
  },
];

describe.each(places)("files on $name", ({ open, leftovers }) => {
  let dataDir: string;
  let files: Files;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "candour-files-"));
    files = await open(dataDir);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it.each([0, 1, 10 * MB])("come back byte for byte: %i bytes", async (bytes) => {
    const sent = randomBytes(bytes);
    await files.put(`round/stream-${bytes}.bin`, sourceOf(sent), { ...type, bytes });
    await files.put(`round/array-${bytes}.bin`, sent, { ...type, bytes });
    for (const way of ["stream", "array"]) {
      const back = await stored(files, `round/${way}-${bytes}.bin`);
      expect(back?.length).toBe(bytes);
      expect(sha256(back ?? Buffer.from("nothing came"))).toBe(sha256(sent));
    }
    expect(await leftovers(dataDir)).toEqual([]);
  });

  it("are replaced by a second put, also by a shorter one", async () => {
    await files.put("again.txt", Buffer.from("the first text"), { ...type, bytes: 14 });
    await files.put("again.txt", Buffer.from("second"), { ...type, bytes: 6 });
    expect((await stored(files, "again.txt"))?.toString()).toBe("second");
  });

  it("are undefined under an unknown key, and under a folder's name", async () => {
    await files.put("folder/file.txt", Buffer.from("x"), { ...type, bytes: 1 });
    expect(await files.get("nobody/knows.txt")).toBeUndefined();
    expect(await files.get("folder")).toBeUndefined();
    expect(await files.get("folder/file.txt/deeper")).toBeUndefined();
  });

  it("can be removed twice, and only they are removed", async () => {
    await files.put("gone/a.txt", Buffer.from("a"), { ...type, bytes: 1 });
    await files.put("gone/b.txt", Buffer.from("b"), { ...type, bytes: 1 });
    await files.remove("gone/a.txt");
    await files.remove("gone/a.txt");
    await files.remove("gone");
    await files.remove("gone/b.txt/deeper");
    expect(await files.get("gone/a.txt")).toBeUndefined();
    expect((await stored(files, "gone/b.txt"))?.toString()).toBe("b");
  });

  it.each([
    "",
    "/etc/passwd",
    "../outside",
    "a/../../outside",
    "a..b",
    "a//b",
    "a/./b",
    "a/.",
    "a/",
    ".hidden",
    "Upper",
    "späße",
    "a b",
    "a%2f..%2fb",
    "a\\b",
    "a\0b",
    "a\n",
    "a?uploads",
    "a".repeat(202),
  ])("refuse the key %j", async (key) => {
    const source = sourceOf(Buffer.from("x"));
    const refused = /^A file cannot be called /;
    await expect(files.put(key, source, { ...type, bytes: 1 })).rejects.toThrow(refused);
    expect(source.destroyed).toBe(true);
    await expect(files.get(key)).rejects.toThrow(refused);
    await expect(files.remove(key)).rejects.toThrow(refused);
  });

  it("take the longest key and every allowed character", async () => {
    const key = `0/_.-/${"a-b_c.d0".repeat(30)}`.slice(0, 201);
    await files.put(key, Buffer.from("long"), { ...type, bytes: 4 });
    expect((await stored(files, key))?.toString()).toBe("long");
  });

  it("refuse lengths and types that cannot be", async () => {
    const put = (info: { contentType: string; bytes: number }) =>
      files.put("never.txt", Buffer.from("x"), info);
    for (const bytes of [-1, 0.5, Number.NaN])
      await expect(put({ ...type, bytes })).rejects.toThrow("A file cannot have");
    await expect(put({ contentType: "a\r\nb: c", bytes: 1 })).rejects.toThrow("A file cannot have");
    expect(await files.get("never.txt")).toBeUndefined();
  });

  it.each([1000, 9 * MB])("are not made of a source that breaks after %i bytes", async (half) => {
    const key = `broken/${half}.bin`;
    const put = (failure: Error) =>
      files.put(key, sourceOf(randomBytes(half), failure), { ...type, bytes: 2 * half });
    const failure = new Error("the line went dead");
    await expect(put(failure)).rejects.toBe(failure);
    expect(await files.get(key)).toBeUndefined();
    await files.put(key, Buffer.from("older"), { ...type, bytes: 5 });
    await expect(put(failure)).rejects.toBe(failure);
    expect((await stored(files, key))?.toString()).toBe("older");
    expect(await leftovers(dataDir)).toEqual([]);
  });

  it("are not made of a source that was broken from the start", async () => {
    const failure = new Error("never came");
    const source = new Readable({ read: () => {} });
    const done = files.put("early.bin", source, { ...type, bytes: 3 });
    source.destroy(failure);
    await expect(done).rejects.toBe(failure);
    expect(await files.get("early.bin")).toBeUndefined();
  });

  it.each([
    { announced: 6, given: 5, message: "ended after 5 of the 6 bytes" },
    { announced: 5, given: 6, message: "more than the 5 bytes" },
    { announced: 0, given: 1, message: "more than the 0 bytes" },
    { announced: 9 * MB, given: 9 * MB - 1, message: "ended after 9437183 of the 9437184" },
    { announced: 9 * MB, given: 9 * MB + 1, message: "more than the 9437184 bytes" },
  ])("are not made of $given bytes where $announced were announced", async (row) => {
    const bytes = randomBytes(row.given);
    const info = { ...type, bytes: row.announced };
    await expect(files.put("wrong.bin", sourceOf(bytes), info)).rejects.toThrow(row.message);
    await expect(files.put("wrong.bin", bytes, info)).rejects.toThrow(row.message);
    expect(await files.get("wrong.bin")).toBeUndefined();
    expect(await leftovers(dataDir)).toEqual([]);
  });

  it("are not made of text", async () => {
    const text = Readable.from(["abc"]);
    const done = files.put("text.txt", text, { ...type, bytes: 3 });
    await expect(done).rejects.toThrow("gives text, not bytes");
  });

  it.each([100_000, 9 * MB])("are whole after two puts at once, of %i bytes", async (bytes) => {
    const rivals = [Buffer.alloc(bytes, "a"), Buffer.alloc(bytes + 7, "b")];
    await Promise.all(
      rivals.map((rival) => files.put("rivals", sourceOf(rival), { ...type, bytes: rival.length })),
    );
    const back = await stored(files, "rivals");
    expect(rivals.map(sha256)).toContain(sha256(back ?? Buffer.from("nothing came")));
  });

  it("stay readable for who is reading while they are replaced or removed", async () => {
    const old = randomBytes(2 * MB);
    await files.put("read.bin", old, { ...type, bytes: old.length });
    const reading = await files.get("read.bin");
    await files.put("read.bin", Buffer.from("new"), { ...type, bytes: 3 });
    await files.remove("read.bin");
    expect(sha256(await buffer(reading?.stream ?? Readable.from([])))).toBe(sha256(old));
  });

  it("say that they are ready", async () => {
    await expect(files.check()).resolves.toBeUndefined();
  });
});
