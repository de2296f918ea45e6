/** While two documents are compared, and when it comes to nothing (spec 1 §2, §4, §8). */
export const compareTexts = {
  comparing: "Comparing",
  progress: "Comparing the two documents",
  cancel: "Cancel",
  resumeName: "Resume",
  jobName: "Job description",
  waiting: "Waiting",
  uploading: (bytes: string) => `Uploading, ${bytes}`,
  processing: "Processing file",
  reading: "Being read",
  arrived: "Uploaded",
  scan: "It’s a scan, so we have to recognise its text first. This can take a minute or two.",
  unreadable: "This document could not be read. Please give us another file, or paste its text.",
  parseFailed: (reason: string) => `Failed to parse comparison response: ${reason}`,
  notUnderstood: "the answer was not in the form that was agreed",
} as const;

/** Spec 1 §2 and §4: the three steps and how long each of them takes. */
export const COMPARE_STEPS = [
  { name: "Uploading Documents", estimate: "About 10 seconds" },
  { name: "Analyzing Match", estimate: "About 15 seconds" },
  { name: "Finalizing Results", estimate: "About 3 seconds" },
] as const;
