/** The words of /connect-account. */
export const connectTexts = {
  title: "Connect Microsoft",
  found:
    "You signed in with Microsoft in this browser, and there is a Candour account with the same email address already.",
  means: "Connect the two, and you can sign in to that account with Microsoft from now on.",
  submit: "Connect Microsoft",
  notYou: "If you did not begin this, close this page. Nothing is connected until you say so.",
  failed: "Microsoft could not be connected. Please try again.",
  refused: {
    title: "Microsoft is not connected",
    why: "A link works once, for 1 hour, and only in the browser where you began to sign in.",
    back: "Back to sign in",
  },
} as const;
