import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type * as z from "zod/mini";
import { type SignInBody, signIn } from "#contract/accounts.ts";
import { ApiError, call } from "#web/lib/api.ts";
import { useCameFrom } from "#web/lib/came-from.ts";
import { refreshSession } from "#web/lib/session.ts";

/** Signs in, or goes on to the code where the password alone is not enough. */
export function useSignIn() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const from = useCameFrom();
  return async (body: z.output<typeof SignInBody>) => {
    try {
      await call(signIn, { body });
      // Afterwards the session is known, and the guard of /login sends the person on.
      await refreshSession(client);
    } catch (error) {
      if (!(error instanceof ApiError) || error.fault !== "second-step") throw error;
      await navigate("/login/code", { state: { from } });
    }
  };
}
