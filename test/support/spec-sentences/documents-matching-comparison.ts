import { type Sentence, sentences } from "./sentence.ts";

/** Files that come in, the four levels, and the compare tool. */
export const documentsMatchingComparisonSentences: readonly Sentence[] = [
  // The first two are quoted with their stop in spec 2 §5, so their neighbour here has one as well.
  ...sentences("documents", "spec 1 §5", {
    exact: [
      "Please upload a PDF, DOC, DOCX, or TXT file.",
      "File size must be less than 10MB.",
      "Please provide your resume as a file or text.",
      "Resume.txt",
      "JobDescription.txt",
    ],
  }),
  ...sentences("documents", "spec 1 §8", {
    exact: [
      "Upload failed",
      "An error occurred during upload.",
      "Resume upload failed",
      "Job description upload failed",
    ],
  }),

  ...sentences("matching", "spec 1 §9", {
    exact: ["Excellent Match", "Very Good Match", "Good Match", "Partial Match"],
  }),

  // The warning and the actions that ask a visitor to sign up are described, not worded.
  ...sentences("comparison", "spec 1 §1", { loose: ["may contain errors"] }),
  ...sentences("comparison", "spec 1 §2", {
    exact: ["Uploading Documents", "Analyzing Match", "Finalizing Results", "Compare Another"],
    loose: ["contact recruiter", "export PDF"],
  }),
  // The estimates of the three steps: about 10, 15 and 3 seconds.
  ...sentences("comparison", "spec 1 §4", { loose: ["about {n} seconds"] }),
  ...sentences("comparison", "spec 1 §5", {
    exact: ["Please provide a job description to compare against."],
  }),
  ...sentences("comparison", "spec 1 §8", {
    exact: [
      "Failed to compare resume with job description",
      "An error occurred during comparison.",
    ],
    pattern: ["Failed to parse comparison response: {reason}"],
  }),
  ...sentences("comparison", "spec 1 §9", {
    exact: ["Excellent Fit", "Good Fit", "Moderate Fit", "Poor Fit", "Not a Fit"],
  }),
];
