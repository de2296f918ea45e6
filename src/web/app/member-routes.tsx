import type { AppRoute } from "./app-route.ts";
import { rarePage } from "./rare-page.ts";

/** Most of them differ in no more. */
const onboarded = (
  path: string,
  title: string,
  page: Parameters<typeof rarePage>[0],
): AppRoute => ({
  path,
  access: "onboarded",
  rendering: "browser",
  head: () => ({ title }),
  page: rarePage(page),
});

/** The screens of people who are signed in. */
export const memberRoutes: AppRoute[] = [
  {
    path: "/onboarding",
    access: "signed-in",
    rendering: "browser",
    head: () => ({ title: "Set up your account" }),
    page: rarePage("OnboardingPage"),
  },
  onboarded("/dashboard", "Dashboard", "DashboardPage"),
  onboarded("/profile", "Profile", "ProfilePage"),
  onboarded("/searches", "Searches", "SearchesPage"),
  onboarded("/paths", "Career paths", "PathsPage"),
  onboarded("/messages", "Messages", "MessagesPage"),
  onboarded("/applications", "Applications", "ApplicationsPage"),
  onboarded("/job/:jobId/applications", "Applications", "ApplicantsPage"),
  onboarded("/comparisons/:id/tailored", "Tailored documents", "TailoredPage"),
  onboarded("/notifications", "Notifications", "NotificationsPage"),
  // Without a job there is nobody to show: the page leads to the dashboard (spec 1 §2).
  onboarded("/candidate/:jobId?", "Matched Candidates", "CandidatesPage"),
  {
    path: "/create-job-posting",
    access: "onboarded",
    rendering: "browser",
    scene: ({ search }) => search.get("step") ?? "",
    head: () => ({ title: "Create Job Posting" }),
    page: rarePage("CreateJobPage"),
  },
  onboarded("/job/:jobId/edit", "Edit job posting", "EditPostingPage"),
  {
    path: "/admin/:section?",
    access: "onboarded",
    rendering: "browser",
    footer: "none",
    head: () => ({ title: "Administration", setByPage: true }),
    page: rarePage("AdminPage"),
  },
];
