export interface Place {
  to: string;
  label: string;
}

/** Spec 1 §2. */
export const SIGNED_IN_PLACES: readonly Place[] = [
  { to: "/dashboard", label: "Dashboard" },
  { to: "/compare", label: "Compare" },
  { to: "/profile", label: "Profile" },
  { to: "/messages", label: "Messages" },
];
/** For administrators, after those. */
export const ADMIN_PLACE: Place = { to: "/admin", label: "Admin" };
const RECRUITERS: Place = { to: "/recruiters", label: "For Recruiters" };
const BLOG: Place = { to: "/blog", label: "Blog" };
export const HOME_PLACES: readonly Place[] = [
  { to: "/compare", label: "Compare Tool" },
  RECRUITERS,
];
export const PUBLIC_PLACES: readonly Place[] = [{ to: "/compare", label: "Compare" }];
/** What a phone's menu has besides those of the page. */
export const MENU: readonly Place[] = [RECRUITERS, BLOG, { to: "/login", label: "Sign In" }];

const LEGAL: readonly Place[] = [
  { to: "/terms", label: "Terms" },
  { to: "/privacy", label: "Privacy" },
  { to: "/contact", label: "Contact" },
];
const PRODUCT: readonly Place[] = [{ to: "/compare", label: "Compare" }, BLOG, RECRUITERS];

/** Spec 1 §2, home. The landing footer is the default one with a button to sign up. Where work fills the window: none. */
export const FOOTERS = {
  minimal: LEGAL,
  default: [...PRODUCT, ...LEGAL],
  landing: [...PRODUCT, ...LEGAL],
  none: [],
} as const satisfies Record<string, readonly Place[]>;
export type FooterKind = keyof typeof FOOTERS;
