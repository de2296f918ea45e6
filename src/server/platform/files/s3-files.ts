import { Readable } from "node:stream";
import type { Log } from "../log.ts";
import { type FileInfo, type FileStore, type StoredFile, StoreTrouble } from "./file-store.ts";
import {
  createS3Call,
  readS3Address,
  S3_PACE,
  type S3Address,
  type S3Answer,
  type S3Call,
  type S3Pace,
} from "./s3-call.ts";

const NEVER_A_KEY = ".check";

/** A bucket on any server that speaks S3, addressed by path. */
export function createS3Files(options: { s3Url: string; log: Log; pace?: S3Pace }): FileStore {
  const address = readS3Address(options.s3Url);
  const pace = options.pace ?? S3_PACE;
  const call = createS3Call(address, pace);
  const expectOk = (answer: S3Answer) => {
    // Finishing an upload answers 200 first and may then report a failure in the body.
    if (answer.ok && s3Code(answer) === undefined) return answer;
    throw s3Trouble(address, answer);
  };
  const onLeftover = (err: unknown) =>
    options.log.warn(
      { err, bucket: address.bucket },
      "an unfinished upload was left in the bucket",
    );
  return {
    put: (key, chunks, info) => upload({ call, expectOk, onLeftover }, key, chunks, info),
    async get(key) {
      const answer = await call({ method: "GET", key, streams: true });
      if (isMissing(answer)) return undefined;
      return storedFile(address, expectOk(answer), pace.silenceMs);
    },
    async remove(key) {
      const answer = await call({ method: "DELETE", key });
      if (!isMissing(answer)) expectOk(answer);
    },
    // To be told that a file is missing takes the right host, key, secret, bucket and rights, and
    // unlike a HEAD the answer says which of them is wrong.
    async check() {
      const answer = await call({ method: "GET", key: NEVER_A_KEY });
      if (s3Code(answer) !== "NoSuchKey") throw s3Trouble(address, answer);
    },
  };
}

function isMissing(answer: S3Answer): boolean {
  return answer.status === 404 && s3Code(answer) !== "NoSuchBucket";
}

function storedFile(address: S3Address, answer: S3Answer, silenceMs: number): StoredFile {
  const length = answer.headers.get("content-length");
  if (length !== null && answer.body)
    return { stream: streamOf(address, answer, answer.body, silenceMs), bytes: Number(length) };
  answer.cancel();
  throw new StoreTrouble(`The file store at ${address.host} did not say how long a file is.`);
}

/** Gives up on a sender that falls silent, but never on a reader that takes its time. */
function streamOf(
  address: S3Address,
  answer: S3Answer,
  body: NonNullable<S3Answer["body"]>,
  silenceMs: number,
): Readable {
  const reader = body.getReader();
  return new Readable({
    async read() {
      const timer = setTimeout(answer.cancel, silenceMs);
      try {
        const { done, value } = await reader.read();
        this.push(done ? null : value);
      } catch {
        this.destroy(new StoreTrouble(`The file store at ${address.host} stopped in mid-file.`));
      } finally {
        clearTimeout(timer);
      }
    },
    destroy(error, done) {
      answer.cancel();
      done(error);
    },
  });
}

const RIGHTS =
  "s3:ListBucket, s3:GetObject, s3:PutObject, s3:DeleteObject and s3:AbortMultipartUpload";

const SENTENCES: Record<string, (address: S3Address) => string> = {
  NoSuchBucket: ({ host, bucket }) =>
    `The bucket "${bucket}" does not exist at ${host}: create it, or correct S3_URL.`,
  InvalidAccessKeyId: ({ host }) => `${host} does not know the access key in S3_URL.`,
  SignatureDoesNotMatch: ({ host }) =>
    `${host} does not accept the secret in S3_URL: it belongs to another key, or a special character in it is not percent-encoded.`,
  RequestTimeTooSkewed: ({ host }) =>
    `The clock of this machine and the one of ${host} are too far apart.`,
  AccessDenied: ({ host, bucket }) =>
    `${host} refuses the access key in S3_URL for the bucket "${bucket}": it needs ${RIGHTS}.`,
};

/** The word S3 gives for a refusal, in the body of the answer. */
function s3Code(answer: S3Answer): string | undefined {
  return /<Code>([A-Za-z0-9]{1,64})<\/Code>/.exec(answer.text)?.[1];
}

function s3Trouble(address: S3Address, answer: S3Answer): StoreTrouble {
  const code = s3Code(answer);
  const sentence = SENTENCES[code ?? (answer.status === 403 ? "AccessDenied" : "")];
  if (sentence) return new StoreTrouble(sentence(address));
  const region = otherRegion(answer, code);
  if (region !== undefined)
    return new StoreTrouble(
      `The bucket "${address.bucket}" is in another region: set ?region=${region} in S3_URL.`,
    );
  return new StoreTrouble(
    `The file store at ${address.host} answered ${answer.status}${code ? ` (${code})` : ""}.`,
  );
}

function otherRegion(answer: S3Answer, code: string | undefined): string | undefined {
  const moved = answer.status >= 300 && answer.status < 400;
  if (!moved && code !== "AuthorizationHeaderMalformed") return undefined;
  const inBody = /<Region>([a-z0-9-]{1,40})<\/Region>/.exec(answer.text)?.[1];
  return inBody ?? answer.headers.get("x-amz-bucket-region") ?? "…";
}

/**
 * S3 wants the length before the first byte, and a body that can be sent again after a failure. So
 * bytes are gathered in memory, one part at a time: up to this size in one request, above it as a
 * multipart upload. 10,000 parts is S3's limit, 5 MB its smallest part.
 */
export const PART_BYTES = 8 * 1024 * 1024;

interface S3Upload {
  call: S3Call;
  /** Throws unless the answer is a good one. */
  expectOk(answer: S3Answer): S3Answer;
  /** An unfinished upload could not be taken back: it costs space, but is not an object. */
  onLeftover(error: unknown): void;
}

async function upload(
  s3: S3Upload,
  key: string,
  chunks: AsyncIterable<Uint8Array>,
  info: FileInfo,
): Promise<void> {
  if (info.bytes > PART_BYTES) return uploadInParts(s3, key, chunks, info);
  // Nothing is sent before the source has ended well, so a broken source leaves no trace.
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of partsOf(chunks, info.bytes)) parts.push(part);
  const body = parts[0] ?? new Uint8Array(0);
  const contentType = info.contentType;
  s3.expectOk(await s3.call({ method: "PUT", key, body, contentType }));
}

async function uploadInParts(
  s3: S3Upload,
  key: string,
  chunks: AsyncIterable<Uint8Array>,
  { bytes, contentType }: FileInfo,
): Promise<void> {
  const begun = await s3.call({ method: "POST", key, query: { uploads: "" }, contentType });
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(s3.expectOk(begun).text)?.[1];
  if (uploadId === undefined)
    throw new StoreTrouble("The file store did not name the upload it began.");
  try {
    const lines: string[] = [];
    for await (const body of partsOf(chunks, bytes)) {
      const query = { partNumber: String(lines.length + 1), uploadId };
      const sent = s3.expectOk(await s3.call({ method: "PUT", key, query, body }));
      lines.push(partLine(lines.length + 1, sent.headers.get("etag") ?? ""));
    }
    const body = Buffer.from(
      `<CompleteMultipartUpload>${lines.join("")}</CompleteMultipartUpload>`,
    );
    s3.expectOk(await s3.call({ method: "POST", key, query: { uploadId }, body }));
  } catch (error) {
    await s3
      .call({ method: "DELETE", key, query: { uploadId } })
      .then(s3.expectOk)
      .catch(s3.onLeftover);
    throw error;
  }
}

function partLine(number: number, etag: string): string {
  const text = etag.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<Part><PartNumber>${number}</PartNumber><ETag>${text}</ETag></Part>`;
}

/** The same bytes, cut so that every part but the last has exactly PART_BYTES. */
async function* partsOf(
  chunks: AsyncIterable<Uint8Array>,
  bytes: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let left = bytes;
  let part = new Uint8Array(Math.min(left, PART_BYTES));
  let filled = 0;
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.byteLength && left > 0; ) {
      const piece = chunk.subarray(from, from + part.byteLength - filled);
      part.set(piece, filled);
      from += piece.byteLength;
      filled += piece.byteLength;
      if (filled < part.byteLength) continue;
      yield part;
      left -= filled;
      part = new Uint8Array(Math.min(left, PART_BYTES));
      filled = 0;
    }
  }
}
