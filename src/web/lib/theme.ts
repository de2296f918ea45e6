import { createContext } from "react";

/**
 * The theme lives in a cookie, so that the server writes it on <html> and nothing flashes. Without
 * one the system decides.
 */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const COOKIE = "theme";
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** What the page came with: from the cookie on the server, from <html> in the browser. */
export const FirstTheme = createContext<Theme>("system");

export function themeOf(text: string | undefined): Theme {
  return THEMES.find((theme) => theme === text) ?? "system";
}

export function themeCookie(theme: Theme, secure: boolean): string {
  const age = theme === "system" ? 0 : ONE_YEAR_S;
  return `${COOKIE}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** Round the three, so that the first press always changes what is seen. */
export function nextTheme(theme: Theme, systemIsDark: boolean): Theme {
  const [other, same]: Theme[] = systemIsDark ? ["light", "dark"] : ["dark", "light"];
  if (theme === "system") return other ?? "system";
  if (theme === other) return same ?? "system";
  return "system";
}

export function keepTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = themeCookie(theme, location.protocol === "https:");
}
