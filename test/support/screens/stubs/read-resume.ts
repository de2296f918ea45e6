import * as z from "zod/mini";
import { getDocument } from "#contract/documents.ts";
import recordedAnswers from "../recorded-answers.json" with { type: "json" };

/** Mei-Lin Chan's resume as the program read it: eighteen lines, with what was found in each. */
export const READ_RESUME = z.parse(
  getDocument.response,
  Object.values(recordedAnswers["/documents/:resume"].calls)[0],
);

/** What the upload of it answers. */
export const TAKEN = {
  success: true,
  message: "",
  status: "read",
  documentId: READ_RESUME.id,
  resumeID: READ_RESUME.id,
  resumeId: READ_RESUME.id,
} as const;
