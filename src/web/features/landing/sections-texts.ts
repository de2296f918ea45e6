export const howTexts = {
  title: "How it works",
  steps: {
    read: {
      title: "We read it, line by line",
      text: "Roles, dates, skills, study. You can see exactly what was read, and correct it.",
    },
    check: {
      title: "We check each requirement",
      text: "Every job is broken into what it requires and what it prefers. Each one is met, met in part, or not found.",
    },
    show: {
      title: "You see the proof and the gaps",
      text: "A level in words, a percent, and the evidence behind both. Then compare one job in full.",
    },
  },
} as const;

export const compareTexts = {
  question: "Have one job in mind?",
  answer: "Put it beside your resume.",
  text: "The compare tool takes any job description and shows, requirement by requirement, where you stand, what would raise the score, and what they are likely to ask you.",
  open: "Open the Compare Tool",
} as const;

export const benefitTexts = {
  title: "What you can count on",
  benefits: [
    {
      title: "Look before you join",
      text: "Upload, see matches and compare without an account. You need one only to contact recruiters, export a PDF or save.",
    },
    {
      title: "Pay on every card",
      text: "As the advertisement states it, or plainly “not stated”. We do not guess.",
    },
    {
      title: "Gaps, said kindly",
      text: "Not “rejected”. Which requirement, what we looked for, and what would change it.",
    },
    {
      title: "It shows its work",
      text: "Every result says what wrote it and that it may contain errors, so you can check the line yourself.",
    },
  ],
} as const;

export const goalTexts = {
  title: "Our goals",
  text: "Targets we are working towards, not measurements.",
} as const;
