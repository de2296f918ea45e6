import * as z from "zod";
import type { Db } from "#server/platform/database/database.ts";
import type { Client } from "#server/platform/http/caller.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Platform } from "#server/platform/platform.ts";
import { addPasskeys } from "./add-passkeys.ts";
import { accountsDemo, DEMO_ADMIN_EMAIL } from "./demo.ts";
import { createEmailLinks } from "./email-links.ts";
import { createLinkRequests } from "./link-requests.ts";
import { createPasswordReset } from "./password-reset.ts";
import { accountsPersonalData } from "./personal-data.ts";
import type { StatusExtras } from "./present.ts";
import { addProviders } from "./providers/add-providers.ts";
import { verifiedAccounts } from "./repository.ts";
import { accountRoutes } from "./routes.ts";
import { accountRules } from "./rules.ts";
import { createCodeCheck } from "./second-factor/check-code.ts";
import { createMayChangeFactors } from "./second-factor/may-change-factors.ts";
import { secondFactorRoutes } from "./second-factor/routes.ts";
import { createTwoStepService } from "./second-factor/service.ts";
import { createAccountService } from "./service.ts";
import { createConfirmIdentity } from "./settings/confirm-identity.ts";
import { createIdentityProof, createPasswordCheck } from "./settings/identity-proof.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { createSettingsService } from "./settings/service.ts";
import { createTellSettings } from "./settings/tell-settings.ts";
import { createEntrance, type OnSignIn } from "./sign-in/entrance.ts";
import { createEndSessionByMail, createTellNewBrowser } from "./sign-in/new-browser.ts";

import { createPasswords } from "./sign-in/passwords.ts";
import { createSecondStep } from "./sign-in/second-step.ts";
import { createSessions } from "./sign-in/sessions.ts";
import { createVerification } from "./verification.ts";

const removeExpired = defineJob({ name: "accounts.remove-expired", payload: z.object({}) });

interface Needs {
  /** What the status call shows and other features know. */
  readonly statusExtras: (accountId: string) => Promise<StatusExtras>;
  readonly onSignIn: OnSignIn;
  /** In the transaction in which the address was proved. */
  readonly onEmailVerified: (tx: Db, accountId: string) => Promise<void>;
}

export function addAccounts(platform: Platform, { statusExtras, ...reactions }: Needs) {
  const { config, clock, database, jobs, limits, routes } = platform;
  const rules = accountRules(platform);
  const { adminsNeedFactor } = rules;
  const isAdminEmail = administrators(platform);
  const base = {
    ...platform,
    ...reactions,
    rules,
    sessions: createSessions(database, { isAdminEmail, adminsNeedFactor }, clock),
    passwords: createPasswords(config.passwordCost),
    links: createEmailLinks(clock),
    tell: createTellSettings(platform.events),
    mayChange: createMayChangeFactors(platform),
  };
  const checkCode = createCodeCheck(base);
  const checkPassword = createPasswordCheck(base);
  const entrance = createEntrance({ ...base, tellNewBrowser: createTellNewBrowser(base) });
  const secondStep = createSecondStep({ ...base, checkCode, entrance });
  const parts = { ...base, checkCode, checkPassword, entrance, secondStep };
  const verification = createVerification(parts);
  const resetting = createPasswordReset(parts);
  const accounts = createAccountService({ ...parts, verification });
  const prove = createIdentityProof(parts);
  const senders = { "verify-email": verification.send, "reset-password": resetting.send };
  const askForLink = createLinkRequests({ ...parts, senders });

  accountRoutes(routes, {
    accounts,
    verify: verification.verify,
    reset: resetting.reset,
    askForLink,
    extrasOf: statusExtras,
  });
  settingsRoutes(routes, createSettingsService({ ...parts, prove }));
  secondFactorRoutes(routes, {
    twoStep: createTwoStepService(parts),
    secondStep,
    confirmIdentity: createConfirmIdentity(parts),
    endSessionByMail: createEndSessionByMail(parts),
  });
  addPasskeys(platform, parts);
  addProviders(platform, { ...parts, verification, askForLink });

  jobs.register(removeExpired, async () => {
    await accounts.removeExpired();
    await limits.removeOld();
  });
  jobs.schedule(removeExpired, "17 3 * * *", {}, config.timeZone);
  platform.demo.push(accountsDemo(parts.passwords, config.localOnly));
  const { identify, isUnused } = accounts;
  return {
    identify,
    isUnused,
    links: parts.links,
    prove,
    /** Whom news of the administrator's area goes to. */
    administrators: (db: Db) => verifiedAccounts(db, [...config.adminEmails, DEMO_ADMIN_EMAIL]),
    personalData: accountsPersonalData,
  };
}

/** Whose verified address makes an administrator; the demo's only where nobody else can knock. */
function administrators({ config }: Platform) {
  const admins = new Set(config.adminEmails);
  const hasDemoAdmin = config.demo && config.localOnly;
  return (email: string, { isLocal }: Client) =>
    admins.has(email.toLowerCase()) || (hasDemoAdmin && isLocal && email === DEMO_ADMIN_EMAIL);
}
