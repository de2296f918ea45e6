import { useSession } from "#web/lib/session.ts";
import { Link } from "#web/ui/link.tsx";
import { HomeLink } from "./home-link.tsx";
import { FOOTERS, type FooterKind } from "./navigation-links.ts";
import { SignUpButton } from "./sign-up-button.tsx";
import { withoutMissing } from "./without-missing.ts";

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
