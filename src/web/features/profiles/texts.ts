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
  lead: "The first thing recruiters read about you.",
  name: "Name",
  email: "Email",
  emailHint: "Shown to recruiters. Your sign-in address stays the same.",
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
}

export const rowTexts = {
  up: (name: string) => `Move up ${name}`,
  down: (name: string) => `Move down ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed.`,
  place: (name: string, at: number, of: number) => `${name} is number ${at} of ${of}.`,
} as const;

export const experienceTexts = {
  title: "Experience",
  lead: "Where you have worked, latest first. Jobs are matched with what you did there.",
  add: "Add a position",
  none: "No positions yet.",
  unnamed: "New position",
  role: "Role",
  company: "Company",
  location: "Location",
  startDate: "From",
  endDate: "Until",
  present: "I work here now",
  description: "What you did",
  descriptionHint: "Best with one point on each line.",
} as const satisfies RowWords & Record<string, unknown>;

export const educationTexts = {
  title: "Education",
  lead: "Degrees and diplomas, latest first.",
  add: "Add a qualification",
  none: "No qualifications yet.",
  unnamed: "New qualification",
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
  name: "Certification",
  issuingOrganization: "Issued by",
  date: "Date",
} as const satisfies RowWords & Record<string, unknown>;

export const skillTexts = {
  title: "Skills",
  lead: "The first eight are on the card that recruiters see, so begin with the strongest.",
  label: "Add skills",
  hint: "Enter or a comma adds one; a list can be pasted. Press a skill to move or remove it.",
  none: "No skills yet.",
} as const;

export const completionTexts = {
  label: "Profile completion",
  filled: (count: string) => `${count} of seven complete`,
  all: "All seven complete",
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
  lead: "Matches cite it line by line. Recruiters who find you can read it.",
  none: "No resume yet. Upload one and your profile fills itself in.",
  written: "Written from your profile. Upload a resume so that matches can cite it line by line.",
  received: (date: string) => `Received ${date}`,
  reading: "Being read",
  read: "Read",
  unreadable: "Could not be read",
  readingText: "This is a scan. It takes a little longer, and this page shows when it is done.",
  unreadableText: "We can’t match anything with this file. Replace it with another one.",
  see: "See what we read",
  replace: "Replace resume",
  bring: "Upload a resume",
} as const;
