import { ARCHIVE_LIMIT_BYTES, ARCHIVE_SENTENCES } from "#contract/archives.ts";
import { ARCHIVE_EXTENSIONS } from "#contract/document-rules.ts";

/** Why an archive cannot be taken, by its name and size alone; the server looks inside. */
export function judgeArchive({ name, size }: Pick<File, "name" | "size">): string | undefined {
  const lower = name.toLowerCase();
  if (!ARCHIVE_EXTENSIONS.some((end) => lower.endsWith(end))) return ARCHIVE_SENTENCES.wrongType;
  return size > ARCHIVE_LIMIT_BYTES ? ARCHIVE_SENTENCES.tooLarge : undefined;
}
