import { type FileInfo, StoreTrouble } from "./file-store.ts";
import type { S3Answer, S3Call } from "./s3-call.ts";

/**
 * S3 wants the length before the first byte, and a body that can be sent again after a failure. So
 * bytes are gathered in memory, one part at a time: up to this size in one request, above it as a
 * multipart upload. 10,000 parts is S3's limit, 5 MB its smallest part.
 */
export const PART_BYTES = 8 * 1024 * 1024;

export interface S3Upload {
  call: S3Call;
  /** Throws unless the answer is a good one. */
  expectOk(answer: S3Answer): S3Answer;
  /** An unfinished upload could not be taken back: it costs space, but is not an object. */
  onLeftover(error: unknown): void;
}

export async function upload(
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
