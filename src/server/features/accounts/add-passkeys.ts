import * as contract from "#contract/passkeys.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { createPasskeyService } from "./passkeys-service.ts";
import { presentSignedIn } from "./present.ts";

type Parts = Parameters<typeof createPasskeyService>[0];

/** Signing in, and proving who one is, with the lock of one's own device. */
export function addPasskeys({ routes }: { routes: Routes }, parts: Parts): void {
  const passkeys = createPasskeyService(parts);

  routes.on(contract.passkeySignInOptions).answer(({ client }) => passkeys.signInOptions(client));

  routes.on(contract.signInWithPasskey).answer(async ({ body, client, cookies }) => {
    const account = await passkeys.signIn(body, client, cookies);
    return { success: true, message: "Signed in.", user: presentSignedIn(account) };
  });

  routes.on(contract.newPasskeyOptions).answer(({ actor }) => passkeys.newOptions(actor));

  routes.on(contract.addPasskey).answer(async ({ actor, body, cookies }) => {
    await passkeys.add(actor, body.name, body.credential, cookies);
    return { success: true, message: "Your passkey is ready." };
  });

  routes.on(contract.renamePasskey).answer(async ({ actor, body, params }) => {
    await passkeys.rename(actor, params.id, body.name);
    return { success: true, message: "That passkey has its new name." };
  });

  routes.on(contract.removePasskey).answer(async ({ actor, params }) => {
    await passkeys.remove(actor, params.id);
    return { success: true, message: "That passkey is removed." };
  });

  routes.on(contract.confirmPasskeyOptions).answer(({ actor }) => passkeys.confirmOptions(actor));

  routes.on(contract.confirmWithPasskey).answer(async ({ actor, body, cookies }) => {
    await passkeys.confirm(actor, body, cookies);
    return { success: true, message: "Thank you." };
  });
}
