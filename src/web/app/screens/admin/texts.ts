/** Spec 2 §2. */
export const adminTexts = {
  menu: "Menu",
  navigation: "Administration",
  closeMenu: "Close the menu",
  version: "v1.0.0",
  waiting: "waiting",
  denied: "Access Denied",
  deniedText: "This area is for administrators of Candour. Your account is not one of them.",
  toDashboard: "Go to dashboard",
  notFound: "Page not found",
  settings: "Settings panel coming soon...",
} as const;
