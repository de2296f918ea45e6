import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { CALL_PATHS } from "#contract/call-paths.ts";

/** For a text whose links to our own screens are not to load the page anew. */
export function useScreenLinks() {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = text.current;
    function follow(event: MouseEvent) {
      const path = isPlain(event) && screenOf(event.target);
      if (!path) return;
      event.preventDefault();
      void navigate(path);
    }
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [navigate]);
  return text;
}

/** Another window, another tab, another button: not ours to handle. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Feeds, pictures and files are not screens either. */
const FILES = /^\/(rss|assets|blog-images)(\/|$)|\.\w+$/;

function screenOf(pressed: EventTarget | null): string | undefined {
  const link = pressed instanceof Element && pressed.closest("a");
  if (!link || link.target || link.hasAttribute("download")) return undefined;
  const { origin, pathname, search, hash } = link;
  const isHere = origin === location.origin;
  if (!isHere || CALL_PATHS.test(pathname) || FILES.test(pathname)) return undefined;
  // A place on this page is the browser's to find.
  const isThisPage = pathname + search === location.pathname + location.search;
  return isThisPage && hash ? undefined : pathname + search + hash;
}
