import { ARCHIVE_LIMIT_BYTES } from "#contract/archives.ts";
import { ARCHIVE_EXTENSIONS } from "#contract/document-rules.ts";

/** Spec 1 §5: what is no archive, or too large, is dropped without a word. The server looks inside. */
export function fits({ name, size }: Pick<File, "name" | "size">): boolean {
  const lower = name.toLowerCase();
  return ARCHIVE_EXTENSIONS.some((end) => lower.endsWith(end)) && size <= ARCHIVE_LIMIT_BYTES;
}
