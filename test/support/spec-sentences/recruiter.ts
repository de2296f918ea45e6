import { type Sentence, sentences } from "./sentence.ts";

/** The landing page, onboarding, postings, candidates, job creation and activities. */
export const recruiterSentences: readonly Sentence[] = [
  // /recruiters: the offer, its benefits and the figures are described.
  ...sentences("recruiter", "spec 1 §1", {
    pattern: ["$594", "$99", "2,500+", "95%", "10,000+", "30 sec"],
    loose: [
      "6-month trial",
      "advanced AI candidate matching",
      "unlimited job postings",
      "candidate views",
      "priority support",
      "training",
      "automatically",
      "cancel{} anytime",
    ],
  }),
  ...sentences("recruiter", "spec 1 §2", {
    exact: ["Professional", "Enterprise", "Go to Dashboard"],
    loose: ["launch special", "per seat per month", "custom", "no credit card required"],
  }),

  // Onboarding. The tip on archives is described.
  ...sentences("recruiter", "spec 1 §2", {
    exact: ["Company Info", "Contact Info", "Upload Files", "Complete", "Back"],
  }),
  ...sentences("recruiter", "spec 1 §4", { exact: ["Next", "Complete Setup"] }),
  ...sentences("recruiter", "spec 1 §5", {
    exact: [
      "Company name is required",
      "Company website is required",
      "Name is required",
      "Email is required",
      "Contact number is required",
      "Position is required",
      "You must accept the terms",
    ],
  }),
  ...sentences("recruiter", "spec 1 §8", {
    exact: [
      "Failed to complete onboarding. Please try again.",
      "Your recruiter profile has been successfully created!",
    ],
  }),
  ...sentences("recruiter", "spec 1 §9", { loose: ["50 MB per ZIP"] }),

  // The dashboard and the profile. Of the four tiles, "candidates" and "complete %" are left out:
  // such a word is found in any text.
  ...sentences("recruiter", "spec 1 §2", {
    exact: [
      "Dashboard",
      "Messages",
      "Your Job Postings",
      "Create Job Posting",
      "Quick Actions",
      "View Messages",
      "Search Candidates",
      "Update Profile",
      "View Candidates",
      "Recruiter Profile",
    ],
    loose: ["total jobs", "active jobs"],
  }),
  ...sentences("recruiter", "spec 1 §8", {
    exact: [
      "Profile updated successfully!",
      "Failed to save profile. Please try again.",
      "Failed to load profile data",
      "Failed to load job postings",
      "Failed to load dashboard data",
      "Failed to navigate to job posting creation",
    ],
  }),
  ...sentences("recruiter", "spec 1 §3", { exact: ["active", "draft", "closed"] }),
  ...sentences("recruiter", "spec 1 §9", {
    exact: ["Today", "Yesterday"],
    pattern: ["{n} days ago", "{n} weeks ago"],
  }),

  // The candidates of a posting. The page's own heading is known by its name only.
  ...sentences("recruiter", "spec 1 §2", {
    exact: [
      "View Profile",
      "Download Resume",
      "Contact",
      "LinkedIn",
      "GitHub",
      "Website",
      "No Candidates Found",
      "Job Not Found",
    ],
    pattern: ["+{n} more"],
    loose: ["matched candidates"],
  }),
  // One candidate. Counts of the header and the ways to share are described and left out.
  ...sentences("recruiter", "spec 1 §2", {
    exact: [
      "Overview",
      "Experience",
      "Education",
      "Full Resume",
      "Compare Data",
      "Contact Candidate",
      "Profile Statistics",
      "New Comparison",
    ],
    loose: ["match score", "upload date", "file type"],
  }),
  ...sentences("recruiter", "spec 1 §5", {
    exact: [
      "Please enter a message",
      "Job ID is required for comparison",
      "Document ID is required for comparison",
      "Unable to contact candidate - no email available",
    ],
  }),
  ...sentences("recruiter", "spec 1 §7", { pattern: ["{name}_resume.pdf"] }),
  ...sentences("recruiter", "spec 1 §8", {
    exact: [
      "Authentication required. Please log in again.",
      "Candidate resume or job description not found",
      "Server error occurred during comparison",
      "No comparison result received",
      "Job posting not found or you may not have permission to view it.",
      "Please log in to access this page",
      "Failed to load candidates",
      "Failed to load candidate profile",
      "Failed to download resume",
      "Failed to bookmark candidate",
      "Failed to create conversation",
      "Failed to send message",
      "Failed to contact candidate. Please try again.",
      "Failed to send invitation email",
      "Profile link copied to clipboard",
    ],
    pattern: [
      "Comparison failed: {status}",
      "{name} is not registered yet. Sending invitation email...",
      "Invitation sent",
      "Found {n} matching candidate",
      "Conversation started with {name}",
    ],
    // Successes that the spec tells in its own words; "bookmarked" also stands for its removal.
    loose: [
      "resume downloaded",
      "bookmarked",
      "message sent",
      "comparison completed",
      "email client opened",
    ],
  }),

  // Job creation and the activity log.
  ...sentences("recruiter", "spec 2 §3", {
    exact: [
      "job_created",
      "job_completed",
      "company_fetched",
      "file_uploaded",
      "candidate_searched",
      "message_sent",
      "resume_processed",
      "profile_updated",
    ],
  }),
  ...sentences("recruiter", "spec 2 §5", {
    exact: ["Please select a file to upload.", "Please enter a company URL."],
  }),
  // Those on activities are named as a style, so each may say more.
  ...sentences("recruiter", "spec 2 §8", {
    exact: [
      "Failed to upload job description.",
      "Failed to fetch company information.",
      "Failed to generate initial response.",
      "Failed to generate JD content.",
      "Job description uploaded successfully!",
      "Company information fetched successfully!",
      "Job description generation complete!",
    ],
    pattern: ["Failed to fetch activit", "Failed to create activity", "Failed to delete activity"],
  }),
];
