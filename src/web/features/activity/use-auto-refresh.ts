import { useState } from "react";

/** Spec 2 §9: off until it is switched on. Events say at once what is new in any case. */
const REFRESH_MS = 30_000;
const KEY = "candour-activity-refresh";

/** Whether the log is asked for again by itself, as this window last said. */
export function useAutoRefresh(): [boolean, (on: boolean) => void, number | false] {
  const [on, setOn] = useState(wasOn);
  function set(next: boolean): void {
    keep(next);
    setOn(next);
  }
  return [on, set, on && REFRESH_MS];
}

/** Storage may be closed to us: then it is off at every visit. */
function wasOn(): boolean {
  try {
    return sessionStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

function keep(on: boolean): void {
  try {
    if (on) sessionStorage.setItem(KEY, "on");
    else sessionStorage.removeItem(KEY);
  } catch {
    // It holds for as long as the page stands.
  }
}
