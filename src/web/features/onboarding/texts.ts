/** The words of the wizards; the sentences of the rules are in the contract. */
export const onboardingTexts = {
  progress: "Progress",
  next: "Next",
  back: "Back",
  submit: "Complete Setup",
  role: {
    title: "How will you use Candour?",
    lead: "We set up the rest to fit.",
    legend: "Your role",
    missing: "Please choose a role",
    candidate: "Candidate",
    candidateText: "Upload your resume, see which jobs fit it and why, and be found by recruiters.",
    recruiter: "Recruiter",
    recruiterText: "Post jobs, and see the candidates who fit them with the evidence.",
    note: "Your role can be changed later in your account settings.",
  },
  candidateSteps: ["Personal Info", "Resume", "Preferences", "Complete"],
  recruiterSteps: ["Company Info", "Contact Info", "Upload Files", "Complete"],
  personal: {
    title: "About you",
    lead: "Your name, and how recruiters can reach you.",
    name: "Full name",
    email: "Email",
    emailHint: (signIn: string) => `Recruiters write to this address. You sign in with ${signIn}.`,
    phone: "Phone",
  },
  resume: {
    title: "Your resume",
    lead: "This becomes your current resume: the one matched with jobs, and the one recruiters see if you choose to be found.",
  },
  preferences: {
    title: "Who finds you",
    lead: "You decide, and you can change it at any time in your profile.",
    findable: "Let recruiters find me",
    findableText:
      "Recruiters whose jobs fit you see your name, your contact details, your resume and how well it fits. Your current employer does not find you, and you see who opened your profile.",
    hiddenText: "If this is off, no recruiter can see you. You still see the jobs that fit you.",
  },
  terms: {
    before: "I accept the",
    terms: "Terms of Service",
    between: "and have read the",
    privacy: "Privacy Policy",
    newWindow: "opens in a new window",
  },
  proof: {
    password: "Your password",
    hint: {
      candidate:
        "Your role changes, so we ask once more who you are. What you have as a recruiter is kept.",
      recruiter:
        "Your role changes, so we ask once more who you are. What you have as a candidate is kept.",
    },
    confirmWith: (provider: string) => `Confirm with ${provider}`,
  },
  leaving: "We are taking you to your dashboard.",
} as const;
