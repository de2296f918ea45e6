import type { QueryClient } from "@tanstack/react-query";
import {
  changeDetails,
  changePassword,
  deleteAccount,
  endSession,
  endSessions,
  getAccount,
  listSessions,
  prepareExport,
} from "#contract/account-settings.ts";
import type { JsonEndpoint } from "#contract/endpoint.ts";
import { getSecondFactor } from "#contract/second-factor.ts";
import { ApiError, type Arguments, call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { type Session, statusQuery } from "#web/lib/session.ts";

export type User = Extract<Session, { state: "signed-in" }>["user"];

/** Both can change elsewhere: coming back to the window asks again. */
export const accountQuery = { ...apiQuery(getAccount), staleTime: 0 };
export const secondFactorQuery = { ...apiQuery(getSecondFactor), staleTime: 0 };
export const sessionsQuery = { ...apiQuery(listSessions), staleTime: 0 };

/** The calls of this screen; each says when the session turns out to have ended elsewhere. */
export function settingsCalls(client: QueryClient) {
  const refresh = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    client.invalidateQueries({ queryKey });

  async function ask<E extends JsonEndpoint>(endpoint: E, ...input: Arguments<E>) {
    try {
      return await call(endpoint, ...input);
    } catch (error) {
      if (error instanceof ApiError && error.fault === "unauthenticated") void refresh(statusQuery);
      throw error;
    }
  }

  return {
    async saveDetails(body: { name: string; phone: string }) {
      await ask(changeDetails, { body });
      await refresh(statusQuery);
    },
    /** The server starts this browser's session anew: what hangs on it is asked again. */
    async setPassword(
      body: { currentPassword?: string; newPassword: string },
      beforeRefresh?: () => void,
    ) {
      await ask(changePassword, { body });
      beforeRefresh?.();
      await Promise.all([statusQuery, accountQuery, sessionsQuery].map(refresh));
    },
    async endSession(id: string) {
      await ask(endSession, { params: { id } }).catch(ifGone);
      await refresh(sessionsQuery);
    },
    async endOtherSessions() {
      await ask(endSessions, { body: {} });
      await refresh(sessionsQuery);
    },
    endAllSessions: () => ask(endSessions, { body: { including_this: true } }),
    exportAddress: async (password: string | undefined) =>
      (await ask(prepareExport, { body: { password } })).url,
    deleteAccount: (body: { password: string | undefined; confirm: "delete" }) =>
      ask(deleteAccount, { body }),
  };
}

/** It ended by itself or in another window: that is what was wished for. */
function ifGone(error: unknown) {
  if (!(error instanceof ApiError) || error.fault !== "not-found") throw error;
}
