import type { AppRoute } from "./app-route.ts";
import { lazyPage } from "./lazy-page.tsx";

/** The screens of people who are signed in. */
export const memberRoutes: AppRoute[] = [
  {
    path: "/onboarding",
    access: "signed-in",
    rendering: "browser",
    head: () => ({ title: "Set up your account" }),
    page: lazyPage(() =>
      import("./screens/onboarding/onboarding-page.tsx").then((file) => file.OnboardingPage),
    ),
  },
  {
    path: "/dashboard",
    access: "onboarded",
    rendering: "browser",
    head: () => ({ title: "Dashboard" }),
    page: lazyPage(() =>
      import("./screens/dashboard/dashboard-page.tsx").then((file) => file.DashboardPage),
    ),
  },
  {
    path: "/profile",
    access: "onboarded",
    rendering: "browser",
    head: () => ({ title: "Profile" }),
    page: lazyPage(() => import("./screens/profile-page.tsx").then((file) => file.ProfilePage)),
  },
  {
    path: "/searches",
    access: "onboarded",
    rendering: "browser",
    head: () => ({ title: "Searches" }),
    page: lazyPage(() =>
      import("#web/features/recommendations/searches/searches-page.tsx").then(
        (file) => file.SearchesPage,
      ),
    ),
  },
  {
    path: "/messages",
    access: "onboarded",
    rendering: "browser",
    head: () => ({ title: "Messages" }),
    page: lazyPage(() => import("./screens/messages-page.tsx").then((file) => file.MessagesPage)),
  },
  {
    path: "/notifications",
    access: "onboarded",
    rendering: "browser",
    head: () => ({ title: "Notifications" }),
    page: lazyPage(() =>
      import("#web/features/notifications/notifications-page.tsx").then(
        (file) => file.NotificationsPage,
      ),
    ),
  },
  {
    // Without a job there is nobody to show: the page leads to the dashboard (spec 1 §2).
    path: "/candidate/:jobId?",
    access: "onboarded",
    rendering: "browser",
    head: () => ({ title: "Matched Candidates" }),
    page: lazyPage(() =>
      import("./screens/candidates/candidates-page.tsx").then((file) => file.CandidatesPage),
    ),
  },
  {
    path: "/create-job-posting",
    access: "onboarded",
    rendering: "browser",
    scene: ({ search }) => search.get("step") ?? "",
    head: () => ({ title: "Create Job Posting" }),
    page: lazyPage(() =>
      import("./screens/create-job-page.tsx").then((file) => file.CreateJobPage),
    ),
  },
  {
    path: "/job/:jobId/edit",
    access: "onboarded",
    rendering: "browser",
    head: () => ({ title: "Edit job posting" }),
    page: lazyPage(() =>
      import("#web/features/postings/editing/edit-posting-page.tsx").then(
        (file) => file.EditPostingPage,
      ),
    ),
  },
  {
    path: "/admin/:section?",
    access: "onboarded",
    rendering: "browser",
    footer: "none",
    head: () => ({ title: "Administration", setByPage: true }),
    page: lazyPage(() => import("./screens/admin/admin-page.tsx").then((file) => file.AdminPage)),
  },
];
