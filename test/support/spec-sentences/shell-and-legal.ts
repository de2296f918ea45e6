import { type Sentence, sentences } from "./sentence.ts";

/** What stands around every screen, the 404 page, and the two legal pages. */
export const shellAndLegalSentences: readonly Sentence[] = [
  // The bars of signed-in people, of visitors, and of visitors on the home page; the account menu.
  ...sentences("shell", "spec 1 §2", {
    exact: [
      "Dashboard",
      "Compare",
      "Profile",
      "Messages",
      "99+",
      "Profile Settings",
      "Sign Out",
      "Sign In",
      "Sign Up",
      "Compare Tool",
      "Sign Up Free",
      "For Recruiters",
    ],
  }),
  ...sentences("shell", "spec 2 §2", { exact: ["Page not found", "Go back", "Go to dashboard"] }),

  ...sentences("legal", "spec 2 §2", { exact: ["Last updated: June 16, 2025"] }),
  // The sections of /privacy are named by their subject, not by their heading. "Use", "sharing",
  // "changes" and the like are left out: such a word is found in any text.
  ...sentences("legal", "spec 2 §2", {
    loose: [
      "overview",
      "information {}collect",
      "AI processing",
      "storage and security",
      "privacy rights",
      "cookies",
      "communications",
      "retention",
      "international transfers",
      "children",
      "back to top",
    ],
  }),
  // The same for /terms, with the services and the kinds of account that it lists.
  ...sentences("legal", "spec 2 §2", {
    loose: [
      "acceptance",
      "conduct",
      "AI services",
      "payments and billing",
      "intellectual property",
      "disclaimers",
      "limitation of liability",
      "termination",
      "governing law",
      "resume analysis",
      "job matching",
      "profile management",
      "secure messaging",
      "analytics",
      "document storage",
      "create {}profile",
      "upload {}resume",
      "apply",
      "post {}jobs",
      "search {}candidates",
      "manage {}recruitment",
    ],
  }),
  // Facts that the two pages must state; "non-refundable unless law requires" leaves the words open.
  ...sentences("legal", "spec 2 §9", {
    loose: [
      "within 30 days",
      "under 16",
      "5 business days",
      "30 days{} notice",
      "12 months",
      "non-refundable",
      "billed in advance",
      "end of {}billing period",
    ],
  }),
];
