import type { QueryClient } from "@tanstack/react-query";
import {
  forgotPassword,
  resendVerification,
  resetPassword,
  verifyEmail,
} from "#contract/account-links.ts";
import { call } from "#web/lib/api.ts";
import { refreshSession } from "#web/lib/session.ts";

/**
 * A query, because a link is used up by its first use: it is asked once, however often we render,
 * and never given up half-way (which is why it ignores the signal).
 */
export function verification(token: string) {
  return {
    queryKey: ["verification", token],
    queryFn: () => call(verifyEmail, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  };
}

export function resend(email: string) {
  return call(resendVerification, { body: { email } });
}

export function askForReset(email: string) {
  return call(forgotPassword, { body: { email } });
}

/** Every session ends with it, also one in this browser. The password is set, whatever follows. */
export async function setNewPassword(client: QueryClient, token: string, newPassword: string) {
  await call(resetPassword, { body: { token, newPassword } });
  await refreshSession(client).catch(() => undefined);
}
