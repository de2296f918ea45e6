import { expect, test } from "vitest";
import { withoutPictures } from "./load-page.ts";

const file = (head: string) =>
  `%PDF-1.7\n1 0 obj\n<< ${head} >>\nstream\n/Width 900 /DCTDecode\nendstream endobj\n2 0 obj\n<< /Filter /FlateDecode /Width 700 >>\nstream\nendstream`;

function changed(head: string): string {
  const bytes = withoutPictures(Buffer.from(file(head), "latin1"));
  return Buffer.from(bytes).toString("latin1");
}

test("a picture is one pixel large and packed in no known way, and nothing moves", () => {
  const head =
    "/Type /XObject /Subtype /Image /Width 2480 /Height 3508 /Filter [/FlateDecode /DCTDecode]";
  expect(changed(head)).toBe(
    file(
      "/Type /XObject /Subtype /Image /Width 0001 /Height 0001 /Filter [/XlateDecode /XCTDecode]",
    ),
  );
});

test("numbers that stand elsewhere and everything that is no picture stay as they are", () => {
  expect(changed("/Subtype/Image/Width 12 0 R")).toBe(file("/Subtype/Image/Width 12 0 R"));
  const form = "/Subtype /Form /Filter /FlateDecode /Resources << /ProcSet [/ImageC] >>";
  expect(changed(form)).toBe(file(form));
});
