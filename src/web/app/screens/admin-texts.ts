/** Spec 2 §2. */
export const adminTexts = {
  menu: "Menu",
  navigation: "Administration",
  closeMenu: "Close the menu",
  version: "v1.0.0",
  waiting: "waiting",
  denied: "Access Denied",
  deniedText: "This area is for administrators of Candour. Your account is not one of them.",
  factorMissing: "One more step",
  factorMissingText:
    "Administrators confirm who they are with a code or a passkey. Set one up, and this area opens.",
  setUp: "Set up a second step",
  confirmFactor: "Is it you?",
  confirmFactorText: "This area opens once you have shown a code or a passkey.",
  confirm: "Confirm",
  toDashboard: "Go to dashboard",
  notFound: "Page not found",
  settings: "Settings panel coming soon...",
} as const;
