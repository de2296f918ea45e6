import type { Tab } from "../candidates-view.ts";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** One candidate beside the list (spec 1 §2, "Recruiter candidate profile modal"). */
export const panelTexts = {
  label: (name: string) => `Profile of ${name}`,
  loading: "Loading the profile",
  close: "Close",
  failed: "Failed to load candidate profile",
  failedText: "The server did not answer. Nothing has changed.",
  missingText: "You can’t see this candidate, or no longer can.",
  tabs: "Profile",
  unseen: "You’ll see names and details once you’re verified.",

  years: (years: number) => (years === 0 ? "Less than a year" : many(years, "year", "years")),
  skills: (count: number) => many(count, "skill", "skills"),
  qualifications: (count: number) => many(count, "qualification", "qualifications"),
  admitted: "Admitted to practise",
  yes: "Yes",
  interested: "Interested",
  applied: "Applied",
  appliedText: "They applied for this posting. Their note and answers are under Applications.",
  interestedText: "They have expressed interest in this posting.",
  ownUpload: "Your upload",
  ownUploadText: "From an archive you uploaded. Only you can see it.",
  level: (word: string) => `${word} Match`,
  tooLittle: "Not enough to judge by",

  favourite: "Add to bookmarks",
  unfavourite: "Remove from bookmarks",
  share: "Share",
  contact: "Contact Candidate",
  contactShort: "Contact",
  compare: "Compare",
  download: "Download Resume",
  downloadShort: "Resume",
  view: "View Profile",

  noSummary: "The resume has no summary.",
  wholeSummary: "Show all of it",
  lessSummary: "Show less",
  allEvidence: "All requirements",
  skillsTitle: "Skills",
  noSkills: "We found no skills in this resume.",
  moreSkills: (count: number) => `+${count} more`,
  noContact: "The resume has no contact details.",
  opensNew: "opens in a new tab",
  statistics: "Profile Statistics",
  matchScore: "Match score",
  uploadDate: "Upload date",
  fileType: "File type",

  noExperience: "We found no experience in this resume.",
  noEducation: "We found no education in this resume.",
  certifications: "Certifications",

  resumeLines: "The resume, line by line",
  noLines: "We found no text in this resume.",
  forRequirement: (at: number) => `Cited for requirement ${at}`,
  leftOut: "left out",

  required: "Required",
  preferred: "Preferred",
  work: "The work",
  workLead: "What this job involves day to day, graded apart from what is asked for.",
  traits: "Not counted",
  traitsLead: "A resume can’t show these, so they don’t change the score.",
  countMet: (met: number, total: number) => `${met} of ${total}`,
  noneRead: "No requirements were found in this posting",
  noneReadText: "The score then depends on the topics the two documents share.",
  nothingFound: "Nothing about this was found in the resume.",
  notFound: "not found",
  preferredNotFound: "preferred, not found",
  goToLine: (line: number) => `Line ${line} of the resume`,

  hiddenBanner: (count: number) =>
    count === 1
      ? "This resume contains a passage that readers can’t see. It was not scored."
      : `This resume holds ${count} passages that readers can’t see. They were not scored.`,
  hiddenShow: "Show",
} as const;

export const TAB_WORDS: Record<Tab, string> = {
  overview: "Overview",
  experience: "Experience",
  education: "Education",
  resume: "Full Resume",
  compare: "Compare Data",
};

export const FILE_WORDS: Readonly<Record<string, string>> = {
  pdf: "PDF",
  docx: "Word (DOCX)",
  doc: "Word (DOC)",
  txt: "Plain text",
};
