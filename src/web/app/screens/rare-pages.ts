/** Pages that few people open, or that need not be named on the pages of everybody. */
export const rarePages = {
  ApplicantsPage: () =>
    import("#web/features/applications/review/applicants-page.tsx").then(
      (file) => file.ApplicantsPage,
    ),
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
    import("#web/features/accounts/password/reset-password-page.tsx").then(
      (file) => file.ResetPasswordPage,
    ),
  UnsubscribePage: () =>
    import("#web/features/notifications/unsubscribe/unsubscribe-page.tsx").then(
      (file) => file.UnsubscribePage,
    ),
  VerifyEmailPage: () =>
    import("#web/features/accounts/verification/verify-email-page.tsx").then(
      (file) => file.VerifyEmailPage,
    ),
};
