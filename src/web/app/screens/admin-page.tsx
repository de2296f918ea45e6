import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { useMatch } from "react-router";
import { dashboardQuery } from "#web/features/scraping/api.ts";
import { ApiError } from "#web/lib/api.ts";
import { useSession } from "#web/lib/session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { useModal } from "#web/ui/float/use-modal.ts";
import { Drawing, Icon } from "#web/ui/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { lazyPage } from "../lazy-page.tsx";
import { usePageTitle } from "../screen-change.ts";
import { adminTexts as texts } from "./admin-texts.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { Pending } from "./pending.tsx";
import { Trouble } from "./trouble.tsx";

/** Spec 2 §2. Which section is shown stands in the address: /admin, /admin/review, … */
export function AdminPage() {
  const session = useSession();
  const name = useMatch("/admin/:section")?.params.section ?? "";
  const section = sectionNamed(name);
  const isAllowed = session.state === "signed-in" && session.user.isAdmin;
  usePageTitle(titleOf(isAllowed, section?.label), true);
  if (!isAllowed) return <AccessDenied />;
  if (!section) return <NotFoundPage />;
  return <Admitted>{sectionPage(name, section)}</Admitted>;
}

function sectionPage(name: string, section: NonNullable<ReturnType<typeof sectionNamed>>) {
  return (
    <AdminFrame shown={name} label={section.label}>
      <Suspense fallback={<Pending />}>
        <section.Section />
      </Suspense>
    </AdminFrame>
  );
}

function titleOf(isAllowed: boolean, label: string | undefined): string {
  if (!isAllowed) return texts.denied;
  return label ? `${label}, ${texts.navigation}` : texts.notFound;
}

/** The first call of the menu says whether this administrator still has to prove who they are. */
function Admitted({ children }: { children: ReactNode }) {
  const { error, refetch } = useQuery(dashboardQuery);
  const fault = error instanceof ApiError ? error.fault : undefined;
  if (fault === "factor-missing")
    return (
      <Trouble title={texts.factorMissing} text={texts.factorMissingText}>
        <ButtonLink to="/profile#two-step">{texts.setUp}</ButtonLink>
      </Trouble>
    );
  if (fault === "confirm-factor")
    return (
      <Trouble title={texts.confirmFactor} text={texts.confirmFactorText}>
        <Button onClick={() => void refetch()}>{texts.confirm}</Button>
      </Trouble>
    );
  return children;
}

/** The server refuses every call as well; this says so in words. */
function AccessDenied() {
  return (
    <Trouble title={texts.denied} text={texts.deniedText}>
      <ButtonLink to="/dashboard">{texts.toDashboard}</ButtonLink>
    </Trouble>
  );
}

const BARS = "M2 4.5h12M2 8h12M2 11.5h12";

interface AdminFrameProps {
  /** The name of the section. */
  shown: string;
  label: string;
  children: ReactNode;
}

/**
 * The menu at the left, or behind a button on small screens. A section has the rest of the window, brings
 * its own heading and margins, and may fill the height: below the header that is 100dvh less 57 px.
 */
function AdminFrame({ shown, label, children }: AdminFrameProps) {
  return (
    <div className="md:grid print:block! md:min-h-[calc(100dvh-57px)] md:grid-cols-[196px_minmax(0,1fr)]">
      <SmallMenu shown={shown} label={label} />
      <div className="border-rule border-r max-md:hidden print:hidden">
        <nav
          aria-label={texts.navigation}
          className="sticky top-[57px] flex h-[calc(100dvh-57px)] flex-col overflow-y-auto pt-4"
        >
          <AdminLinks shown={shown} />
        </nav>
      </div>
      <div data-content tabIndex={-1} className="min-w-0 focus:outline-none">
        {children}
      </div>
    </div>
  );
}

function SmallMenu({ shown, label }: { shown: string; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="flex h-12 items-center gap-3 border-rule border-b px-5 md:hidden print:hidden">
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="-ml-3.5 min-h-11"
      >
        <Drawing path={BARS} />
        {texts.menu}
      </Button>
      <p className="ml-auto text-13 text-ink-3">{label}</p>
      {isOpen && (
        <SlideOver onClose={close}>
          <nav aria-label={texts.navigation} className="flex flex-1 flex-col">
            <AdminLinks shown={shown} onChoose={close} />
          </nav>
        </SlideOver>
      )}
    </div>
  );
}

/** The menu of small screens, from the left edge. Escape, the cross and a press beside it close it. */
function SlideOver({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const modal = useModal(onClose);
  return (
    <dialog
      {...modal}
      aria-label={texts.navigation}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-transparent p-0 text-ink backdrop:bg-scrim"
    >
      <div className="flex h-full w-3/4 max-w-[320px] flex-col overflow-y-auto bg-paper shadow-float transition-[translate,opacity] duration-220 starting:-translate-x-6 starting:opacity-0">
        <div className="flex h-14 flex-none items-center justify-end pr-2.5">
          <Button
            look="quiet"
            size="icon"
            aria-label={texts.closeMenu}
            onClick={onClose}
            className="max-md:size-11"
          >
            <Icon name="close" />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

interface AdminLinksProps {
  /** The name of the section that is shown. */
  shown: string;
  onChoose?: () => void;
}

/** The six sections, and how many jobs wait. */
function AdminLinks({ shown, onChoose }: AdminLinksProps) {
  const pending = useQuery(dashboardQuery).data?.scraping_stats.pending_jobs ?? 0;
  return (
    <>
      <ul className="font-medium text-13">
        {MENU_SECTIONS.map(({ name, label }) => (
          <li key={name}>
            <Link
              to={sectionPath(name)}
              aria-current={name === shown ? "page" : undefined}
              onClick={onChoose}
              className="flex justify-between gap-3 py-3 pr-4 pl-5 text-ink-2 no-underline -outline-offset-2 hover:bg-paper-2 hover:text-ink aria-[current]:bg-paper-3 aria-[current]:text-ink md:py-2 md:pl-10"
            >
              {label}
              {name === "review" && pending > 0 && <Waiting count={pending} />}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-auto py-4 pl-5 text-12 text-ink-3 md:pl-10">{texts.version}</p>
    </>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <span className="font-normal text-ink-3 tabular-nums">
      {count.toLocaleString("en-AU")}
      <span className="sr-only"> {texts.waiting}</span>
    </span>
  );
}

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
const MENU_SECTIONS = [
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

const sectionNamed = (name: string) =>
  [...MENU_SECTIONS, ...MORE_SECTIONS].find((section) => section.name === name);

const sectionPath = (name: string) => (name === "" ? "/admin" : `/admin/${name}`);
