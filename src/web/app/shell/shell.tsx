import type { ReactNode } from "react";
import type { Session } from "#web/lib/session.ts";
import { Toasts } from "#web/ui/float/toasts-mount.tsx";
import type { AppRoute } from "../routes.tsx";
import { Footer } from "./footer.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { PublicHeader } from "./public-header.tsx";
import { SignedInHeader } from "./signed-in-header.tsx";
import { VerifyBanner } from "./verify-banner.tsx";

interface ShellProps {
  session: Session;
  route: AppRoute;
  announcement: string;
  children: ReactNode;
}

/** What stands around every screen. */
export function Shell({ session, route, announcement, children }: ShellProps) {
  const user = session.state === "signed-in" ? session.user : undefined;
  const isForMembers = route.access === "signed-in" || route.access === "onboarded";
  return (
    <div className={`flex min-h-dvh flex-col ${user ? "max-md:pb-13" : ""}`}>
      <a
        href="#main"
        className="absolute -top-16 left-5 z-50 bg-ink px-3 py-2 text-paper focus:top-2 md:left-10"
      >
        Skip to content
      </a>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <header className="sticky top-0 z-20 border-rule border-b bg-paper print:static">
        {session.state === "signed-in" ? <SignedInHeader session={session} /> : <PublicHeader />}
      </header>
      <OfflineBanner />
      {user && isForMembers && !user.emailVerified && <VerifyBanner email={user.email} />}
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer kind={route.footer ?? (isForMembers ? "minimal" : "default")} />
      <Toasts />
    </div>
  );
}
