import { type Sentence, sentences } from "./sentence.ts";

/** Onboarding (with the choice of a role), the dashboard, the profile and messages. */
export const candidateSentences: readonly Sentence[] = [
  // /onboarding: the note on changing the role is described.
  ...sentences("candidate", "spec 1 §2", {
    exact: ["Candidate", "Recruiter", "Personal Info", "Resume", "Preferences", "Complete", "Back"],
    loose: ["later in {}account settings"],
  }),
  ...sentences("candidate", "spec 1 §4", { exact: ["Next", "Complete Setup"] }),
  ...sentences("candidate", "spec 1 §5", {
    exact: [
      "Name is required",
      "Email is required",
      "Phone number is required",
      "Resume is required",
      "You must accept the terms",
    ],
  }),
  ...sentences("candidate", "spec 1 §8", {
    exact: [
      "Failed to complete onboarding. Please try again.",
      "Your profile has been successfully created!",
    ],
  }),

  // /dashboard. The six tiles are described in lower case.
  ...sentences("candidate", "spec 1 §2", {
    exact: [
      "Access Denied",
      "Please log in to access your dashboard",
      "Dashboard",
      "Messages",
      "Profile Overview",
      "Quick Actions",
      "View Messages",
      "Update Profile",
    ],
    loose: [
      "work experiences",
      "education records",
      "profile complete",
      "avg match score",
      "job matches",
    ],
  }),
  // A recommendation; "removed" has no words of its own beyond the toast below.
  ...sentences("candidate", "spec 1 §4", { exact: ["Save Job", "Bookmarked", "Express Interest"] }),
  ...sentences("candidate", "spec 1 §8", {
    exact: [
      "Failed to load job recommendations",
      "Please complete your profile first to get job recommendations.",
      "No job matches found at the moment. Check back later!",
      "Job dismissed successfully",
      "Failed to dismiss job",
      "Interest expressed successfully! The recruiter will be notified.",
      "Failed to express interest",
      "Job bookmarked",
      "Job removed from bookmarks",
      "Link copied to clipboard",
      "Failed to load profile data",
      "Welcome! Please complete your profile to get better job matches.",
    ],
  }),

  // /profile.
  ...sentences("candidate", "spec 1 §2", {
    exact: [
      "Please log in to access your profile",
      "Personal Information",
      "Experience",
      "Skills",
      "Education",
      "Certifications",
      "Cancel",
      "Save Profile",
    ],
  }),
  ...sentences("candidate", "spec 1 §8", {
    exact: [
      "Profile updated successfully! Your profile is now searchable by recruiters.",
      "Profile updated but there were some issues with search indexing.",
      "Failed to update profile. Please try again.",
    ],
  }),
  ...sentences("candidate", "spec 1 §7", { exact: ["partial_success"] }),

  // Messages.
  ...sentences("candidate", "spec 1 §8", {
    exact: ["Failed to load conversations", "Failed to load messages", "Failed to send message"],
  }),
  ...sentences("candidate", "spec 1 §9", {
    exact: ["Just now"],
    pattern: ["{n}m ago", "{n}h ago", "{n}d ago"],
  }),
];
