import * as z from "zod";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Client } from "#server/platform/http/caller.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import * as repository from "./repository.ts";
import { addressKey } from "./rules.ts";

const KINDS = ["verify-email", "reset-password"] as const;
type Kind = (typeof KINDS)[number];

const mailLink = defineJob({
  name: "accounts.mail-link",
  payload: z.object({ kind: z.enum(KINDS), email: z.string() }),
});

interface Parts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly rules: { readonly linksPerNetwork: LimitRule; readonly linksPerAddress: LimitRule };
  readonly senders: Record<Kind, (tx: Db, account: repository.Account) => Promise<void>>;
}

/**
 * Someone asks for a mailed link. Whether the address has an account is looked up later, by a job:
 * the request does the same and takes the same time for every address.
 */
export function createLinkRequests({ database, jobs, limits, rules, senders }: Parts) {
  jobs.register(mailLink, async ({ kind, email }, context) => {
    await database.transaction(async (tx) => {
      if (!(await context.once(tx))) return;
      const account = await repository.findAccountByEmail(tx, email);
      if (account) await senders[kind](tx, account);
    });
  });
  return async (kind: Kind, email: string, client: Client): Promise<void> => {
    await limits.take(`${kind}:${client.network}`, rules.linksPerNetwork);
    await limits.take(`${kind}:to:${addressKey(email)}`, rules.linksPerAddress);
    await jobs.enqueue(mailLink, { kind, email });
  };
}
