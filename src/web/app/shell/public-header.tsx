import { useLocation } from "react-router";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { HomeLink } from "./home-link.tsx";
import { openPlaces } from "./open-places.ts";
import { MENU_ITEM, PhoneMenu } from "./phone-menu.tsx";
import { PlaceLink } from "./place-link.tsx";
import { HOME_MENU, HOME_PLACES, PUBLIC_MENU, PUBLIC_PLACES } from "./places.ts";
import { SignUpButton, SignUpLink } from "./sign-up-button.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** Spec 1 §2: the home page's header for those who are not signed in, and that of other pages. */
export function PublicHeader() {
  const isHome = useLocation().pathname === "/";
  const signUp = isHome ? "Sign Up Free" : "Sign Up";
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
          <SignUpButton>{signUp}</SignUpButton>
        </nav>
        <PhoneMenu places={openPlaces(isHome ? HOME_MENU : PUBLIC_MENU)}>
          <Link to="/login" className={MENU_ITEM}>
            Sign In
          </Link>
          <SignUpLink className={MENU_ITEM}>{signUp}</SignUpLink>
        </PhoneMenu>
      </div>
    </div>
  );
}
