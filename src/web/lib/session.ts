import { type QueryClient, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { getStatus, type Status, type StatusUser } from "#contract/user-status.ts";
import { ApiError } from "./api.ts";
import { apiQuery } from "./query.ts";

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  phone: string;
  role: "candidate" | "recruiter";
  onboarded: boolean;
  isAdmin: boolean;
  emailVerified: boolean;
}

/** Spec 1 §4: unknown, then one of the two. */
export type Session =
  | { state: "unknown"; failed: boolean }
  | { state: "anonymous" }
  | { state: "signed-in"; user: SessionUser; unread: number };

export const statusQuery = apiQuery(getStatus);

export function useSession(): Session {
  const { data, isError } = useQuery(statusQuery);
  return data ? sessionOf(data) : { state: "unknown", failed: isError };
}

/** What came with the page, or was asked for since. */
export function knownSession(client: QueryClient): Session {
  const status = z.safeParse(getStatus.response, client.getQueryData(statusQuery.queryKey));
  return status.success ? sessionOf(status.data) : { state: "unknown", failed: false };
}

export function sessionOf(status: Status): Session {
  if (!status.logged_in) return { state: "anonymous" };
  return { state: "signed-in", user: userOf(status.user), unread: status.unread };
}

function userOf(user: StatusUser): SessionUser {
  return {
    id: user.ID,
    name: user.Name,
    email: user.Email,
    phone: user.Phone,
    role: user.Isrecruiter ? "recruiter" : "candidate",
    onboarded: user.Onboarding,
    isAdmin: user.IsAdmin,
    emailVerified: user.EmailVerified,
  };
}

/**
 * To be awaited when someone else sits in front of the screen. Guards read the status query, so it
 * must be right before anything navigates; `all` because nothing may be watching it at that moment.
 */
export async function refreshSession(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ refetchType: "none" });
  await client.invalidateQueries(
    { queryKey: statusQuery.queryKey, refetchType: "all" },
    { throwOnError: true },
  );
}

const personOf = (client: QueryClient) => {
  const session = knownSession(client);
  return session.state === "signed-in" ? session.user.id : undefined;
};

/**
 * A session can end elsewhere: the first refusal says so, and the guards then ask to sign in. When
 * somebody else sits there, nothing of what the one before was shown is kept.
 */
export function watchSession(client: QueryClient): void {
  let person = personOf(client);
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const now = personOf(client);
    if (now !== person && person !== undefined)
      client.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== statusQuery.queryKey[0],
      });
    person = now;
    if (event.action.type !== "error") return;
    const { error } = event.action;
    if (error instanceof ApiError && error.fault === "unauthenticated")
      void client.invalidateQueries({ queryKey: statusQuery.queryKey });
  });
}
