/** What the screens of Create Job Posting say; the sentences of the spec are in the contract. */

export const creationTexts = {
  title: "Create Job Posting",
  forRecruiters: "Job postings are made by recruiters",
  forRecruitersText:
    "You use Candour as a candidate. If you also hire, you can change your role under Profile, Account settings.",
  toDashboard: "Go to Dashboard",
  toSettings: "Open account settings",
} as const;

export const selectTexts = {
  lead: "Both ways give you a posting that candidates are matched with, requirement by requirement.",
  chat: {
    title: "Write it with the assistant",
    text: "Say what you need, or paste what you have. The whole advertisement appears beside the chat from your first message, and you can edit any line of it.",
    action: "Start with the assistant",
  },
  upload: {
    title: "Upload a job description",
    text: "Upload one you have already written. We read the title, location and requirements, and you can correct any of it.",
    action: "Upload a file",
  },
} as const;

export const unfinishedTexts = {
  title: "Drafts with the assistant",
  note: "Saved to your account.",
  untitled: "No title yet",
  ready: "Ready to publish",
  notReady: "Not finished",
  goOn: "Continue",
  discard: "Discard",
  ask: (title: string) => `Discard the draft “${title}”?`,
  askShort: "Discard this draft? You can’t bring it back.",
  keep: "Keep it",
  discardFailed: "The draft could not be discarded. Please try again.",
  failed: "Your drafts with the assistant could not be loaded.",
  again: "Try again",
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
  companyHint: "As it should appear in the advertisement.",
  proceed: "Continue",
  nothingLost: "Nothing is lost: try another address, or continue without a website.",
  again: "Try again",
} as const;

export const chatTexts = {
  /** As the recruiter would type it. */
  takeOut: (quote: string) => `Remove "${quote}"`,
  title: (company: string, fromSite: boolean) => {
    if (!company) return "A new job posting";
    return fromSite ? `${company}, from their website` : company;
  },
  chat: "Assistant",
  draft: "Draft",
  views: "Assistant and draft",
  conversation: "Conversation",
  you: "You",
  assistant: "Assistant",
  writing: "Assistant is writing",
  message: "Message",
  placeholder: "Answer, correct, or add anything",
  send: "Send",
  keys: "Enter sends, Shift+Enter makes a new line.",
  attach: "Attach a file",
  attachHint: "PDF, DOC, DOCX or TXT, up to 10MB",
  drop: "Drop the file to add its text",
  readingFile: (name: string) => `Reading ${name}`,
  fileFailed: "The file could not be read. Please try again.",
  showAll: "Show all",
  showLess: "Show less",
  again: "Try again",
  /** The page was left while a message was on its way. */
  interrupted: "Your last message may not have arrived. It is in the box again.",
  publishNow: "Publish now",
  known: (known: number, of: number) => `${known} of ${of}`,
  factsKnown: "main facts known",
  leftOff: (count: number) => `${count} left off`,
  live: "The job posting is live.",
  liveText: "Candidates are being matched with it now.",
  waiting: "The job posting is not public yet.",
  finish: "Finish",
  candidates: "View Candidates",
  edit: "Edit",
  byRules: "Written by rules",
  byModel: (model: string) => `Written with ${model}`,
  check: "It may contain errors; check it before you publish it.",
  checkLive: "It may contain errors; check it, and edit what is wrong.",
  loading: "Loading the draft",
  failed: "The draft could not be loaded",
  failedText: "It is saved to your account. Check your connection and try again.",
  missing: "This draft was not found",
  missingText:
    "It may have been discarded, or it belongs to another account. Postings that were published are on your dashboard.",
  startAgain: "Start a new one",
} as const;

export const uploadTexts = {
  title: "Upload a job description",
  lead: "It becomes one of your postings as soon as we’ve read it.",
  label: "Job description",
  drop: "Drop the job description here",
  hint: "PDF, DOC, DOCX or TXT, up to 10MB",
  submit: "Upload job description",
  readTitle: "Check the details",
  untitled: "No title found",
  nothing: "Not stated",
  facts: { company: "Company", location: "Location", employment: "Employment", pay: "Pay" },
  must: "Required",
  nice: "Preferred",
  noRequirements: "No requirements found. Candidates are matched with the text as a whole.",
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
  noteText: "We may have misread something. Check it against the file.",
} as const;
