/** The words of /login/code and /end-session. */
export const codeTexts = {
  title: "Enter your code",
  lead: "Your account asks for a second step.",
  code: "Code",
  hint: "Six figures from your authenticator app, or one of your recovery codes.",
  submit: "Continue",
  lost: "Not you, or the wrong account?",
  again: "Sign in again",
  failed: "Login failed. Please try again.",
} as const;

export const endSessionTexts = {
  title: "Sign that browser out",
  text: "Somebody signed in to your account in a browser that had not done so before. If it was not you, sign it out, and then set a new password.",
  submit: "Sign that browser out",
  done: "That browser is signed out",
  next: "Whoever it was knew your password. Set a new one now: that signs out every other browser, too.",
  reset: "Set a new password",
  failed: "That did not work. Please try again.",
  refused: "This link does not work",
  refusedText:
    "It works once, for seven days. You see where you are signed in, and can end it, in your account settings.",
  settings: "Go to account settings",
} as const;
