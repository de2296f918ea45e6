import { createHash, createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** For tests only: one bucket in memory that answers the calls we make as S3 is described to, and no others. */
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

interface StoredObject {
  readonly body: Buffer;
  readonly contentType: string;
}

interface Upload {
  readonly key: string;
  readonly contentType: string;
  readonly parts: Map<number, Buffer>;
}

interface Bucket {
  readonly objects: Map<string, StoredObject>;
  readonly uploads: Map<string, Upload>;
}

interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

const BUCKET = "candour-files";
const KEY = "CANDOURTEST";
/** With every character that has to be percent-encoded in S3_URL. */
export const SECRET = "se/cr+et:@#%?=& so long";
/** Every part but the last has at least this much. */
const SMALLEST_PART = 5 * 1024 * 1024;

export async function startS3StandIn(): Promise<S3StandIn> {
  const bucket: Bucket = { objects: new Map(), uploads: new Map() };
  const server = createServer((incoming, response) => {
    standIn.seen.push(`${incoming.method} ${incoming.url}`);
    if (standIn.interfere(incoming, response)) return;
    answer(bucket, incoming).then(
      ({ status, headers = {}, body = "" }) => response.writeHead(status, headers).end(body),
      (error: Error) => response.destroy(error),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const standIn: S3StandIn = {
    url: ({ key = KEY, secret = SECRET, bucket = BUCKET, prefix = "" } = {}) =>
      `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}${prefix}?region=ap-southeast-2`,
    seen: [],
    interfere: () => false,
    unfinished: async () => [...bucket.uploads.keys()],
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}

async function answer(bucket: Bucket, incoming: IncomingMessage): Promise<Answer> {
  const body = await buffer(incoming);
  const refused = refusalOf(incoming, body);
  if (refused) return refusal(403, refused);
  const { pathname, searchParams } = new URL(incoming.url ?? "", "http://stand-in");
  const [, name, ...rest] = pathname.split("/");
  if (name !== BUCKET) return refusal(404, "NoSuchBucket");
  const key = decodeURIComponent(rest.join("/"));
  const { method } = incoming;
  const contentType = incoming.headers["content-type"] ?? "binary/octet-stream";
  const uploadId = searchParams.get("uploadId");
  if (method === "POST" && searchParams.has("uploads"))
    return beginUpload(bucket, { key, contentType, parts: new Map() });
  if (uploadId !== null) {
    const upload = bucket.uploads.get(uploadId);
    if (upload?.key !== key) return refusal(404, "NoSuchUpload");
    if (method === "PUT") return takePart(upload, Number(searchParams.get("partNumber")), body);
    bucket.uploads.delete(uploadId);
    if (method === "DELETE") return { status: 204 };
    return finishUpload(bucket, upload, body.toString());
  }
  if (method === "PUT") {
    bucket.objects.set(key, { body, contentType });
    return { status: 200, headers: { etag: etagOf(body) } };
  }
  if (method === "DELETE") {
    bucket.objects.delete(key);
    return { status: 204 };
  }
  const found = bucket.objects.get(key);
  if (!found) return refusal(404, "NoSuchKey");
  const headers = {
    "content-type": found.contentType,
    "content-length": String(found.body.length),
    etag: etagOf(found.body),
  };
  return { status: 200, headers, body: found.body };
}

function beginUpload(bucket: Bucket, upload: Upload): Answer {
  const id = randomUUID();
  bucket.uploads.set(id, upload);
  const body = `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
  return { status: 200, body };
}

function takePart({ parts }: Upload, number: number, body: Buffer): Answer {
  parts.set(number, body);
  return { status: 200, headers: { etag: etagOf(body) } };
}

/** The list must name every part in order, by what it was answered with. */
function finishUpload(
  { objects }: Bucket,
  { key, contentType, parts }: Upload,
  list: string,
): Answer {
  const named = [...list.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
  const bodies = named.map(([, number, etag]) => {
    const body = parts.get(Number(number));
    return body && etagOf(body) === etag ? body : undefined;
  });
  const whole = bodies.filter((body) => body !== undefined);
  if (whole.length < bodies.length || whole.length === 0) return refusal(400, "InvalidPart");
  if (named.some(([, number], at) => Number(number) !== at + 1))
    return refusal(400, "InvalidPartOrder");
  if (whole.slice(0, -1).some((body) => body.length < SMALLEST_PART))
    return refusal(400, "EntityTooSmall");
  objects.set(key, { body: Buffer.concat(whole), contentType });
  return { status: 200, body: "<CompleteMultipartUploadResult/>" };
}

const etagOf = (body: Buffer) => `"${createHash("md5").update(body).digest("hex")}"`;

const refusal = (status: number, code: string): Answer => ({
  status,
  headers: { "content-type": "application/xml" },
  body: `<Error><Code>${code}</Code></Error>`,
});

/** Signature Version 4, written down from Amazon's description. */
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
