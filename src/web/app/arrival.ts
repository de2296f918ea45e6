import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { applyHead, type Head } from "./head.ts";

/**
 * What a browser does by itself when a page loads, done when a screen changes: title, place and
 * focus. Gives the words to announce; nothing is announced for the page that was loaded.
 */
export function useArrival({ title, setByPage = false }: Head, scene = ""): string {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const here = `${pathname} ${scene}`;
  const place = useRef(here);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (!setByPage) applyHead({ title });
  }, [title, setByPage]);

  useEffect(() => {
    if (place.current === here) return;
    place.current = here;
    setAnnouncement(title);
    document.getElementById("main")?.focus({ preventScroll: true });
    // Going back, the browser itself restores where the reader was.
    if (kind !== "POP") scrollTo(0, 0);
  }, [here, title, kind]);

  return announcement;
}
