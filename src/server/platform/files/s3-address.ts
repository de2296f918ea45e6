import { isUrl } from "#contract/is-url.ts";
import { ConfigError } from "../config.ts";

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
