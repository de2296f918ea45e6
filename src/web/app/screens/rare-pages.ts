/** Pages that few people open, and those mostly once. */
export const rarePages = {
  CodePage: () =>
    import("#web/features/accounts/sign-in/code-page.tsx").then((file) => file.CodePage),
  ConnectPage: () =>
    import("#web/features/accounts/providers/connect-page.tsx").then((file) => file.ConnectPage),
  EndSessionPage: () =>
    import("#web/features/accounts/sign-in/end-session-page.tsx").then(
      (file) => file.EndSessionPage,
    ),
  ResetPasswordPage: () =>
    import("#web/features/accounts/password/reset-password-page.tsx").then(
      (file) => file.ResetPasswordPage,
    ),
  SharedPage: () =>
    import("#web/features/comparison/sharing/shared-page.tsx").then((file) => file.SharedPage),
  UnsubscribePage: () =>
    import("#web/features/notifications/unsubscribe/unsubscribe-page.tsx").then(
      (file) => file.UnsubscribePage,
    ),
  VerifyEmailPage: () =>
    import("#web/features/accounts/verification/verify-email-page.tsx").then(
      (file) => file.VerifyEmailPage,
    ),
};
