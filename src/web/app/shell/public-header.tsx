import { useLocation } from "react-router";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/icon.tsx";
import { HomeLink } from "./home-link.tsx";
import { openPlaces } from "./open-places.ts";
import { PlaceLink } from "./place-link.tsx";
import { HOME_PLACES, MENU, type Place, PUBLIC_PLACES } from "./places.ts";
import { SignUpButton } from "./sign-up-button.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** Spec 1 §2: the home page's header for those who are not signed in, and that of other pages. */
export function PublicHeader() {
  const isHome = useLocation().pathname === "/";
  const places = openPlaces(isHome ? HOME_PLACES : PUBLIC_PLACES);
  return (
    <div className="wrap flex h-14 items-center gap-2 md:gap-8">
      <HomeLink />
      {places.length > 0 && (
        <nav aria-label="Main" className="hidden h-full gap-6 font-medium text-13 md:flex">
          {places.map(({ to, label }) => (
            <PlaceLink key={to} to={to}>
              {label}
            </PlaceLink>
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
function PhoneMenu({ places }: { places: Iterable<Place> }) {
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
