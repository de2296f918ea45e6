import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { isUrl } from "#contract/is-url.ts";
import { ConfigError } from "../config.ts";
import { errorCode, StoreTrouble } from "./file-store.ts";

/** How long to wait, and how often to try. Every number bounds one thing. */
export interface S3Pace {
  attempts: number;
  firstPauseMs: number;
  /** Until a short answer is complete, or the first byte of a long one is there. */
  answerMs: number;
  /** For one body that is sent, of at most one part. */
  sendMs: number;
  /** Between two pieces of a body that is received. */
  silenceMs: number;
}

export const S3_PACE: S3Pace = {
  attempts: 3,
  firstPauseMs: 200,
  answerMs: 15_000,
  sendMs: 120_000,
  silenceMs: 30_000,
};

interface S3Request {
  method: "GET" | "PUT" | "POST" | "DELETE";
  key: string;
  query?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  contentType?: string;
  /** Leaves the body of a good answer to the caller. */
  streams?: boolean;
}

export interface S3Answer {
  status: number;
  ok: boolean;
  headers: Headers;
  /** Empty when the body streams. */
  text: string;
  body: Response["body"];
  /** Ends the connection, and with it a body that is still coming. */
  cancel(): void;
}

export type S3Call = (request: S3Request) => Promise<S3Answer>;

/**
 * One signed call, tried again when the network or the server fails. Everything we send may be sent
 * twice: a second write of the same bytes, or a second removal, changes nothing.
 */
export function createS3Call(address: S3Address, pace: S3Pace): S3Call {
  // The retries of the client know no time-out and give up on network errors: ours do both.
  const client = new AwsClient({
    accessKeyId: address.accessKeyId,
    secretAccessKey: address.secretAccessKey,
    service: "s3",
    ...(address.region && { region: address.region }),
    retries: 0,
  });
  return async (request) => {
    for (let attempt = 1; ; attempt++) {
      const last = attempt >= pace.attempts;
      const answer = await attemptCall(client, address, pace, request).catch((error: unknown) => {
        if (last) throw unreachable(address, error);
      });
      if (answer && (last || !isPassing(answer.status))) return answer;
      await pause(pace.firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };
}

async function attemptCall(
  client: AwsClient,
  address: S3Address,
  pace: S3Pace,
  request: S3Request,
): Promise<S3Answer> {
  const limitMs = request.body ? pace.sendMs : pace.answerMs;
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(new SlowAnswer(limitMs)), limitMs);
  try {
    const signed = await client.sign(urlOf(address, request), {
      method: request.method,
      headers: {
        "x-amz-content-sha256": createHash("sha256")
          .update(request.body ?? "")
          .digest("hex"),
        ...(request.contentType && { "content-type": request.contentType }),
      },
      ...(request.body && { body: request.body }),
      // A redirect means another region; the signature would not hold there.
      redirect: "manual",
      signal: ending.signal,
    });
    // Not signed, because proxies change it; without it the length would be that of packed bytes.
    signed.headers.set("accept-encoding", "identity");
    const response = await fetch(signed);
    const streams = request.streams === true && response.ok;
    return {
      status: response.status,
      ok: response.ok,
      headers: response.headers,
      text: streams ? "" : await response.text(),
      body: streams ? response.body : null,
      cancel: () => ending.abort(),
    };
  } finally {
    clearTimeout(timer);
  }
}

function urlOf({ origin, bucket, prefix }: S3Address, { key, query }: S3Request): URL {
  const url = new URL(`/${bucket}/${prefix}${key}`, origin);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return url;
}

/** Too many requests, or a failure on their side that may be over in a moment. */
function isPassing(status: number): boolean {
  return status === 429 || (status >= 500 && status !== 501);
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

class SlowAnswer extends Error {
  constructor(limitMs: number) {
    super(`did not answer within ${limitMs / 1000} seconds`);
  }
}

// Only the code is kept: fetch's own errors may carry the request.
function unreachable({ host }: S3Address, error: unknown): StoreTrouble {
  if (error instanceof SlowAnswer)
    return new StoreTrouble(`The file store at ${host} ${error.message}.`);
  return new StoreTrouble(
    `The file store at ${host} cannot be reached (${errorCode(error) ?? "the connection failed"}).`,
  );
}

export interface S3Address {
  origin: string;
  /** For sentences: the only part of S3_URL, with the bucket, that may be shown. */
  host: string;
  bucket: string;
  /** Empty, or ends in a slash. */
  prefix: string;
  /** Undefined lets the signer read it from the host name, as for s3.eu-west-1.amazonaws.com. */
  region: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

const SHAPE = "S3_URL must look like https://KEY:SECRET@host/bucket?region=ap-southeast-2";
const BUCKET = /^[A-Za-z0-9][A-Za-z0-9._-]{1,62}$/;
const PREFIX_PART = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Errors quote nothing of the URL: a slip of the hand can put the secret in any part of it. */
export function readS3Address(s3Url: string): S3Address {
  const url = isUrl(s3Url) ? new URL(s3Url) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.hash)
    throw new ConfigError(
      `${SHAPE}; write /, +, @, #, % and : in the secret as %2F, %2B and so on.`,
    );
  const accessKeyId = decoded(url.username);
  const secretAccessKey = decoded(url.password);
  if (!accessKeyId || !secretAccessKey)
    throw new ConfigError(`${SHAPE}; the access key or its secret is missing.`);
  const [bucket = "", ...folders] = url.pathname.split("/").filter(Boolean);
  if (!BUCKET.test(bucket)) throw new ConfigError(`${SHAPE}; the bucket is missing or not a name.`);
  if (!folders.every((folder) => PREFIX_PART.test(folder)))
    throw new ConfigError(
      `${SHAPE}; what follows the bucket may hold letters, digits, ., _ and -.`,
    );
  return {
    origin: url.origin,
    host: url.host,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(""),
    region: regionOf(url.searchParams),
    accessKeyId,
    secretAccessKey,
  };
}

function regionOf(params: URLSearchParams): string | undefined {
  if ([...params.keys()].some((name) => name !== "region"))
    throw new ConfigError(`${SHAPE}; "region" is the only setting that may follow the ?.`);
  const region = params.get("region") ?? undefined;
  if (region !== undefined && !/^[A-Za-z0-9-]{1,40}$/.test(region))
    throw new ConfigError(`${SHAPE}; the region is not a name.`);
  return region;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ConfigError(`${SHAPE}; a % in the secret is written as %25.`);
  }
}
