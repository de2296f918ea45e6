/** What somebody wanted to do when they were asked to sign up; it is done once they have. */

export interface PendingAction {
  kind: "save-job" | "express-interest" | "apply" | "contact-recruiter" | "save-comparison";
  /** Of the job or the comparison. */
  id: string;
  /** Its title, to say what was done. */
  title?: string | undefined;
  /** The screen where they wanted it, to which they come back. */
  from: string;
}

/** In this browser's own storage: no address that somebody else wrote can put anything here. */
export const PENDING_KEY = "candour-pending";

/** Told when they go on to sign up, not when they are asked: who says no has wanted nothing. */
export function rememberAction(action: PendingAction): void {
  try {
    localStorage.setItem(PENDING_KEY, JSON.stringify({ ...action, at: Date.now() }));
  } catch {
    // Nothing may be kept here: they press once more afterwards.
  }
}

export function isActionPending(): boolean {
  try {
    return localStorage.getItem(PENDING_KEY) !== null;
  } catch {
    return false;
  }
}
