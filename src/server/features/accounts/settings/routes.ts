import * as contract from "#contract/account-settings.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { deviceText } from "./device-text.ts";
import type { SettingsService } from "./service.ts";

/** Spec 1 §1: what the trial promises recruiters. */
const FREE_MONTHS = 6;

export function settingsRoutes(routes: Routes, settings: SettingsService): void {
  routes.on(contract.getAccount).answer(async ({ actor }) => {
    const { hasPassword, providers } = await settings.details(actor);
    return {
      has_password: hasPassword,
      email_verified: actor.emailVerified,
      providers,
      free_until: freeUntil(actor).toISOString(),
      created_at: actor.createdAt.toISOString(),
    };
  });

  routes.on(contract.changeDetails).answer(async ({ actor, body }) => {
    await settings.changeDetails(actor, body);
    return { success: true, message: "Your details are saved." };
  });

  routes.on(contract.changePassword).answer(async ({ actor, body, cookies }) => {
    const { currentPassword, newPassword } = body;
    await settings.changePassword(actor, { currentPassword, newPassword }, cookies);
    const message = "Your password is changed. Other browsers have been signed out.";
    return { success: true, message };
  });

  routes.on(contract.listSessions).answer(async ({ actor, cookies }) => {
    const found = await settings.listSessions(actor, cookies.sessionToken);
    const sessions = found.map(({ row, isCurrent }) => ({
      id: row.id,
      device: deviceText(row.userAgent),
      current: isCurrent,
      created_at: row.createdAt.toISOString(),
      seen_at: row.seenAt.toISOString(),
    }));
    return { sessions };
  });

  routes.on(contract.endSession).answer(async ({ actor, params }) => {
    await settings.endSession(actor, params.id);
    return { success: true, message: "That browser is signed out." };
  });

  routes.on(contract.endSessions).answer(async ({ actor, body, cookies }) => {
    const includingThis = body.including_this ?? false;
    await settings.endSessions(actor, includingThis, cookies);
    return {
      success: true,
      message: includingThis ? "You are signed out everywhere." : "Other browsers are signed out.",
    };
  });
}

function freeUntil({ createdAt }: Actor): Date {
  const until = new Date(createdAt);
  until.setUTCMonth(until.getUTCMonth() + FREE_MONTHS);
  return until;
}
