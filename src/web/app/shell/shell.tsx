import type { ReactNode } from "react";
import { signOut } from "#contract/accounts.ts";
import { hrefOf } from "#web/lib/api.ts";
import type { Session } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

interface ShellProps {
  session: Session;
  announcement: string;
  children: ReactNode;
}

/** What stands around every screen. */
export function Shell({ session, announcement, children }: ShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute -top-16 left-5 z-50 bg-ink px-3 py-2 text-paper focus:top-2 md:left-10"
      >
        Skip to content
      </a>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <header className="sticky top-0 z-20 border-rule border-b bg-paper">
        <div className="wrap flex h-14 items-center gap-4 md:gap-8">
          <HomeLink />
          {session.state === "signed-in" ? <SignedIn name={session.user.name} /> : <SignedOut />}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <footer className="mt-24 border-rule border-t text-13 text-ink-3">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-8">
          <HomeLink />
          <p>Free for job seekers. Made in Sydney, on Gadigal land.</p>
        </div>
      </footer>
    </div>
  );
}

function HomeLink() {
  return (
    <Link to="/" aria-label="Candour, home" className="no-underline">
      <Wordmark />
    </Link>
  );
}

function SignedOut() {
  return (
    <div className="ml-auto flex items-center gap-1 md:gap-2">
      <ThemeSwitch />
      <nav aria-label="Account" className="flex gap-1 md:gap-2">
        <ButtonLink look="quiet" to="/login">
          Sign In
        </ButtonLink>
        <ButtonLink to="/register">Sign Up Free</ButtonLink>
      </nav>
    </div>
  );
}

function SignedIn({ name }: { name: string }) {
  return (
    <>
      <nav aria-label="Main" className="flex h-full gap-6 font-medium text-13">
        <Link
          to="/dashboard"
          className="flex items-center border-transparent border-y-2 text-ink-2 no-underline hover:text-ink aria-[current]:border-b-ink aria-[current]:text-ink"
        >
          Dashboard
        </Link>
      </nav>
      <div className="ml-auto flex items-center gap-1 md:gap-2">
        <ThemeSwitch />
        <span
          role="img"
          aria-label={`Signed in as ${name}`}
          className="inline-grid size-[30px] place-items-center rounded-full border border-rule-2 font-semibold text-[11px] text-ink-2 leading-none tracking-[0.02em]"
        >
          {initialsOf(name)}
        </span>
        <ButtonLink look="quiet" to={hrefOf(signOut)} reloadDocument>
          Sign Out
        </ButtonLink>
      </div>
    </>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("en-AU") ?? "").join("");
}
