/** What was uploaded before signing in. */
export const offerTexts = {
  label: "Uploaded before you signed in",
  one: (kind: string, time: string) => `Keep the ${kind} read at ${time}?`,
  several: (count: number) => `Keep the ${count} documents read in this browser?`,
  text: "Uploaded in this browser before you signed in. What you keep is added to your account; the rest is erased now.",
  keep: "Keep",
  drop: "Don’t keep",
  kept: "Kept under Your documents.",
  erased: "Erased.",
  failed: "That did not work. Please try again.",
} as const;
