/** The steps after the upload (spec 1 §2 and §8). */
export const flowTexts = {
  upload: "Upload",
  results: "Results",
  comparison: "Comparison",
  back: "Back",
  startOver: "Start Over",
  compareFailed: "Failed to compare resume with job",
  keepTitle: "Add your resume to your account?",
  keepText: "You uploaded it before you signed in. Keep it, and your matches are back.",
} as const;
