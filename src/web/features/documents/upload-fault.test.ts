import { expect, test } from "vitest";
import { ApiError } from "#web/lib/api.ts";
import { uploadFault } from "./upload-fault.ts";

test("the server's own words come first", () => {
  const error = new ApiError(413, "too-large", "File size must be less than 10MB.");
  expect(uploadFault(error, "Resume upload failed")).toBe("File size must be less than 10MB.");
});

test("a server without words, an answer without sense and a fault of ours each have a sentence", () => {
  const said = (error: unknown) => uploadFault(error, "Resume upload failed");
  expect(said(new ApiError(500, "internal", "x"))).toBe("Resume upload failed");
  expect(said(new ApiError(200, "internal", "x"))).toBe("Upload failed");
  expect(said(new TypeError("x"))).toBe("An error occurred during upload.");
});
