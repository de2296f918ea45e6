import { createHash, createHmac, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";

/** For tests only: s3rver on loopback, made as strict as S3 where it is laxer. */
export interface S3StandIn {
  url(change?: { key?: string; secret?: string; bucket?: string; prefix?: string }): string;
  /** "PUT /bucket/key" of every request that came in, refused ones too. */
  seen: string[];
  /** Answers in place of the server when it returns true. */
  interfere: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Names of uploads in parts that were begun and neither finished nor taken back. */
  unfinished(): Promise<string[]>;
  stop(): Promise<void>;
}

const BUCKET = "candour-files";
const KEY = "S3RVER";
/** With every character that has to be percent-encoded in S3_URL. */
export const SECRET = "se/cr+et:@#%?=& so long";

export async function startS3StandIn(): Promise<S3StandIn> {
  const directory = await mkdtemp(join(tmpdir(), "candour-s3-"));
  const s3 = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  storeWholeFiles(s3.store);
  const behind = await s3.run();
  const uploads = s3.store.getResourcePath(BUCKET, undefined, "uploads");
  const server = createServer((incoming, response) => {
    standIn.seen.push(`${incoming.method} ${incoming.url}`);
    if (standIn.interfere(incoming, response)) return;
    answer(incoming, response, behind.port, uploads).catch((error: Error) => {
      response.destroy(error);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const standIn: S3StandIn = {
    url: ({ key = KEY, secret = SECRET, bucket = BUCKET, prefix = "" } = {}) =>
      `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}${prefix}?region=ap-southeast-2`,
    seen: [],
    interfere: () => false,
    unfinished: () => readdir(uploads).catch(() => []),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await s3.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return standIn;
}

async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  port: number,
  uploads: string,
): Promise<void> {
  const body = await buffer(incoming);
  const refusal = refusalOf(incoming, body);
  if (refusal) {
    response.writeHead(403, { "content-type": "application/xml" });
    response.end(`<Error><Code>${refusal}</Code><Key>${incoming.url}</Key></Error>`);
    return;
  }
  const uploadId = new URL(incoming.url ?? "", "http://stand-in").searchParams.get("uploadId");
  if (incoming.method === "DELETE" && uploadId) {
    // s3rver cannot take an upload back.
    await rm(join(uploads, uploadId), { recursive: true });
    response.writeHead(204).end();
    return;
  }
  const { method, url: path, headers } = incoming;
  const onward = request({ host: "127.0.0.1", port, method, path, headers, agent: false });
  onward.on("error", (error) => response.destroy(error));
  onward.on("response", (answered) => {
    response.writeHead(answered.statusCode ?? 500, answered.headers);
    answered.pipe(response);
  });
  onward.end(body);
}

/** Signature Version 4, written down from Amazon's description: s3rver does not check it. */
function refusalOf(
  { method, url = "", headers }: IncomingMessage,
  body: Buffer,
): string | undefined {
  const parts = /Credential=([^/]+)\/(.+?), SignedHeaders=(.+?), Signature=(\w+)/.exec(
    headers.authorization ?? "",
  );
  if (!parts) return "AccessDenied";
  const [, key, scope = "", names = "", signature] = parts;
  if (key !== KEY) return "InvalidAccessKeyId";
  const { pathname, searchParams } = new URL(url, "http://stand-in");
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  const canonical = [
    method,
    pathname.split("/").map(decodeURIComponent).map(encoded).join("/"),
    query.sort().join("&"),
    ...names.split(";").map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    names,
    createHash("sha256").update(body).digest("hex"),
  ].join("\n");
  const text = [
    "AWS4-HMAC-SHA256",
    headers["x-amz-date"],
    scope,
    createHash("sha256").update(canonical).digest("hex"),
  ].join("\n");
  const secret = scope
    .split("/")
    .reduce((at, step) => hmac(at, step), Buffer.from(`AWS4${SECRET}`));
  return hmac(secret, text).toString("hex") === signature ? undefined : "SignatureDoesNotMatch";
}

const hmac = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** s3rver answers before its bytes are written, and lets two writers of one key mix theirs. */
function storeWholeFiles(store: S3rver["store"]): void {
  async function write(path: string, content: Buffer): Promise<{ size: number; md5: string }> {
    const draft = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, content);
    await rename(draft, path);
    return { size: content.length, md5: createHash("md5").update(content).digest("hex") };
  }
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const whole = Buffer.isBuffer(content) ? content : await buffer(content);
    const written = await write(store.getResourcePath(bucket, key, "object"), whole);
    await store.putMetadata(bucket, key, metadata, written.md5);
    return written;
  };
  store.putPart = async (bucket, uploadId, partNumber, content) =>
    write(
      join(store.getResourcePath(bucket, undefined, "uploads"), uploadId, partNumber),
      await buffer(content),
    );
}
