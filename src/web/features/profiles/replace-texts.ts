/** Bringing another resume: loaded only for those who do. */
export const replaceTexts = {
  own: "Or one that you have brought before",
  loadingOwn: "Loading your documents",
  received: (date: string) => `Received ${date}`,
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
