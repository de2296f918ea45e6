import type { Session } from "#web/lib/session.ts";

/**
 * Who may see a screen (spec 1 §2). `guest`: only those who are not signed in. `signed-in`: also
 * before onboarding is finished. `onboarded`: only after it.
 */
export type Access = "public" | "guest" | "signed-in" | "onboarded";

export type Decision =
  | { show: true }
  | { wait: true }
  /** `from` is remembered, so that signing in leads back there. */
  | { redirect: string; from?: string };

const SHOW: Decision = { show: true };

/** The one route guard, on the server and in the browser. `path` is where the user wants to go. */
export function decideAccess(
  access: Access,
  session: Session,
  path: string,
  cameFrom?: string,
): Decision {
  if (access === "public") return SHOW;
  if (access === "guest") {
    return session.state === "signed-in" ? { redirect: cameFrom ?? "/dashboard" } : SHOW;
  }
  if (session.state === "unknown") return { wait: true };
  if (session.state === "anonymous") return { redirect: "/login", from: path };
  if (access === "onboarded" && !session.user.onboarded) return { redirect: "/onboarding" };
  return SHOW;
}
