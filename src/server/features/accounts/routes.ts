import * as contract from "#contract/accounts.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentSignedIn, presentStatus, SIGNED_OUT, type StatusExtras } from "./present.ts";
import type { AccountService } from "./service.ts";

export function accountRoutes(
  routes: Routes,
  accounts: AccountService,
  extrasOf: (accountId: string) => Promise<StatusExtras>,
): void {
  routes.on(contract.getStatus).answer(async ({ actor }) => {
    if (!actor) return SIGNED_OUT;
    return presentStatus(actor, await extrasOf(actor.id));
  });

  routes.on(contract.registerAccount).answer(async ({ body, client }) => {
    const message = await accounts.register({ ...body, phone: body.phone ?? "" }, client);
    return { success: true, message };
  });

  routes.on(contract.signIn).answer(async ({ body, client, cookies }) => {
    const { actor, token } = await accounts.signIn(body, client, cookies.sessionToken);
    cookies.startSession(token);
    cookies.renewVisitor();
    return { success: true, message: "Signed in.", user: presentSignedIn(actor) };
  });

  // A link on another site must not sign anyone out.
  routes.on(contract.signOut).answer(async ({ cookies, client }) => {
    if (client.isCrossSite) return { redirect: "/" };
    if (cookies.sessionToken) await accounts.signOut(cookies.sessionToken);
    cookies.endSession();
    cookies.renewVisitor();
    return { redirect: "/" };
  });

  routes.on(contract.verifyEmail).answer(async ({ body }) => {
    await accounts.verifyEmail(body.token);
    return { success: true, message: "Your email address is verified. You can sign in now." };
  });

  routes.on(contract.resendVerification).answer(async ({ body, client }) => {
    await accounts.resendVerification(body.email, client);
    return {
      success: true,
      message: "If that address has an account that is not verified yet, a new link is on its way.",
    };
  });
}
