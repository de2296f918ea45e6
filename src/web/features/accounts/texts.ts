import { PASSWORD_MIN } from "#contract/accounts.ts";

/** The words of the account screens; the sentences of the rules are in the contract. */
export const accountTexts = {
  signIn: {
    title: "Sign in",
    submit: "Sign In",
    failed: "Login failed. Please try again.",
    newHere: "New here?",
    register: "Create an account",
    free: "It is free for job seekers.",
  },
  register: {
    title: "Create an account",
    lead: "It is free for job seekers, and one account is enough for everything.",
    submit: "Create Account",
    failed: "Registration failed. Please try again.",
    known: "Already have an account?",
    signIn: "Sign in",
  },
  verify: {
    title: "Verify your email",
    verifying: "Checking your link.",
    verified: "Your email address is verified",
    verifiedText: "Taking you to the sign-in page.",
    verifiedBanner: "Your email address is verified. You can sign in now.",
    continue: "Continue to sign in",
    failedTitle: "We could not verify your email",
    failed: "Email verification failed",
    askNew: "Send a new link",
    resendTitle: "Ask for a new link",
    resend: "Send a new link",
    resendFailed: "Failed to resend verification email",
    back: "Back to sign in",
  },
  demo: {
    title: "Demo world",
    text: "Everyone in it is made up. The accounts share one password:",
    signInAs: "Sign in as",
  },
  fields: {
    name: "Full name",
    email: "Email",
    phone: "Phone",
    password: "Password",
    passwordHint: `Must be at least ${PASSWORD_MIN} characters long.`,
    confirmPassword: "Confirm password",
  },
} as const;
