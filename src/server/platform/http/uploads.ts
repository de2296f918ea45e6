import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { FileRule } from "#contract/endpoint.ts";
import { invalid, Refusal, tooLarge } from "../faults.ts";
import { makeTemporaryFolder } from "../files/temporary-folders.ts";
import type { UploadedFile } from "./routes.ts";

export interface ReceivedUpload {
  readonly fields: Record<string, string>;
  readonly files: Record<string, UploadedFile>;
  remove(): Promise<void>;
}

const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 100_000;
const NOT_A_FORM = "The upload must be sent as a form with a file in it.";

/**
 * Streams the files of a form to a private temporary folder, counting and hashing on the way, so
 * that no size of upload is ever held in memory.
 */
export async function receiveUpload(
  request: FastifyRequest,
  rules: Record<string, FileRule>,
): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw invalid(NOT_A_FORM);
  const folder = await makeTemporaryFolder();
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const parts = await readParts(request, rules, folder);
    for (const [name, rule] of Object.entries(rules))
      if (rule.missing && !parts.files[name]) throw invalid(rule.missing);
    return { ...parts, remove };
  } catch (error) {
    await remove();
    throw error instanceof Refusal ? error : refusalOfForm(error);
  }
}

async function readParts(request: FastifyRequest, rules: Record<string, FileRule>, folder: string) {
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, UploadedFile> = Object.create(null);
  const largest = Math.max(...Object.values(rules).map((rule) => rule.maxBytes));
  const limits = {
    // One byte more than allowed, so that a file of exactly the limit is told from a larger one.
    fileSize: largest + 1,
    files: Object.keys(rules).length,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === "field") {
      if (part.valueTruncated) throw tooLarge(`"${part.fieldname}" is too long.`);
      fields[part.fieldname] = String(part.value);
      continue;
    }
    // A browser sends a picker that was left empty as a file without a name.
    if (!part.filename) {
      part.file.resume();
      continue;
    }
    const rule = rules[part.fieldname];
    if (!rule || files[part.fieldname]) throw invalid(`"${part.fieldname}" is not expected here.`);
    files[part.fieldname] = await store(
      part,
      rule,
      join(folder, String(Object.keys(files).length)),
    );
  }
  return { fields, files };
}

async function store(part: MultipartFile, rule: FileRule, path: string): Promise<UploadedFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > rule.maxBytes ? tooLarge(rule.tooLarge) : null, chunk);
    },
  });
  await pipeline(part.file, count, createWriteStream(path, { mode: 0o600 }));
  return {
    name: part.filename.slice(-200),
    contentType: part.mimetype,
    bytes,
    sha256: hash.digest("hex"),
    path,
  };
}

/** Broken boundaries, too many parts, a connection that ended: all of them the form's fault. */
function refusalOfForm(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "FST_REQ_FILE_TOO_LARGE") return tooLarge("The file is too large.");
  if (/^FST_/.test(code)) return invalid(NOT_A_FORM);
  const message = error instanceof Error ? error.message : "";
  if (
    /multipart|boundary|unexpected end|premature|malformed|part terminated|aborted/i.test(message)
  )
    return invalid(NOT_A_FORM);
  return error;
}
