export const applyTexts = {
  title: (job: string) => `Apply for ${job}`,
  text: (company: string) =>
    `What you send goes to the recruiter${company ? ` at ${company}` : ""} who posted this job. They see your name, your profile and the resume you choose, even if your profile is hidden from search.`,
  loading: "Loading the form",
  failed: "The form could not be loaded.",
  retry: "Try again",
  noResume: "Add a resume to your profile first. Then you can apply in a minute.",
  addResume: "Add a resume",
  resume: "Resume",
  resumeName: (name: string, isCurrent: boolean) =>
    isCurrent ? `${name} (your current resume)` : name,
  note: "Note to the recruiter",
  noteHint: "A few sentences are enough.",
  answerIt: "Please answer this question.",
  send: "Send application",
  cancel: "Cancel",
  sendFailed: "Your application could not be sent. Please try again.",
} as const;
