import * as z from "zod";
import type { Client } from "#server/platform/http/caller.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Platform } from "#server/platform/platform.ts";
import { accountsDemo, DEMO_ADMIN_EMAIL } from "./demo.ts";
import type { StatusExtras } from "./present.ts";
import { accountRoutes } from "./routes.ts";
import { type AccountRules, type AccountService, createAccountService } from "./service.ts";
import { createPasswords } from "./sign-in/passwords.ts";
import { createSessions } from "./sign-in/sessions.ts";

const removeExpired = defineJob({ name: "accounts.remove-expired", payload: z.object({}) });

interface Needs {
  /** What the status call shows and other features know. */
  readonly statusExtras: (accountId: string) => Promise<StatusExtras>;
}

export function addAccounts(platform: Platform, { statusExtras }: Needs): AccountService {
  const { config, clock, database, jobs, limits, mail, routes } = platform;
  const admins = new Set(config.adminEmails);
  const hasDemoAdmin = config.demo && config.localOnly;
  const isAdminEmail = (email: string, { isLocal }: Client) =>
    admins.has(email.toLowerCase()) || (hasDemoAdmin && isLocal && email === DEMO_ADMIN_EMAIL);
  const sessions = createSessions(database, isAdminEmail, clock);
  const passwords = createPasswords(config.passwordCost);
  const rules = rulesOf(platform);
  const service = createAccountService({
    database,
    sessions,
    passwords,
    mail,
    limits,
    clock,
    rules,
  });

  accountRoutes(routes, service, statusExtras);
  jobs.register(removeExpired, async () => {
    await service.removeExpired();
    await limits.removeOld();
  });
  jobs.schedule(removeExpired, "17 3 * * *", {}, config.timeZone);
  platform.demo.push(accountsDemo(passwords, config.localOnly));
  return service;
}

const TOO_MANY = "Too many attempts. Please wait a while and try again.";

function rulesOf({ config, publicUrl }: Platform): AccountRules {
  const { limits } = config;
  const quarter = { windowSeconds: 15 * 60, message: TOO_MANY };
  const hour = { windowSeconds: 3600, message: TOO_MANY };
  return {
    mustVerifyEmail: config.mustVerifyEmail,
    publicUrl: () => publicUrl.value,
    registrations: { ...hour, max: limits.registrationsPerHour },
    resends: { ...hour, max: limits.registrationsPerHour },
    wrongPerAccount: { ...quarter, max: limits.signInPerAccount },
    wrongPerNetwork: { ...quarter, max: limits.signInPerNetwork },
  };
}
