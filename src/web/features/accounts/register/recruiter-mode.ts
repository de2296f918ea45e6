import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { isUrl } from "#contract/is-url.ts";
import { useNavigationState } from "#web/lib/navigation-state.ts";

const Handed = z.object({ from: z.literal("recruiter") });
/** The entry of the history that the browser itself loaded; only that one has a referrer. */
const LOADED = "default";

const never = () => () => {};

/**
 * Spec 1 §2: by the address, by the screen before, or by the page that linked here. The server sees
 * only the first, so the other two are written into the address: from then on they are the same.
 */
export function useRecruiterMode(): boolean {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const handed = useNavigationState(Handed) !== undefined;
  const referred = useSyncExternalStore(
    never,
    () => key === LOADED && isRecruiterPage(document.referrer, location.origin),
    () => false,
  );
  const addressed = new URLSearchParams(search).get("recruiter") === "true";
  const on = addressed || handed || referred;

  useEffect(() => {
    if (!on || addressed) return;
    const query = new URLSearchParams(search);
    query.set("recruiter", "true");
    void navigate({ search: String(query) }, { replace: true, state });
  }, [on, addressed, search, state, navigate]);
  return on;
}

/** A page of ours: what another site calls its pages means nothing here. */
export function isRecruiterPage(referrer: string, origin: string): boolean {
  if (!isUrl(referrer)) return false;
  const from = new URL(referrer);
  return from.origin === origin && from.pathname.includes("/recruiters");
}
