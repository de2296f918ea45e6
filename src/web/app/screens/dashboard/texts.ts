import type { CompletionItem } from "#contract/candidate-profile.ts";

/** Spec 1 §2. */
export const dashboardTexts = {
  title: "Dashboard",
  messages: "Messages",
  tabs: "Dashboard and messages",
  deniedTitle: "Access Denied",
  deniedText: "Please log in to access your dashboard",
  signIn: "Sign In",
} as const;

export const jobsTexts = {
  narrowed: (headline: string) => `${headline}, with your filters`,
} as const;

export const railTexts = {
  overview: "Profile Overview",
  loading: "Loading your profile",
  retry: "Try again",
  start: "Complete your profile",

  actions: "Quick Actions",
  messages: "View Messages",
  applications: "Your applications",
  unread: "unread",
  profile: "Update Profile",
  paths: "Career paths",
} as const;

/** The six tiles. */
export const TILES = {
  experience: "work experiences",
  skills: "skills",
  education: "education records",
  complete: "profile complete",
  average: "avg match score",
  matches: "job matches",
} as const;

/** After "Next:". */
export const NEXT_WORDS: Record<CompletionItem, string> = {
  name: "add your name",
  email: "add your email address",
  phone: "add your phone number",
  summary: "add a short summary of what you do",
  experience: "add where you have worked",
  skills: "add what you are good at",
  education: "add where you studied",
};
