/** A comparison that is shown to others by a link, and what they see. */
export const sharingTexts = {
  share: "Share",
  notLoaded: "That part of the page could not be loaded. Please load the page again.",

  title: "Share this comparison",
  text: "Anyone with the link can read the report, without an account. They see your name and the lines of your resume, not your email address or phone number. Search engines do not list it.",
  make: "Make a link",
  makeAgain: "Make a new link",
  failed: "That did not work. Please try again.",
  copy: "Copy link",
  copied: "Link copied to clipboard",
  copyByHand: "The link. Copy it now: for your safety it is not shown again",
  stop: "Stop sharing",
  stopped: "The link no longer works.",
  ends: "It works until you stop sharing, or delete your resume here.",
  since: (date: string) => `Shared since ${date}.`,
  opened: (times: number, date: string) =>
    times === 1 ? `Opened once, on ${date}.` : `Opened ${times} times, last on ${date}.`,
  neverOpened: "Nobody has opened it yet.",
  lost: "The link itself is not kept here. If you have lost it, make a new one: the old one then stops working.",

  by: (name: string) => `${name} shared this comparison with you.`,
  somebody: "Somebody shared this comparison with you.",
  you: (name: string) => `“You” in it is ${name}.`,
  older: (date: string) =>
    `Made on ${date} with an earlier version of our matching. Today’s result may differ.`,
  goneTitle: "This comparison is no longer shared",
  goneText:
    "Whoever shared it has ended the link, or deleted the documents that it was made from. Ask them for a new one.",
  own: "Compare your own resume",
} as const;
