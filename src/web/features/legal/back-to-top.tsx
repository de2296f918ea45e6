import { useSyncExternalStore } from "react";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** Spec 2 §9. */
const SHOWN_PAST_PX = 400;

function onScroll(tell: () => void) {
  addEventListener("scroll", tell, { passive: true });
  return () => removeEventListener("scroll", tell);
}
const isPast = () => scrollY > SHOWN_PAST_PX;
const onTheServer = () => false;

/** `to` is the id of what takes the focus up there. */
export function BackToTop({ to }: { to: string }) {
  const shown = useSyncExternalStore(onScroll, isPast, onTheServer);
  if (!shown) return null;

  function goUp() {
    document.getElementById(to)?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }
  return (
    <Button
      look="line"
      onClick={goUp}
      className="fixed right-5 bottom-18 z-10 bg-paper shadow-float md:right-10 md:bottom-8 print:hidden"
    >
      <Icon name="up" />
      Back to top
    </Button>
  );
}
