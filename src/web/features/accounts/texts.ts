import { PASSWORD_MIN } from "#contract/accounts.ts";

/** What the account screens share; each has its own words beside it, the rules have theirs in the contract. */
export const accountTexts = {
  fields: {
    name: "Full name",
    email: "Email",
    phone: "Phone",
    company: "Company name",
    password: "Password",
    passwordHint: `Must be at least ${PASSWORD_MIN} characters long`,
    confirmPassword: "Confirm password",
    newPassword: "New Password",
    confirmNewPassword: "Confirm New Password",
  },
  passkey: "Sign in with a passkey",
  legal: {
    signingIn: "By signing in you accept the",
    creating: "By creating an account you accept the",
    terms: "terms",
    and: "and the",
    privacy: "privacy policy",
  },
  resendFailed: "Failed to resend verification email",
} as const;
