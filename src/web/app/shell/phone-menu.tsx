import { type ReactNode, useId, useRef } from "react";
import { useLocation } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import type { Place } from "./places.ts";

const LINES = "M2 4h12M2 8h12M2 12h12";
export const MENU_ITEM =
  "flex min-h-12 items-center border-rule border-b text-15 text-ink no-underline -outline-offset-2 aria-[current]:font-semibold";

interface PhoneMenuProps {
  places: readonly Place[];
  /** What else belongs there, in the look of MENU_ITEM. */
  children?: ReactNode;
}

/**
 * Where the header has no room for its links. The browser itself opens it and closes it again, with Escape or
 * a press beside it, and so before the scripts are there as well.
 */
export function PhoneMenu({ places, children }: PhoneMenuProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  return (
    <div className="md:hidden">
      <Button look="quiet" size="icon" aria-label="Menu" title="Menu" popoverTarget={id}>
        <Drawing path={LINES} />
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on one of its links is a click as well. */}
      <nav
        ref={panel}
        id={id}
        popover="auto"
        aria-label="Menu"
        onClick={() => panel.current?.hidePopover()}
        className="fixed inset-x-0 top-14 bottom-auto m-0 max-h-[calc(100dvh-56px)] w-full max-w-none overflow-y-auto border-0 border-rule border-b bg-paper px-5 pb-3 text-ink shadow-float"
      >
        {places.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            aria-current={pathname === to ? "page" : undefined}
            className={MENU_ITEM}
          >
            {label}
          </Link>
        ))}
        {children}
      </nav>
    </div>
  );
}
