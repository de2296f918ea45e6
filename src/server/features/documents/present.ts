import type { DocumentRow, DocumentView } from "#contract/documents.ts";
import { corrected } from "./corrections.ts";
import type { DocumentRecord } from "./repository.ts";

type Listed = Pick<
  DocumentRecord,
  | "id"
  | "kind"
  | "fileName"
  | "fileType"
  | "bytes"
  | "status"
  | "title"
  | "receivedAt"
  | "keepUntil"
>;

export const presentRow = (document: Listed): DocumentRow => ({
  id: document.id,
  kind: document.kind,
  file_name: document.fileName,
  file_type: document.fileType,
  bytes: document.bytes,
  status: document.status,
  title: document.title,
  received_at: document.receivedAt.toISOString(),
  keep_until: document.keepUntil?.toISOString() ?? null,
});

export function presentDocument(document: DocumentRecord): DocumentView {
  const { reading, corrections, progressDone, progressTotal } = document;
  const { resume, job } = corrected(document);
  const sources = (reading.resume ?? reading.job)?.sources ?? {};
  return {
    ...presentRow(document),
    message: document.message,
    progress: document.status === "reading" ? { done: progressDone, total: progressTotal } : null,
    pages: document.pages,
    has_pictures: document.fileType === "pdf",
    lines: document.lines.map(({ text, page, box }) => ({ text, page, box: box ?? null })),
    resume,
    job,
    read_resume: reading.resume?.profile ?? null,
    read_job: reading.job?.profile ?? null,
    sources: Object.fromEntries(
      Object.entries(sources).map(([field, { lines, confidence }]) => [
        field,
        { lines: [...lines], confidence },
      ]),
    ),
    corrected: Object.keys(corrections),
    hidden: document.hidden.map(({ text, page, reason }) => ({ text, page, reason })),
    flags: document.flags.map(({ line, text }) => ({ line, text })),
  };
}
