import { useLocation } from "react-router";
import * as z from "zod/mini";
import { CALL_PATHS } from "#contract/call-paths.ts";
import { isUrl } from "#contract/is-url.ts";
import { useNavigationState } from "./navigation-state.ts";

const Handed = z.object({ from: z.optional(z.string()) });

/** Any origin will do: a path of ours stays on it, `//elsewhere` and `/\elsewhere` do not. */
const HERE = "http://here.invalid";

/** Where to go on after signing in: a screen of this site, or nothing. */
export function localPath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith("/") || !isUrl(path, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  if (CALL_PATHS.test(pathname)) return undefined;
  return origin === HERE && !pathname.startsWith("//") ? pathname + search + hash : undefined;
}

/** A guard in the browser hands it over in the navigation state, a redirect of the server as `from`. */
export function useCameFrom(): string | undefined {
  const handed = useNavigationState(Handed);
  const { search } = useLocation();
  return localPath(handed?.from ?? new URLSearchParams(search).get("from"));
}
