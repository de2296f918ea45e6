import { type Sentence, sentences } from "./sentence.ts";

/** Signing in and up, verification, forgotten passwords. */
export const accountSentences: readonly Sentence[] = [
  // /login. "OAuth" says what the other tab is for, not what is written on it; the link may ask.
  ...sentences("accounts", "spec 1 §2", {
    exact: ["Email", "Continue with Google", "Continue with Microsoft", "Sign In"],
    pattern: ["Forgot your password"],
  }),
  // /register, both modes. The fields are described in lower case.
  ...sentences("accounts", "spec 1 §2", {
    exact: [
      "Start Your Free 6-Month Trial",
      "What you'll get",
      "Start 6 Months Free",
      "Create Account",
    ],
    loose: ["full name", "phone", "confirm password", "company name"],
  }),
  // /forgot-password and /reset-password. The stop of the hint is open: both readings pass.
  ...sentences("accounts", "spec 1 §2", {
    exact: [
      "Check your email",
      "Back to Login",
      "Send Another Reset Link",
      "New Password",
      "Confirm New Password",
      "Password Reset Successful",
      "Continue to Login",
      "Request a new reset link",
    ],
    pattern: ["Must be at least 8 characters long"],
  }),
  ...sentences("accounts", "spec 1 §4", {
    exact: ["Invalid verification link. No token provided."],
  }),
  ...sentences("accounts", "spec 1 §5", {
    exact: [
      "Email is required",
      "Please enter a valid email address",
      "Password is required",
      "Name is required",
      "Password must be at least 8 characters long",
      "Please confirm your password",
      "Passwords do not match",
      "Email address is required to resend verification",
    ],
  }),
  ...sentences("accounts", "spec 1 §8", {
    exact: [
      "Login failed. Please try again.",
      "Invalid email or password",
      "Registration failed. Please try again.",
      "An account with this email already exists",
      "Email verification failed",
      "Failed to resend verification email",
      "Failed to send reset email. Please try again.",
      "Invalid reset link. No token provided.",
      "Password reset failed. Please try again.",
      "Reset link has expired or is invalid",
    ],
  }),
  // What the mail or the screen says about the link's life; its wording is not given.
  ...sentences("accounts", "spec 1 §9", { loose: ["1 hour"] }),
];
