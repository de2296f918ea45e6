/** Only what is asked carries these. */
export const dialogTexts = {
  failed: "That did not work. Please try again.",
  title: "Do you have this?",
  from: "Start from a line of your resume",
  blank: "Write a new line",
  line: "The line that shows it, as it should stand in your resume",
  hint: "Only what is true: what you did, where, and how often or for how long. It goes into your profile, where recruiters read it.",
  place: "Where does it belong?",
  summary: "Summary",
  skills: "Skills",
  certifications: "Licences and certificates",
  education: "Education",
  job: (role: string, company: string) => [role, company].filter(Boolean).join(", "),
  add: "Add to my profile",
  no: "No, I don’t have this",
  profileFailed: "Your profile could not be loaded, so there is nowhere to add it yet.",

  follows: (percent: number) => `Added to your profile. The score is now ${percent}%.`,
  notShown:
    "Added to your profile. It doesn’t show this requirement yet: say what you did, where and for how long.",
} as const;
