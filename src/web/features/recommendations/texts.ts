/** What can be done with a job, wherever one is shown. */
export const actionTexts = {
  save: "Save Job",
  saved: "Bookmarked",
  saveJob: (title: string) => `Save Job: ${title}`,
  savedJob: (title: string) => `Bookmarked: ${title}`,
  saveFailed: "That could not be saved. Please try again.",
  unsaveFailed: "That could not be undone. Please try again.",

  apply: "Apply",
  /** PRIVATE_ADVERTISER is no name; the contract of postings would weigh too much here. */
  applyAt: (company: string) =>
    /^(Private advertiser)?$/.test(company) ? "Apply where it was posted" : `Apply at ${company}`,
  newTab: "(opens in a new tab)",
  applied: (when: string) => `Applied ${when}`,
  nobodyTold: "Advertised elsewhere. If you save it, nobody is told.",

  interest: "Express Interest",
  interested: "Interest expressed",
  openSource: "Open it",

  contact: "Contact recruiter",

  share: "Share",
  shareJob: (title: string) => `Share: ${title}`,
  copied: "Link copied to clipboard",
  copyByHand: "Copy this link",

  notLoaded: "That part of the page could not be loaded. Please load the page again.",
} as const;

/** Spec 1 §2: the title and the description of the prompt vary by what a visitor wanted to do. */
export const promptTexts = {
  apply: {
    title: "Apply for this job",
    text: "With a free account you can apply from here and track your application.",
  },
  save: {
    title: "Keep this job",
    text: "With a free account the jobs you save stay with you, and you can come back to them from any device.",
  },
  interest: {
    title: "Say you’re interested",
    text: "With a free account it takes one click. The recruiter is told, and sees who is asking.",
  },
  contact: {
    title: "Write to the recruiter",
    text: "With a free account you can message recruiters, and they see who is asking.",
  },
} as const;

/** What a visitor needs an account for. */
export type Wanted = keyof typeof promptTexts;
