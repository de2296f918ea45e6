/** The words of /register, for job seekers and for those who hire. */
export const registerTexts = {
  candidate: {
    title: "Create an account",
    lead: "It is free for job seekers, and one account is enough for everything.",
    submit: "Create Account",
  },
  recruiter: {
    title: "Start Your Free 6-Month Trial",
    lead: "See who fits each of your jobs, and the line of the resume that says so.",
    submit: "Start 6 Months Free",
  },
  trial: {
    title: "What you'll get",
    benefits: [
      "Advanced AI candidate matching",
      "Unlimited job postings and candidate views",
      "Priority support and training",
    ],
    price: "Worth $594. Nothing is charged, no credit card.",
  },
  or: "or with your email",
  failed: "Registration failed. Please try again.",
  known: "Already have an account?",
  signIn: "Sign in",
} as const;
