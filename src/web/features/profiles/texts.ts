import type { CompletionItem } from "#contract/candidate-profile.ts";

/** The words of a candidate's profile; the sentences of the spec are in the contract. */
export const profileTexts = {
  loading: "Loading your profile",
  failedText: "The server did not answer. What you saved is safe.",
  save: "Save Profile",
  cancel: "Cancel",
  unsaved: "Unsaved changes",
  notSaved: "Not saved yet",
  discardTitle: "Discard your changes?",
  discardText: "The profile goes back to what you saved last.",
  discard: "Discard changes",
  changedElsewhere: "Changed in another window. Saving here replaces what was saved there.",
  reload: "Reload",
  reloaded: "This is what was saved in the other window.",
  undo: "Undo",
  dateHint: "2021-03 or 2021",
} as const;

export const personalTexts = {
  title: "Personal Information",
  lead: "Recruiters who find you read this first.",
  name: "Name",
  email: "Email",
  emailHint: "For recruiters. The address you sign in with stays as it is.",
  phone: "Phone",
  summary: "Summary",
  summaryHint: "What you do, for whom, and what you are looking for, in three or four sentences.",
} as const;

/** The words that every list of entries needs. */
export interface RowWords {
  add: string;
  none: string;
  /** An entry that has no name yet. */
  unnamed: string;
  removed: (name: string) => string;
}

export const rowTexts = {
  up: (name: string) => `Move up ${name}`,
  down: (name: string) => `Move down ${name}`,
  remove: (name: string) => `Remove ${name}`,
  place: (name: string, at: number, of: number) => `${name} is number ${at} of ${of}.`,
} as const;

export const experienceTexts = {
  title: "Experience",
  lead: "Where you have worked, the latest first. What you did there is what jobs are matched with.",
  add: "Add a position",
  none: "No positions yet.",
  unnamed: "New position",
  removed: (name: string) => `${name} removed.`,
  role: "Role",
  company: "Company",
  location: "Location",
  startDate: "From",
  endDate: "Until",
  present: "I work here now",
  description: "What you did",
  descriptionHint: "One thing on each line reads best.",
} as const satisfies RowWords & Record<string, unknown>;

export const educationTexts = {
  title: "Education",
  lead: "Degrees and diplomas, the latest first.",
  add: "Add a qualification",
  none: "No qualifications yet.",
  unnamed: "New qualification",
  removed: (name: string) => `${name} removed.`,
  institution: "Institution",
  degree: "Degree",
  fieldOfStudy: "Field of study",
  duration: "When",
  durationHint: "2015 to 2019",
} as const satisfies RowWords & Record<string, unknown>;

export const certificationTexts = {
  title: "Certifications",
  lead: "Practising certificates, licences and courses.",
  add: "Add a certification",
  none: "No certifications yet.",
  unnamed: "New certification",
  removed: (name: string) => `${name} removed.`,
  name: "Certification",
  issuingOrganization: "Issued by",
  date: "Date",
} as const satisfies RowWords & Record<string, unknown>;

export const wordTexts = {
  add: "Add",
  chosen: (word: string) => `“${word}”`,
  earlier: "Move earlier",
  later: "Move later",
  remove: "Remove",
  removeNamed: (word: string) => `Remove ${word}`,
  removed: (word: string) => `${word} removed.`,
  place: (word: string, at: number, of: number) => `${word} is number ${at} of ${of}.`,
} as const;

export const skillTexts = {
  title: "Skills",
  lead: "The first eight are on the card that recruiters see, so begin with the strongest.",
  label: "Add skills",
  hint: "Enter or a comma adds one; a list can be pasted. Press a skill to move or remove it.",
  none: "No skills yet.",
} as const;

export const completionTexts = {
  label: "Profile completion",
  filled: (count: string) => `${count} of seven filled in`,
  all: "All seven filled in",
  percent: (percent: number) => `${percent}% complete`,
  next: "Next:",
  items: {
    name: "add your name",
    email: "add your email",
    phone: "add your phone number",
    summary: "write a summary",
    experience: "add where you have worked",
    skills: "add your skills",
    education: "add where you studied",
  } satisfies Record<CompletionItem, string>,
  counts: ["None", "One", "Two", "Three", "Four", "Five", "Six"],
} as const;

export const resumeTexts = {
  title: "Resume",
  lead: "Matches cite it line by line, and recruiters who find you can read it.",
  none: "No resume yet. Bring one, and your profile fills itself.",
  written: "Written from your profile. Bring a resume to cite it line by line.",
  received: (date: string) => `Received ${date}`,
  reading: "Being read",
  read: "Read",
  unreadable: "Could not be read",
  readingText: "This is a scan. It takes a little longer, and this page shows when it is done.",
  unreadableText: "Nothing can be matched with this file. Replace it with another one.",
  see: "See what we read",
  replace: "Replace resume",
  bring: "Bring a resume",
} as const;

export const replaceTexts = {
  own: "Or one that you have brought before",
  loadingOwn: "Loading your documents",
  take: "Use",
  takeNamed: (name: string) => `Use ${name}`,
  what: (name: string) => `“${name}” becomes your resume. What about your profile?`,
  fill: "Fill my profile from this resume",
  fillText: "What is in your profile now is replaced with what we read in the file.",
  keep: "Keep my profile as it is",
  keepText: "Only the resume changes.",
  unsaved: "Your unsaved changes are lost.",
  confirm: "Use this resume",
  back: "Choose another",
  failed: "Your resume could not be replaced. Please try again.",
} as const;

export const visibilityTexts = {
  title: "Visibility",
  lead: "Who may find you. Each choice is saved at once.",
  findable: "Recruiters can find me",
  findableHint:
    "Without it no recruiter sees you anywhere. You still get job matches and can write to recruiters.",
  employer: "Hide me from where I work now",
  employers: (names: string) => `Nobody at ${names} finds you.`,
  noEmployer: "We take it from the position that is marked as your current one.",
  companies: "Hide me from a company",
  companiesHint: "Whoever works there does not find you.",
  failed: "Your choice could not be saved. Please try again.",
} as const;
