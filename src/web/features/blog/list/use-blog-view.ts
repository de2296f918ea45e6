import { useEffect, useRef } from "react";
import { matchPath, useLocation, useNavigate, useNavigationType } from "react-router";
import { type BlogView, queryOf, viewOf } from "./blog-view.ts";

const PATH = "/blog";

/** Where in the blog the reader is, and how they get elsewhere. */
export function useBlogView() {
  const { pathname: path, search: query } = useLocation();
  const view = viewOf(new URLSearchParams(query));
  const navigate = useNavigate();

  /** Another list begins at its first page (spec 1 §4). */
  function go(next: Partial<BlogView>, replace = false) {
    // The browser knows of a step at once; a word that is typed late must not lead back to here.
    const { pathname, search } = location;
    if (!matchPath(PATH, pathname)) return;
    const now = viewOf(new URLSearchParams(search));
    const query = queryOf({ ...now, page: 1, ...next });
    if (query !== queryOf(now)) void navigate(pathname + query, { replace });
  }
  /** However it is written here: another path would be another screen, which takes the focus. */
  const addressOf = (page: number) => path + queryOf({ ...view, page });
  return { view, go, addressOf };
}

/** A step to another list begins at its top, as a step to another screen does. */
export function useTopOfList({ search, category, page }: BlogView) {
  const region = useRef<HTMLElement>(null);
  const kind = useNavigationType();
  const here = queryOf({ search, category, page });
  const shown = useRef(here);

  useEffect(() => {
    if (shown.current === here) return;
    shown.current = here;
    // Typing stays where it is; going back, the browser itself restores where the reader was.
    if (kind !== "PUSH") return;
    const { activeElement } = document;
    const wasInList = activeElement === document.body || region.current?.contains(activeElement);
    if (wasInList) region.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [here, kind]);
  return region;
}
