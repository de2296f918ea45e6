import * as contract from "#contract/second-factor.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentSignedIn } from "../present.ts";
import type { ConfirmIdentity } from "../settings/confirm-identity.ts";
import type { EndSessionByMail } from "../sign-in/new-browser.ts";
import type { SecondStep } from "../sign-in/second-step.ts";
import type { TwoStepService } from "./service.ts";

interface Services {
  readonly twoStep: TwoStepService;
  readonly secondStep: SecondStep;
  readonly confirmIdentity: ConfirmIdentity;
  readonly endSessionByMail: EndSessionByMail;
}

export function secondFactorRoutes(routes: Routes, services: Services): void {
  const { twoStep, secondStep, confirmIdentity, endSessionByMail } = services;

  routes.on(contract.finishSignIn).answer(async ({ body, client, cookies }) => {
    const account = await secondStep.finish(body.code, client, cookies);
    return { success: true, message: "Signed in.", user: presentSignedIn(account) };
  });

  routes.on(contract.getSecondFactor).answer(async ({ actor }) => {
    const { since, codesLeft, passkeys, isRequired } = await twoStep.state(actor);
    return {
      two_step_since: since?.toISOString() ?? null,
      recovery_codes_left: codesLeft,
      passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
        id,
        name,
        created_at: createdAt.toISOString(),
        used_at: usedAt?.toISOString() ?? null,
      })),
      required: isRequired,
    };
  });

  routes.on(contract.beginTwoStep).answer(({ actor }) => twoStep.begin(actor));

  routes.on(contract.confirmTwoStep).answer(async ({ actor, body, cookies }) => ({
    success: true,
    message: "Two-step sign-in is on.",
    recovery_codes: await twoStep.confirm(actor, body.code, cookies),
  }));

  routes.on(contract.renewRecoveryCodes).answer(async ({ actor }) => ({
    success: true,
    message: "These are your new recovery codes. The old ones do not work any more.",
    recovery_codes: await twoStep.renewCodes(actor),
  }));

  routes.on(contract.endTwoStep).answer(async ({ actor }) => {
    await twoStep.end(actor);
    return { success: true, message: "Two-step sign-in is off." };
  });

  routes.on(contract.confirmIdentity).answer(async ({ actor, body, cookies }) => {
    await confirmIdentity(actor, body, cookies);
    return { success: true, message: "Thank you." };
  });

  routes.on(contract.endSessionByMail).answer(async ({ body }) => {
    await endSessionByMail(body.token);
    return { success: true, message: "That browser is signed out." };
  });
}
