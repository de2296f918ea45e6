import { StoreTrouble } from "../file-store.ts";
import type { S3Address } from "./s3-address.ts";
import type { S3Answer } from "./s3-call.ts";

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
export function s3Code(answer: S3Answer): string | undefined {
  return /<Code>([A-Za-z0-9]{1,64})<\/Code>/.exec(answer.text)?.[1];
}

export function s3Trouble(address: S3Address, answer: S3Answer): StoreTrouble {
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
