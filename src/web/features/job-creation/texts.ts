/** What the screens of Create Job Posting say; the sentences of the spec are in the contract. */

export const creationTexts = {
  title: "Create Job Posting",
  forRecruiters: "Job postings are made by recruiters",
  forRecruitersText:
    "Your account is a candidate’s. If you also hire, you can change the role under Profile, Account settings.",
  toDashboard: "Go to Dashboard",
  toSettings: "Open account settings",
} as const;

export const selectTexts = {
  lead: "Two ways to the same result: a posting that candidates are matched with, requirement by requirement.",
  chat: {
    title: "Write it with the assistant",
    text: "Start from your company’s website and answer a few questions. The advertisement is written as you talk, and nothing goes into it that you or the website did not say.",
    action: "Start with the assistant",
  },
  upload: {
    title: "Upload a job description",
    text: "Bring one that is already written. We read the title, the location and what it asks for, and you can correct all of it.",
    action: "Upload a file",
  },
  unfinished: "Not finished yet",
  unfinishedNote: "Kept in this tab until you close it.",
  untitled: "No title yet",
  goOn: "Continue",
  discard: "Discard",
  discarded: "The conversation was discarded.",
  undo: "Undo",
} as const;

export const urlTexts = {
  title: "Where can we read about the company?",
  lead: "We read the page once and quote what it says about the company. Nothing is made up.",
  label: "Company website",
  hint: "For example harrow.example",
  submit: "Read the website",
  without: "Continue without it",
  withoutHint: (company: string) =>
    company
      ? `Without a website the advertisement names ${company}, from your profile.`
      : "Without a website we ask you for the company’s name.",
  company: "Company name",
  companyHint: "As the advertisement is to name it.",
  proceed: "Continue",
  nothingLost: "Nothing is lost: try another address, or continue without a website.",
} as const;

export const chatTexts = {
  /** As the recruiter would type it. */
  takeOut: (quote: string) => `Remove "${quote}"`,
  title: (company: string, fromSite: boolean) => {
    if (!company) return "A new job posting";
    return fromSite ? `${company}, from their website` : company;
  },
  chat: "Assistant",
  preview: "Preview",
  views: "Assistant and preview",
  conversation: "Conversation",
  you: "You",
  assistant: "Assistant",
  writing: "Assistant is writing",
  message: "Message",
  placeholder: "Answer, correct, or add anything",
  send: "Send",
  keys: "Enter sends, Shift+Enter makes a new line.",
  again: "Send again",
  openAgain: "Try again",
  /** The page was left while a message was on its way. */
  interrupted: "Your last message may not have arrived.",
  publish: "Publish it",
  known: (known: number, of: number) => `${known} of ${of}`,
  factsKnown: "facts known",
  leftOff: (count: number) => `${count} left off`,
  live: "The job posting is live.",
  liveText: "Candidates are being matched with it now.",
  finish: "Finish",
  candidates: "View Candidates",
  edit: "Edit",
  byRules: "Written by rules",
  byModel: (model: string) => `Written with ${model}`,
  check: "It may contain errors; check it before you publish it.",
  checkLive: "It may contain errors; check it, and edit what is wrong.",
  missing: "This conversation is not in this tab",
  missingText:
    "A conversation with the assistant is kept in the tab that it was begun in, until that is closed. Postings that were published are on your dashboard.",
  startAgain: "Start a new one",
} as const;

export const previewTexts = {
  changes: "Preview, changes as you talk",
  posted: "As it is posted",
  label: "The advertisement so far",
  unknown: "Not known yet",
  unstated: "Not stated",
  titleUnknown: "Job title not known yet",
  quotedFrom: (host: string) => `Quoted from ${host}`,
  about: "About the company",
  contact: "Contact",
  changed: "Changed just now:",
  better: (better: string) => `Better: “${better}”.`,
  leaveOut: "It is best left out.",
  replace: "Replace it",
  keep: "Keep it",
  /** As the recruiter would type them. */
  askReplace: (quote: string, better: string) =>
    better ? `Replace "${quote}" with "${better}"` : `Remove "${quote}"`,
} as const;

export const uploadTexts = {
  title: "Upload a job description",
  lead: "It becomes a posting of yours as soon as it is read.",
  label: "Job description",
  drop: "Drop the job description here",
  hint: "PDF, DOC, DOCX or TXT, up to 10MB",
  submit: "Upload job description",
  readTitle: "What was read",
  untitled: "No title was read",
  nothing: "Not stated",
  facts: { company: "Company", location: "Location", employment: "Employment", pay: "Pay" },
  must: "Required",
  nice: "Preferred",
  noRequirements: "No requirements were read. Candidates are matched with the text as a whole.",
  status: { active: "Active", draft: "Draft", closed: "Closed" },
  statusText: {
    active: "Candidates are being matched with it now.",
    draft: "It is not shown to anyone until you publish it.",
    closed: "It is not shown to candidates.",
  },
  candidates: "View Candidates",
  edit: "Edit",
  dashboard: "Go to Dashboard",
  another: "Upload another",
  failed: "What was read could not be loaded",
  failedText: "The posting is kept. Try again, or find it on your dashboard.",
  missingText: "It may have been deleted, or it belongs to somebody else.",
  note: "Read by rules",
  noteText: "Reading may contain errors; check it against the file.",
} as const;
