import { CALL_PATHS } from "#contract/call-paths.ts";
import { isUrl } from "#contract/is-url.ts";

/** Any origin will do: a path of ours stays on it, `//elsewhere` and `/\elsewhere` do not. */
const HERE = "http://here.invalid";
/** It travels in a cookie, which holds about 4000 characters. */
const LONGEST = 1500;
const OTHERWISE = "/dashboard";

/** Where to go after signing in: a path of this site. Anything else is the dashboard. */
export function localPath(path: string | undefined): string {
  if (!path?.startsWith("/") || !isUrl(path, HERE)) return OTHERWISE;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  if (origin !== HERE || pathname.startsWith("//") || CALL_PATHS.test(pathname)) return OTHERWISE;
  const whole = pathname + search + hash;
  return whole.length > LONGEST ? OTHERWISE : whole;
}

/** The path with `error` in its query: the code in base64, as /login reads it. */
export function withError(path: string, code: string): string {
  const url = new URL(path, HERE);
  url.searchParams.set("error", Buffer.from(code, "utf8").toString("base64"));
  return url.pathname + url.search + url.hash;
}
