/** The sections of the account settings by their ids, for the list beside the page too. */
export const SECTION_TITLES = {
  details: "Your details",
  "sign-in": "Sign-in",
  "two-step": "Two-step sign-in",
  passkeys: "Passkeys",
  role: "Role",
  emails: "Emails",
  sessions: "Where you are signed in",
  "your-data": "Your data",
  "delete-account": "Delete account",
} as const;

export const ACCOUNT_SECTIONS = Object.entries(SECTION_TITLES).map(([id, title]) => ({
  id,
  title,
}));
