import type { AppRoute } from "./app-route.ts";
import { rarePage } from "./rare-page.ts";

/** The screens of people who are signed in. */
export const memberRoutes: AppRoute[] = [
  {
    path: "/onboarding",
    access: "signed-in",
    rendering: "browser",
    head: () => ({ title: "Set up your account" }),
    page: rarePage("OnboardingPage"),
  },
  {
    path: "/dashboard",
    access: "onboarded",
    rendering: "browser",
    head: () => ({ title: "Dashboard" }),
    page: rarePage("DashboardPage"),
  },
  {
    path: "/profile",
    access: "onboarded",
    rendering: "browser",
    head: () => ({ title: "Profile" }),
    page: rarePage("ProfilePage"),
  },
  {
    path: "/searches",
    access: "onboarded",
    rendering: "browser",
    head: () => ({ title: "Searches" }),
    page: rarePage("SearchesPage"),
  },
  {
    path: "/messages",
    access: "onboarded",
    rendering: "browser",
    head: () => ({ title: "Messages" }),
    page: rarePage("MessagesPage"),
  },
  {
    path: "/applications",
    access: "onboarded",
    rendering: "browser",
    head: () => ({ title: "Applications" }),
    page: rarePage("ApplicationsPage"),
  },
  {
    path: "/job/:jobId/applications",
    access: "onboarded",
    rendering: "browser",
    head: () => ({ title: "Applications" }),
    page: rarePage("ApplicantsPage"),
  },
  {
    path: "/comparisons/:id/tailored",
    access: "onboarded",
    rendering: "browser",
    head: () => ({ title: "Tailored documents" }),
    page: rarePage("TailoredPage"),
  },
  {
    path: "/notifications",
    access: "onboarded",
    rendering: "browser",
    head: () => ({ title: "Notifications" }),
    page: rarePage("NotificationsPage"),
  },
  {
    // Without a job there is nobody to show: the page leads to the dashboard (spec 1 §2).
    path: "/candidate/:jobId?",
    access: "onboarded",
    rendering: "browser",
    head: () => ({ title: "Matched Candidates" }),
    page: rarePage("CandidatesPage"),
  },
  {
    path: "/create-job-posting",
    access: "onboarded",
    rendering: "browser",
    scene: ({ search }) => search.get("step") ?? "",
    head: () => ({ title: "Create Job Posting" }),
    page: rarePage("CreateJobPage"),
  },
  {
    path: "/job/:jobId/edit",
    access: "onboarded",
    rendering: "browser",
    head: () => ({ title: "Edit job posting" }),
    page: rarePage("EditPostingPage"),
  },
  {
    path: "/admin/:section?",
    access: "onboarded",
    rendering: "browser",
    footer: "none",
    head: () => ({ title: "Administration", setByPage: true }),
    page: rarePage("AdminPage"),
  },
];
