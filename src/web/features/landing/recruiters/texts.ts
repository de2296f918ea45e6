/** The words of /recruiters (spec 1 §1 and §2). */

export const heroTexts = {
  title: "See who fits the job, and the line that proves it.",
  lead: "Post a job, or talk it through with the assistant. Candour ranks the candidates who fit it and cites the line of each resume behind every requirement. What is missing, it says plainly.",
  start: "Start 6 Months Free",
  demo: "Try the demo",
  demoFailed: "The demo could not be loaded. Check your connection and try again.",
  dashboard: "Go to Dashboard",
  terms: "No credit card required. Nothing is charged today.",
  example: "An example. The people are invented.",
} as const;

export const featureTexts = {
  title: "What you get",
  ranked: {
    title: "Candidates in order, with reasons",
    text: "Every requirement of your job is looked for in every resume: met, met in part, or not found. The order follows from that, and you can read why.",
  },
  cited: {
    title: "Every claim has its line",
    text: "A requirement that is met shows the words that meet it, with the number of the line. You check a claim by reading it, not by trusting it.",
  },
  written: {
    title: "A posting in one conversation",
    text: "Give the company’s website and answer a few questions, or upload a file. Nothing goes into the advertisement that you or the website did not say.",
  },
} as const;

export const promiseTexts = {
  title: "What you can count on",
  promises: [
    {
      title: "The same rules for everyone",
      text: "The same two texts always get the same score. Nobody pays for a place in the list.",
    },
    {
      title: "Wording that keeps the door open",
      text: "The assistant points at words that shut people out, says why, and suggests a better phrase. You decide.",
    },
    {
      title: "Your own resumes too",
      text: "Upload an archive of resumes you hold. Only you see them, ranked beside the rest.",
    },
    {
      title: "It shows its work",
      text: "Every result says what wrote it and that it may contain errors, so you can check the line yourself.",
    },
  ],
} as const;

export const voiceTexts = {
  title: "How teams might use it",
  note: "Illustrative examples that we wrote. These are not customers.",
  voices: [
    {
      quote:
        "I stopped arguing about the shortlist. We read the cited lines together and the order explained itself.",
      who: "A talent partner at a commercial law firm",
    },
    {
      quote:
        "The gaps are the useful part. I know what to ask in the first call, and the candidate knows why.",
      who: "A recruiter for aged care homes",
    },
    {
      quote:
        "I described the role the way I would on the phone, and ten minutes later it was a proper advertisement.",
      who: "An office manager who hires twice a year",
    },
  ],
} as const;

export const pricingTexts = {
  title: "Plans",
  note: "No credit card required. Nothing is charged today.",
  perSeat: "per seat per month",
  launch: {
    name: "Launch special",
    price: "Free",
    unit: "for 6 months",
    text: "A free 6-month trial, worth $594, then $99 per seat per month. It converts automatically to Professional, and you can cancel anytime.",
    benefits: [
      "Advanced AI candidate matching",
      "Unlimited job postings and candidate views",
      "Priority support and training",
    ],
    action: "Start 6 Months Free",
  },
  professional: {
    name: "Professional",
    price: "$99",
    text: "Your plan after the trial. Cancel anytime; it runs to the end of the month you’ve paid for.",
    benefits: [
      "Everything in the launch special",
      "As many seats as you need, each counted by the month",
      "30 days’ notice before a price changes",
    ],
    action: "Begin with the free trial",
  },
  enterprise: {
    name: "Enterprise",
    price: "Custom",
    unit: "by agreement",
    text: "For many teams, or with terms of your own.",
    benefits: ["Volume pricing", "Help with moving your postings and resumes", "A named contact"],
    action: "Write to us",
    subject: "Candour for our company",
  },
} as const;
