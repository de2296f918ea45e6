/** The words of the recruiter's wizard; the sentences of the rules are in the contract. */
export const recruiterTexts = {
  company: {
    title: "Your company",
    lead: "The company you hire for. A website lets people look you up.",
    name: "Company name",
    website: "Company website",
    websiteHint: "For example harrow.example",
  },
  contact: {
    title: "How to reach you",
    lead: "Your role there, and how people can reach you.",
    name: "Full name",
    email: "Email",
    emailHint: (signIn: string) => `For candidates. You sign in with ${signIn}.`,
    number: "Contact number",
    position: "Position",
    positionHint: "For example Talent Partner",
  },
  files: {
    title: "Upload files",
    lead: "Upload resumes to match with your jobs, and job descriptions. You can also do this later.",
    resumes: "Resumes",
    resumesDrop: "Drop an archive of resumes here",
    jobs: "Job descriptions",
    jobsDrop: "Drop an archive of job descriptions here",
    hint: "ZIP or RAR. Tip: max 50 MB per ZIP",
    jobsText:
      "Each one becomes a job posting. It goes live if we can read its title and text; otherwise it’s a draft for you to finish.",
    optional: "optional",
    private: "Only you see the resumes that you upload. They are kept for 12 months.",
    attest:
      "I have the right to hold and use these resumes, and I will erase a resume if the person it is about asks me to.",
    sent: "Sent. Your setup is being completed.",
  },
} as const;
