const KEY = "candour-role";

/** Who registers as a recruiter is asked to confirm that, rather than to choose once more. */
export function expectRecruiter(): void {
  try {
    sessionStorage.setItem(KEY, "recruiter");
  } catch {
    // Nothing may be kept here: they choose by hand.
  }
}

/** Somebody else may register in this window next. */
export function forgetExpectedRole(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}

export function expectedRole(): "recruiter" | undefined {
  try {
    return sessionStorage.getItem(KEY) === "recruiter" ? "recruiter" : undefined;
  } catch {
    return undefined;
  }
}
