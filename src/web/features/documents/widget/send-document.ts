import {
  type DocumentKind,
  type DocumentRow,
  listDocuments,
  uploadJobDescription,
  uploadResume,
} from "#contract/documents.ts";
import { call } from "#web/lib/api.ts";
import { upload } from "#web/lib/upload.ts";
import type { Sending } from "../use-upload.ts";

interface Arrived {
  documentId: string;
  status: DocumentRow["status"];
}

/** Asked once: two first uploads at the same time would make two visitors of one browser. */
let visitor: Promise<unknown> | undefined;

async function beVisitor(): Promise<void> {
  visitor ??= call(listDocuments).catch(() => {
    visitor = undefined;
  });
  await visitor;
}

/** The two lines take the same file under two names. */
export async function sendDocument(
  kind: DocumentKind,
  file: File,
  sending: Sending,
): Promise<Arrived> {
  await beVisitor();
  if (kind === "resume") return upload(uploadResume, { files: { resume: file }, ...sending });
  return upload(uploadJobDescription, { files: { job_description: file }, ...sending });
}
