import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { applyHead, type Head } from "./head.ts";

/**
 * What a browser does by itself when a page loads, done when a screen changes: title, place and
 * focus. Gives the words to announce; nothing is announced for the page that was loaded.
 */
export function useArrival({ title }: Head): string {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const place = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => applyHead({ title }), [title]);

  useEffect(() => {
    if (place.current === pathname) return;
    place.current = pathname;
    setAnnouncement(title);
    document.getElementById("main")?.focus({ preventScroll: true });
    // Going back, the browser itself restores where the reader was.
    if (kind !== "POP") scrollTo(0, 0);
  }, [pathname, title, kind]);

  return announcement;
}
