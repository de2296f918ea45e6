/** The home page before anything is searched for: the page carries this much (spec 1 §2 and §8). */
export const homeTexts = {
  submit: "Find my matches",
  searchFailed: "Error finding matches. Please try again.",
  keeping: "No account needed. Nobody else sees your file, and it is erased after 7 days.",
  keepingSignedIn: "Nobody else sees your file, and you can delete it at any time.",
  documents: "Your documents",
} as const;
