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
export const HOME_PLACES: readonly Place[] = [
  { to: "/compare", label: "Compare Tool" },
  { to: "/recruiters", label: "For Recruiters" },
];
export const PUBLIC_PLACES: readonly Place[] = [{ to: "/compare", label: "Compare" }];

const BLOG: Place = { to: "/blog", label: "Blog" };
/** What a phone's menu has of each: there is room for all. */
export const HOME_MENU: readonly Place[] = [...HOME_PLACES, BLOG];
export const PUBLIC_MENU: readonly Place[] = [
  ...PUBLIC_PLACES,
  { to: "/recruiters", label: "For Recruiters" },
  BLOG,
];
/** For those whose account is not set up yet: what needs no more of them. */
export const NEWCOMER_PLACES: readonly Place[] = [...PUBLIC_PLACES, BLOG];

const LEGAL: readonly Place[] = [
  { to: "/terms", label: "Terms" },
  { to: "/privacy", label: "Privacy" },
  { to: "/contact", label: "Contact" },
];
const PRODUCT: readonly Place[] = [
  { to: "/compare", label: "Compare" },
  BLOG,
  { to: "/recruiters", label: "For Recruiters" },
];

/** Spec 1 §2, home. The landing footer is the default one with a button to sign up. Where work fills the window: none. */
export const FOOTERS = {
  minimal: LEGAL,
  default: [...PRODUCT, ...LEGAL],
  landing: [...PRODUCT, ...LEGAL],
  none: [],
} as const satisfies Record<string, readonly Place[]>;
export type FooterKind = keyof typeof FOOTERS;
