import {
  type ComponentProps,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from "react";
import { useLocation } from "react-router";
import { signOut } from "#contract/accounts.ts";
import { ConfirmHost } from "#web/features/accounts/confirm-host.tsx";
import { AskWhenBack } from "#web/features/applications/ask-when-back.tsx";
import { NotificationBell } from "#web/features/notifications/notification-bell.tsx";
import { hrefOf } from "#web/lib/api.ts";
import { isActionPending } from "#web/lib/pending-action.ts";
import { type Session, type SessionUser, useSession } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { useLoadOnReach } from "#web/ui/float/load-on-reach.ts";
import { toast } from "#web/ui/float/toast.ts";
import { Avatar } from "#web/ui/list/mark/avatar.tsx";
import { CountBadge } from "#web/ui/list/mark/count-badge.tsx";
import { HomeLink } from "./home-link.tsx";
import { MenuLink } from "./menu-link.tsx";
import { ADMIN_LINK, PUBLIC_LINKS, SIGNED_IN_LINKS } from "./navigation-links.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { withoutMissing } from "./without-missing.ts";

/** It is there on every screen of theirs, and so is what they wanted before they had an account. */
export function SignedInHeader() {
  const session = useSession();
  return (
    <>
      <Header session={session} />
      {useCarryOut(session)}
    </>
  );
}

/** Spec 1 §2. On a phone its links stand at the lower edge, in reach of a thumb. */
function Header({ session }: { session: Session }) {
  const { pathname } = useLocation();
  if (session.state !== "signed-in") return null;
  if (!session.user.onboarded) return <NewcomerHeader />;
  const places = session.user.isAdmin ? [...SIGNED_IN_LINKS, ADMIN_LINK] : SIGNED_IN_LINKS;
  return (
    <div
      // The administrator's area has the whole width of the window, and so has what stands above it.
      className={`wrap flex h-14 items-center gap-8 ${isAdminArea(pathname) ? "max-w-none!" : ""}`}
    >
      <HomeLink />
      <nav
        aria-label="Main"
        className="fixed inset-x-0 bottom-0 z-20 flex h-13 justify-between gap-4 overflow-x-auto border-rule border-t bg-paper px-5 font-medium text-13 pb-[env(safe-area-inset-bottom)] md:static md:h-full md:justify-start md:gap-6 md:border-0 md:p-0"
      >
        {withoutMissing(places).map(({ to, label }) => (
          <MenuLink key={to} to={to}>
            {label}
            {to === "/messages" && <CountBadge count={session.unread} what="unread" />}
          </MenuLink>
        ))}
      </nav>
      <ConfirmHost />
      {session.user.role === "candidate" && <AskWhenBack />}
      <div className="ml-auto flex items-center gap-1 md:gap-2">
        <ThemeSwitch />
        <NotificationBell key={session.user.id} />
        <AccountButton user={session.user} />
      </div>
    </div>
  );
}

const isAdminArea = (pathname: string) => /^\/admin(?:\/|$)/.test(pathname);

/** Before onboarding is finished every link of the main area would lead back to it; others do not. */
function NewcomerHeader() {
  const places = withoutMissing(PUBLIC_LINKS);
  const isThere = useLocation().pathname === "/onboarding";
  return (
    <div className="wrap flex h-14 items-center gap-4">
      <HomeLink />
      <nav aria-label="Main" className="ml-4 hidden h-full gap-6 font-medium text-13 md:flex">
        {places.map(({ to, label }) => (
          <MenuLink key={to} to={to}>
            {label}
          </MenuLink>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-1 md:gap-2">
        <ThemeSwitch />
        <ButtonLink look="quiet" to={hrefOf(signOut)} reloadDocument>
          Sign Out
        </ButtonLink>
        {!isThere && <ButtonLink to="/onboarding">Finish setup</ButtonLink>}
      </div>
    </div>
  );
}

const NOT_LOADED = "The menu could not be loaded. Please load the page again.";

/** The menu itself comes when somebody reaches for it: no page has room for what it is made of. */
function AccountButton({ user }: { user: SessionUser }) {
  const { loaded, wanted, reach } = useLoadOnReach(
    () => import("./account-menu.tsx"),
    () => toast.error(NOT_LOADED),
  );
  if (!loaded) return <Trigger name={user.name} {...reach} />;
  return (
    <loaded.AccountMenu user={user} trigger={<Trigger name={user.name} />} openAtOnce={wanted} />
  );
}

function Trigger({ name, ...rest }: { name: string } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-label={`Account, signed in as ${name}`}
      aria-haspopup="menu"
      className="grid size-9 place-items-center rounded-full"
      {...rest}
    >
      <Avatar name={name} />
    </button>
  );
}

const CarryOut = lazy(() =>
  import("../carry-out.tsx").then(
    (file) => ({ default: file.CarryOut }),
    // It stays where it is, and is done when the next page loads.
    () => ({ default: () => null }),
  ),
);

/** What is shown beside every screen for it: nothing, and it is loaded only where something waits to be done. */
function useCarryOut(session: Session): ReactNode {
  const user = session.state === "signed-in" ? session.user : undefined;
  const person = user?.id;
  const [isPending, setPending] = useState(false);
  const onDone = useCallback(() => setPending(false), []);
  useEffect(() => {
    if (person) setPending(isActionPending());
  }, [person]);
  if (!user || !isPending) return null;
  return (
    <Suspense fallback={null}>
      <CarryOut key={user.id} user={user} onDone={onDone} />
    </Suspense>
  );
}
