import { lazyPage } from "../../lazy-page.tsx";

/** Each loads its own file, when it is opened. */
const DashboardScreen = lazyPage(() =>
  import("./dashboard-screen.tsx").then((file) => file.DashboardScreen),
);
const ReviewSection = lazyPage(() =>
  import("#web/features/job-review/review-section.tsx").then((file) => file.ReviewSection),
);
const FirmsSection = lazyPage(() =>
  import("#web/features/firms/firms-section.tsx").then((file) => file.FirmsSection),
);
const BlogSection = lazyPage(() =>
  import("#web/features/blog/admin/blog-section.tsx").then((file) => file.BlogSection),
);
const SeekSection = lazyPage(() =>
  import("#web/features/seek/seek-section.tsx").then((file) => file.SeekSection),
);
const SettingsSection = lazyPage(() =>
  import("./plain-sections.tsx").then((file) => file.SettingsSection),
);
const CompaniesSection = lazyPage(() =>
  import("#web/features/profiles/companies-section.tsx").then((file) => file.CompaniesSection),
);
const FairnessSection = lazyPage(() =>
  import("#web/features/fairness/fairness-section.tsx").then((file) => file.FairnessSection),
);
const SystemStatusSection = lazyPage(() =>
  import("#web/features/system-status/system-status-section.tsx").then(
    (file) => file.SystemStatusSection,
  ),
);

/** What the address calls it, what the menu calls it, and what it shows. */
export const MENU_SECTIONS = [
  { name: "", label: "Dashboard", Section: DashboardScreen },
  { name: "review", label: "Job Review", Section: ReviewSection },
  { name: "firms", label: "Law Firms", Section: FirmsSection },
  { name: "blog", label: "Blog Management", Section: BlogSection },
  { name: "seek", label: "Seek Scraper", Section: SeekSection },
  { name: "settings", label: "Settings", Section: SettingsSection },
] as const;

/** The spec's menu has six entries: these are reached from the dashboard. */
const MORE_SECTIONS = [
  { name: "companies", label: "Companies", Section: CompaniesSection },
  { name: "fairness", label: "Fairness report", Section: FairnessSection },
  { name: "status", label: "System status", Section: SystemStatusSection },
] as const;

export const sectionNamed = (name: string) =>
  [...MENU_SECTIONS, ...MORE_SECTIONS].find((section) => section.name === name);

export const sectionPath = (name: string) => (name === "" ? "/admin" : `/admin/${name}`);
