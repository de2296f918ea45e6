import {
  type DocumentKind,
  type DocumentRow,
  uploadJobDescription,
  uploadResume,
} from "#contract/documents.ts";
import { upload } from "#web/lib/upload.ts";
import type { Sending } from "../upload/use-upload.ts";

interface Arrived {
  documentId: string;
  status: DocumentRow["status"];
}

/** The two lines take the same file under two names. */
export function sendDocument(kind: DocumentKind, file: File, sending: Sending): Promise<Arrived> {
  if (kind === "resume") return upload(uploadResume, { files: { resume: file }, ...sending });
  return upload(uploadJobDescription, { files: { job_description: file }, ...sending });
}
