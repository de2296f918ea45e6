import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useSyncExternalStore,
} from "react";
import { useLocation } from "react-router";
import { type Session, useSession } from "#web/lib/session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Toasts } from "#web/ui/float/toasts-mount.tsx";
import { Drawing, Icon } from "#web/ui/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import type { AppRoute } from "../app-route.ts";
import { lazyPage } from "../lazy-page.tsx";
import { contentStart } from "../screen-change.ts";
import { HomeLink } from "./home-link.tsx";
import { MenuLink } from "./menu-link.tsx";
import {
  FOOTERS,
  type FooterKind,
  HOME_LINKS,
  MENU,
  type NavigationLink,
  PUBLIC_LINKS,
} from "./navigation-links.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { withoutMissing } from "./without-missing.ts";

interface ShellProps {
  session: Session;
  route: AppRoute;
  footer: FooterKind | undefined;
  announcement: string;
  children: ReactNode;
}

/** Only for those who are signed in: a visitor's page does not carry it. */
const SignedInHeader = lazyPage(() =>
  import("./signed-in-header.tsx").then((file) => file.SignedInHeader),
);
const VerifyBanner = lazyPage(() =>
  import("./verify-banner.tsx").then((file) => file.VerifyBanner),
);

/** To be awaited before a first render, on the server and in the browser: then nothing jumps. */
export async function preloadShell(session: Session): Promise<void> {
  if (session.state !== "signed-in") return;
  await Promise.all([SignedInHeader.preload(), VerifyBanner.preload()]);
}

/** What stands around every screen. */
export function Shell({ session, route, footer, announcement, children }: ShellProps) {
  const signedIn = session.state === "signed-in";
  const isForMembers = route.access === "signed-in" || route.access === "onboarded";
  return (
    <div className={`flex min-h-dvh flex-col ${signedIn ? "max-md:pb-13" : ""}`}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads on in this page, as its address says. */}
      <a
        href="#main"
        onClick={skip}
        className="absolute -top-16 left-5 z-50 bg-ink px-3 py-2 text-paper focus:top-2 md:left-10"
      >
        Skip to content
      </a>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <header className="sticky top-0 z-20 border-rule border-b bg-paper print:hidden">
        <Suspense fallback={<div className="h-14" />}>
          {signedIn ? <SignedInHeader /> : <PublicHeader />}
        </Suspense>
      </header>
      <OfflineBanner />
      <Suspense fallback={null}>{signedIn && isForMembers && <VerifyBanner />}</Suspense>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer kind={footer ?? (isForMembers ? "minimal" : "default")} />
      <Toasts />
    </div>
  );
}

/** The address stays as it is. Before the script runs, the link does what links do. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  const place = contentStart();
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

function watch(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

/** The place is always there, so that its words are announced when they come. */
function OfflineBanner() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="bg-warn-wash text-13">
          <span className="wrap flex items-start gap-2.5 py-2.5">
            <Icon name="warning" className="mt-0.5 text-warn" />
            You are offline. What you see may be out of date, and changes cannot be saved.
          </span>
        </p>
      )}
    </div>
  );
}

/** Spec 1 §2: the home page's header for those who are not signed in, and that of other pages. */
function PublicHeader() {
  const isHome = useLocation().pathname === "/";
  const places = withoutMissing(isHome ? HOME_LINKS : PUBLIC_LINKS);
  return (
    <div className="wrap flex h-14 items-center gap-2 md:gap-8">
      <HomeLink />
      {places.length > 0 && (
        <nav aria-label="Main" className="hidden h-full gap-6 font-medium text-13 md:flex">
          {places.map(({ to, label }) => (
            <MenuLink key={to} to={to}>
              {label}
            </MenuLink>
          ))}
        </nav>
      )}
      <div className="ml-auto flex items-center gap-1 md:gap-2">
        <ThemeSwitch />
        <nav aria-label="Account" className="flex gap-1 md:gap-2">
          {/* Where there is no room for it, it stands in the menu alone. */}
          <ButtonLink look="quiet" className="max-[419px]:hidden" to="/login">
            Sign In
          </ButtonLink>
          <SignUpButton>{isHome ? "Sign Up Free" : "Sign Up"}</SignUpButton>
        </nav>
        <PhoneMenu places={new Set([...places, ...MENU])} />
      </div>
    </div>
  );
}

/**
 * Where the header has no room for its links. The browser itself opens it and closes it again, and so before
 * the scripts are there as well; on another page it is a new one.
 */
function PhoneMenu({ places }: { places: Iterable<NavigationLink> }) {
  return (
    <div key={useLocation().pathname} className="md:hidden">
      <Button look="quiet" size="icon" aria-label="Menu" popoverTarget="menu">
        <Drawing path="M2 4h12M2 8h12M2 12h12" />
      </Button>
      <nav
        id="menu"
        popover="auto"
        aria-label="Menu"
        className="fixed inset-x-0 top-14 m-0 w-full auto-rows-[48px] bg-paper px-5 shadow-float open:grid"
      >
        {[...places].map(({ to, label }) => (
          <MenuLink key={to} to={to}>
            {label}
          </MenuLink>
        ))}
      </nav>
    </div>
  );
}

export function Footer({ kind }: { kind: FooterKind }) {
  const signedIn = useSession().state === "signed-in";
  if (kind === "none") return null;
  return (
    <footer className="mt-16 border-rule border-t text-13 text-ink-3 md:mt-24 print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-4 py-8">
        <HomeLink />
        <nav aria-label="More" className="flex flex-wrap gap-x-6 gap-y-2">
          {withoutMissing(FOOTERS[kind]).map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="text-ink-2 underline decoration-rule-2 underline-offset-4 hover:text-ink hover:decoration-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        {kind === "landing" && !signedIn && <SignUpButton look="line">Sign Up Free</SignUpButton>}
        <p className="max-md:w-full md:ml-auto">
          Free for job seekers. Made in Sydney, on Gadigal land.
        </p>
      </div>
    </footer>
  );
}

type SignUpButtonProps = Omit<ComponentProps<typeof ButtonLink>, "to" | "state">;

/** From the recruiters' page one signs up as a recruiter (spec 1 §2). */
function SignUpButton(props: SignUpButtonProps) {
  const isForRecruiters = useLocation().pathname === "/recruiters";
  if (!isForRecruiters) return <ButtonLink {...props} to="/register" />;
  return <ButtonLink {...props} to="/register?recruiter=true" state={{ from: "recruiter" }} />;
}
