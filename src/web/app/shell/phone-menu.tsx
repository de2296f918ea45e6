import { useLocation } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/icon.tsx";
import { PlaceLink } from "./place-link.tsx";
import type { Place } from "./places.ts";

/**
 * Where the header has no room for its links. The browser itself opens it and closes it again, and so before
 * the scripts are there as well; on another page it is a new one.
 */
export function PhoneMenu({ places }: { places: Iterable<Place> }) {
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
          <PlaceLink key={to} to={to}>
            {label}
          </PlaceLink>
        ))}
      </nav>
    </div>
  );
}
