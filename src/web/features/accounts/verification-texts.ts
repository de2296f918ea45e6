/** The words of /verify-email. */
export const verificationTexts = {
  verifying: { title: "Verifying your email", says: "Checking the link we sent you" },
  verified: {
    title: "Your email address is verified",
    already: "Your email address is already verified",
    says: "Verified",
    next: "You can sign in now. We take you there in a moment.",
    banner: "Your email address is verified. You can sign in now.",
    continue: "Continue to sign in",
  },
  failed: {
    title: "We could not verify your email",
    says: "Not verified",
    fallback: "Email verification failed",
    ask: "Send a new link",
  },
  resend: {
    title: "Ask for a new link",
    lead: "Links work once, for 24 hours. We send a new one to the address of your account.",
    submit: "Send a new link",
  },
  address: "Your email address",
  back: "Back to sign in",
} as const;
