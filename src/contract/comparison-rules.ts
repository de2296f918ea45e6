/** Limits and sentences of comparisons, apart from the lines, so that a public page need not carry them. */

export const SAVED_AT_MOST = 200;

export const COMPARE_SENTENCES = {
  noResumeGiven: "Please provide your resume as a file or text.",
  noJobGiven: "Please provide a job description to compare against.",
  /** Spec 1 §5, the recruiter's window. */
  noJob: "Job ID is required for comparison",
  noDocument: "Document ID is required for comparison",
  notFound: "Comparison not found",
  resumeNotFound: "Resume not found",
  jobNotFound: "Job description not found",
  notAJob: "A resume is compared with a job description. This document is none.",
  jobUnreadable: "This job description could not be read, so there is nothing to compare with.",
  jobStillReading:
    "The job description is a scan and is still being read. Please try again in a moment.",
  tooMany: "You have compared a lot in a short time. Please wait a few minutes.",
  /** Spec 1 §8. */
  failed: "Failed to compare resume with job description",
  unexpected: "An error occurred during comparison.",
} as const;
