import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Link } from "#web/ui/link.tsx";

/** A link of the navigation: it says where one is, for eyes and ears. */
export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link
      to={to}
      aria-current={isHere ? "page" : undefined}
      className="flex h-full flex-none items-center gap-1.5 whitespace-nowrap border-transparent border-y-2 text-ink-2 no-underline hover:text-ink aria-[current]:text-ink max-md:aria-[current]:border-t-ink md:aria-[current]:border-b-ink"
    >
      {children}
    </Link>
  );
}
