import * as links from "#contract/account-links.ts";
import * as contract from "#contract/accounts.ts";
import { getProfile, getStatus } from "#contract/user-status.ts";
import type { Client } from "#server/platform/http/caller.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import {
  presentSignedIn,
  presentStatus,
  presentUser,
  SIGNED_OUT,
  type StatusExtras,
} from "./present.ts";
import type { AccountService } from "./service.ts";

interface Services {
  readonly accounts: AccountService;
  /** Answers what to say. */
  readonly verify: (token: string) => Promise<string>;
  readonly reset: (token: string, newPassword: string, client: Client) => Promise<void>;
  readonly askForLink: (
    kind: "verify-email" | "reset-password",
    email: string,
    client: Client,
  ) => Promise<void>;
  readonly extrasOf: (accountId: string) => Promise<StatusExtras>;
}

export function accountRoutes(routes: Routes, services: Services): void {
  const { accounts, extrasOf } = services;

  routes.on(getStatus).answer(async ({ actor }) => {
    if (!actor) return SIGNED_OUT;
    return presentStatus(actor, await extrasOf(actor.id));
  });

  routes.on(getProfile).answer(async ({ actor }) => {
    return { success: true, user: presentUser(actor, await extrasOf(actor.id)) };
  });

  routes.on(contract.registerAccount).answer(async ({ body, client }) => {
    const message = await accounts.register({ ...body, phone: body.phone ?? "" }, client);
    return { success: true, message };
  });

  routes.on(contract.signIn).answer(async ({ body, client, cookies }) => {
    const account = await accounts.signIn(body, client, cookies);
    return { success: true, message: "Signed in.", user: presentSignedIn(account) };
  });

  // A link on another site must not sign anyone out.
  routes.on(contract.signOut).answer(async ({ cookies, client }) => {
    if (client.isCrossSite) return { redirect: "/" };
    if (cookies.sessionToken) await accounts.signOut(cookies.sessionToken);
    cookies.endSession();
    cookies.renewVisitor();
    return { redirect: "/" };
  });

  linkRoutes(routes, services);
}

function linkRoutes(routes: Routes, { verify, reset, askForLink }: Services): void {
  routes.on(links.verifyEmail).answer(async ({ body }) => {
    return { success: true, message: await verify(body.token) };
  });

  routes.on(links.resendVerification).answer(async ({ body, client }) => {
    await askForLink("verify-email", body.email, client);
    return {
      success: true,
      message: "If that address has an account that is not verified yet, a new link is on its way.",
    };
  });

  routes.on(links.forgotPassword).answer(async ({ body, client }) => {
    await askForLink("reset-password", body.email, client);
    return {
      success: true,
      message: "If that address has an account, a link to set a new password is on its way.",
    };
  });

  routes.on(links.resetPassword).answer(async ({ body, client }) => {
    await reset(body.token, body.newPassword, client);
    return { success: true, message: "Your password is changed. You can sign in now." };
  });
}
