/** Pages that few people open first: the script of every page is lighter without knowing where they are. */
export const rarePages = {
  ApplicantsPage: () =>
    import("#web/features/applications/applicants-page.tsx").then((file) => file.ApplicantsPage),
  ApplicationsPage: () =>
    import("#web/features/applications/applications-page.tsx").then(
      (file) => file.ApplicationsPage,
    ),
  CodePage: () =>
    import("#web/features/accounts/sign-in/code-page.tsx").then((file) => file.CodePage),
  ConnectPage: () =>
    import("#web/features/accounts/providers/connect-page.tsx").then((file) => file.ConnectPage),
  EditPostingPage: () => import("./edit-posting-page.tsx").then((file) => file.EditPostingPage),
  EndSessionPage: () =>
    import("#web/features/accounts/sign-in/end-session-page.tsx").then(
      (file) => file.EndSessionPage,
    ),
  ResetPasswordPage: () =>
    import("#web/features/accounts/reset-password-page.tsx").then((file) => file.ResetPasswordPage),
  SearchesPage: () =>
    import("#web/features/recommendations/searches/searches-page.tsx").then(
      (file) => file.SearchesPage,
    ),
  PathsPage: () =>
    import("#web/features/recommendations/paths-page.tsx").then((file) => file.PathsPage),
  SharedPage: () =>
    import("#web/features/comparison/shared-page.tsx").then((file) => file.SharedPage),
  TailoredPage: () =>
    import("#web/features/tailored/tailored-page.tsx").then((file) => file.TailoredPage),
  UnsubscribePage: () =>
    import("#web/features/notifications/unsubscribe-page.tsx").then((file) => file.UnsubscribePage),
  VerifyEmailPage: () =>
    import("#web/features/accounts/verify-email-page.tsx").then((file) => file.VerifyEmailPage),
  DocumentsPage: () =>
    import("#web/features/documents/documents-page.tsx").then((file) => file.DocumentsPage),
  DocumentPage: () =>
    import("#web/features/documents/reading/document-page.tsx").then((file) => file.DocumentPage),
  ComparisonPage: () => import("./comparison-page.tsx").then((file) => file.ComparisonPage),
  OnboardingPage: () => import("./onboarding-page.tsx").then((file) => file.OnboardingPage),
  NotificationsPage: () =>
    import("#web/features/notifications/notifications-page.tsx").then(
      (file) => file.NotificationsPage,
    ),
  CandidatesPage: () => import("./candidates-page.tsx").then((file) => file.CandidatesPage),
  CreateJobPage: () => import("./create-job-page.tsx").then((file) => file.CreateJobPage),
  MessagesPage: () => import("./messages-page.tsx").then((file) => file.MessagesPage),
  ProfilePage: () => import("./profile-page.tsx").then((file) => file.ProfilePage),
  AdminPage: () => import("./admin-page.tsx").then((file) => file.AdminPage),
  DashboardPage: () => import("./dashboard/dashboard-page.tsx").then((file) => file.DashboardPage),
};
