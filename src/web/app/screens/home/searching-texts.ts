/** From the upload to the results (spec 1 §4 and §8). */
export const searchTexts = {
  uploaded: "Upload complete",
  analyzing: "Analyzing your resume",
  searching: "Searching for jobs",
  finding: "Finding the best matches",
  found: (total: number) => `Found ${total} job ${total === 1 ? "match" : "matches"}`,
  scan: "Processing file. It’s a scan, so we have to recognise its text first. This can take a minute or two.",
  scanned: (done: number, total: number) =>
    `Processing file. It is a scan: ${done} of ${total} pages recognised.`,
  progress: "Finding your matches",
  foundThem: "Job matches",
} as const;
