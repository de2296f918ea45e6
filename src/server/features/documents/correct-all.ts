import { isDeepStrictEqual } from "node:util";
import { EMPTY_RESUME, type ResumeProfile } from "#contract/resume-profile.ts";
import type { Db } from "#server/platform/database/database.ts";
import { titleOf } from "./corrections.ts";
import type { DocumentRecord } from "./repository.ts";
import * as repository from "./repository.ts";

/**
 * Puts several fields of a resume right in one step. What is the same as was read is no correction. While a
 * scan is still being read, a blank says nothing: it would wipe out what is found there.
 */
export async function correctAll(
  tx: Db,
  { id }: Pick<DocumentRecord, "id">,
  fields: Partial<ResumeProfile>,
): Promise<DocumentRecord | undefined> {
  // As it is now, and held: another window may just be correcting a field.
  const document = await repository.lock(tx, id);
  if (!document) return undefined;
  const read = new Map<string, unknown>(
    Object.entries(document.reading.resume?.profile ?? EMPTY_RESUME),
  );
  const corrections = { ...document.corrections };
  for (const [name, value] of Object.entries(fields))
    if (isDeepStrictEqual(value, read.get(name))) delete corrections[name];
    else corrections[name] = value;
  const changed = await repository.change(tx, document.id, { corrections });
  return changed && repository.change(tx, document.id, { title: titleOf(changed) });
}
