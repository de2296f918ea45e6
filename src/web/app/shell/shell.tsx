import { type MouseEvent, type ReactNode, Suspense, useSyncExternalStore } from "react";
import type { Session } from "#web/lib/session.ts";
import { Toasts } from "#web/ui/float/toasts-mount.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { AppRoute } from "../app-route.ts";
import { contentPlace } from "../arrival.ts";
import { lazyPage } from "../lazy-page.tsx";
import { Footer } from "./footer.tsx";
import type { FooterKind } from "./places.ts";
import { PublicHeader } from "./public-header.tsx";

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
  const place = contentPlace();
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
