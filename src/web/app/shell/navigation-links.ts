export interface NavigationLink {
  to: string;
  label: string;
}

/** Spec 1 §2. */
export const SIGNED_IN_LINKS: readonly NavigationLink[] = [
  { to: "/dashboard", label: "Dashboard" },
  { to: "/compare", label: "Compare" },
  { to: "/profile", label: "Profile" },
  { to: "/messages", label: "Messages" },
];
/** For administrators, after those. */
export const ADMIN_LINK: NavigationLink = { to: "/admin", label: "Admin" };
const RECRUITERS: NavigationLink = { to: "/recruiters", label: "For Recruiters" };
const BLOG: NavigationLink = { to: "/blog", label: "Blog" };
export const HOME_LINKS: readonly NavigationLink[] = [
  { to: "/compare", label: "Compare Tool" },
  RECRUITERS,
];
export const PUBLIC_LINKS: readonly NavigationLink[] = [{ to: "/compare", label: "Compare" }];
/** What a phone's menu has besides those of the page. */
export const MENU: readonly NavigationLink[] = [
  RECRUITERS,
  BLOG,
  { to: "/login", label: "Sign In" },
];

const LEGAL: readonly NavigationLink[] = [
  { to: "/terms", label: "Terms" },
  { to: "/privacy", label: "Privacy" },
  { to: "/contact", label: "Contact" },
];
const PRODUCT: readonly NavigationLink[] = [{ to: "/compare", label: "Compare" }, BLOG, RECRUITERS];

/** Spec 1 §2, home. The landing footer is the default one with a button to sign up. Where work fills the window: none. */
export const FOOTERS = {
  minimal: LEGAL,
  default: [...PRODUCT, ...LEGAL],
  landing: [...PRODUCT, ...LEGAL],
  none: [],
} as const satisfies Record<string, readonly NavigationLink[]>;
export type FooterKind = keyof typeof FOOTERS;
