/** Spec 1 §2. */
export const profilePageTexts = {
  title: "Profile",
  denied: "Access Denied",
  deniedText: "Please log in to access your profile",
  signIn: "Sign In",
  account: "Account settings",
  documents: "Your documents",
  activity: "Activity",
  preferences: "Job preferences",
  upload: "Continue with this resume",
} as const;
