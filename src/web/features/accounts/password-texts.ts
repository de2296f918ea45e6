/** The words of /forgot-password and /reset-password. */
export const passwordTexts = {
  forgot: {
    title: "Forgot your password?",
    lead: "Tell us the email address of your account. We send you a link that sets a new password.",
    submit: "Send Reset Link",
    failed: "Failed to send reset email. Please try again.",
    back: "Back to Login",
  },
  sent: {
    title: "Check your email",
    before: "If there is an account for",
    after: ", a link to set a new password is on its way to it.",
    life: "The link works once, for 1 hour. If nothing comes, look into your spam folder.",
    another: "Send Another Reset Link",
  },
  reset: {
    title: "Set a new password",
    lead: "Afterwards you sign in with it, on every device.",
    submit: "Reset Password",
    failed: "Password reset failed. Please try again.",
  },
  unusable: {
    title: "This link no longer works",
    why: "A reset link works once, for 1 hour, and not after another one was used.",
    another: "Request a new reset link",
  },
  done: {
    title: "Password Reset Successful",
    says: "Your new password is set. You are signed out on every device and can sign in with it now.",
    banner: "Sign in with your new password.",
    continue: "Continue to Login",
  },
} as const;
