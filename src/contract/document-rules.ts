/**
 * What can be brought in, and what is said otherwise. Apart from the lines, so that a public page need
 * not carry them.
 */

/** Spec 1 §9: 10 MB; exactly as many bytes still pass. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** What a person can bring (spec 1 §5), as a picker wants them. */
export const DOCUMENT_EXTENSIONS = [".pdf", ".doc", ".docx", ".txt"] as const;
export const ARCHIVE_EXTENSIONS = [".zip", ".rar"] as const;

export const DOCUMENT_SENTENCES = {
  wrongType: "Please upload a PDF, DOC, DOCX, or TXT file.",
  tooLarge: "File size must be less than 10MB.",
  noResume: "Please provide your resume as a file or text.",
  noFile: "Please select a file to upload.",
  notFound: "That document was not found.",
  unreadable: "This document could not be read, so there is nothing to correct.",
  visitorIsFull:
    "You have stored as much as a visitor can. Delete a document, or sign in to keep more.",
  accountIsFull: "Your storage is full. Delete documents that you no longer need.",
  networkIsFull: "Too much was uploaded from your network today. Please try again tomorrow.",
  stillReading: "This document is still being read. Please try again in a moment.",
} as const;
