import { expect, test } from "vitest";
import { MAX_DOCUMENT_BYTES } from "#contract/document-rules.ts";
import { judgeFile } from "./judge-file.ts";

test("the four types pass, however their ending is written", () => {
  for (const name of ["a.pdf", "A.PDF", "b.Doc", "c.docx", "d.final.TXT"])
    expect(judgeFile({ name, size: 10 })).toBeUndefined();
});

test("anything else is told which types pass", () => {
  for (const name of ["a.pages", "pdf", "a.pdf.exe", "a.docm", ""])
    expect(judgeFile({ name, size: 10 })).toBe("Please upload a PDF, DOC, DOCX, or TXT file.");
});

test("exactly 10 MB still pass, and one byte more does not", () => {
  expect(judgeFile({ name: "a.pdf", size: MAX_DOCUMENT_BYTES })).toBeUndefined();
  expect(judgeFile({ name: "a.pdf", size: MAX_DOCUMENT_BYTES + 1 })).toBe(
    "File size must be less than 10MB.",
  );
});
