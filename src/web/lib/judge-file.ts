import {
  DOCUMENT_EXTENSIONS,
  DOCUMENT_SENTENCES,
  MAX_DOCUMENT_BYTES,
} from "#contract/document-rules.ts";

/** Why a file cannot be taken, by its name and size alone; the server looks inside (spec 1 §5). */
export function judgeFile({ name, size }: Pick<File, "name" | "size">): string | undefined {
  const lower = name.toLowerCase();
  if (!DOCUMENT_EXTENSIONS.some((end) => lower.endsWith(end))) return DOCUMENT_SENTENCES.wrongType;
  return size > MAX_DOCUMENT_BYTES ? DOCUMENT_SENTENCES.tooLarge : undefined;
}
