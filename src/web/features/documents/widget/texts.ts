import { DOCUMENT_SENTENCES } from "#contract/document-rules.ts";
import type { DocumentKind } from "#contract/documents.ts";

/** Spec 1 §2, §5 and §8. */
export const widgetTexts = {
  tip: "Processing takes about 15-30 seconds.",
  hint: "PDF, DOC, DOCX or TXT, up to 10MB",
  file: "Upload a file",
  paste: "Paste text",
} as const;

interface KindTexts {
  label: string;
  how: string;
  drop: string;
  text: string;
  textHint: string;
  submit: string;
  missing: string;
  failed: string;
  /** What pasted text is sent as. */
  fileName: string;
}

export const kindTexts: Record<DocumentKind, KindTexts> = {
  resume: {
    label: "Resume",
    how: "How to give us your resume",
    drop: "Drop your resume here",
    text: "The text of your resume",
    textHint: "Copy all of it: the order of the lines matters.",
    submit: "Upload resume",
    missing: DOCUMENT_SENTENCES.noResume,
    failed: "Resume upload failed",
    fileName: "Resume.txt",
  },
  job_description: {
    label: "Job description",
    how: "How to give us the job description",
    drop: "Drop the job description here",
    text: "The text of the job description",
    textHint: "Copy the whole ad, with its title and the name of the firm.",
    submit: "Upload job description",
    missing: "Please provide the job description as a file or text.",
    failed: "Job description upload failed",
    fileName: "JobDescription.txt",
  },
};
