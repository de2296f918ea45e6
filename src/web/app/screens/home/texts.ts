/** The home page before anything is searched for: the page carries this much (spec 1 §2 and §8). */
export const homeTexts = {
  submit: "Find my matches",
  /** Spec 1 §8: for the log; on the screen it says the next one. */
  searchFailedLog: "Failed to search for job matches",
  searchFailed: "Error finding matches. Please try again.",
  keeping: "No account needed. Nobody else sees your file, and it is erased after 7 days.",
  keepingSignedIn: "Nobody else sees your file, and you can delete it at any time.",
  documents: "Your documents",
} as const;
