export const confirmTexts = {
  title: "Is it you?",
  text: "Before this goes on, please prove once more who you are.",
  factorText: "This needs more than a password: please use your code or a passkey.",
  loading: "Loading how you can prove it",
  labels: { password: "Your password", code: "Code" },
  codeHint: "Six figures from your authenticator app, or one of your recovery codes.",
  instead: { password: "Use your password instead", code: "Use a code instead" },
  passkey: "Use a passkey",
  providers: { google: "Confirm with Google", microsoftonline: "Confirm with Microsoft" },
  confirm: "Confirm",
  cancel: "Cancel",
  failed: "That did not work. Please try again.",
} as const;
