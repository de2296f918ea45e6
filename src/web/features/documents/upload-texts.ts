/** Spec 1 §4 and §8. */
export const uploadTexts = {
  processing: "Processing file",
  complete: "Upload complete",
  failed: "Upload failed",
  unexpected: "An error occurred during upload.",
} as const;
