import * as z from "zod";
import { type CompletionItem, missingItems } from "#contract/candidate-profile.ts";
import type { Database } from "#server/platform/database/database.ts";
import { defineJob, type JobContext } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import { LeaseLost } from "#server/platform/jobs/lease.ts";
import type { Log } from "#server/platform/log.ts";
import { findDocument } from "../documents/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import { profileIn } from "./editing/profile-in.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly timeZone: string;
  readonly notify: NotificationService["notify"];
}

const remind = defineJob({ name: "profiles.remind", payload: z.object({}), timeoutSeconds: 1800 });

const DAY_MS = 86_400_000;
const PATIENCE_DAYS = 3;
const AT_ONCE = 200;

/** What is asked for, one thing at a time. */
const ASKED: Readonly<Record<CompletionItem, string>> = {
  name: "Add your name.",
  email: "Add an email address that recruiters can write to.",
  phone: "Add a phone number.",
  summary: "Add a summary: two or three sentences about what you do.",
  experience: "Add where you have worked.",
  skills: "Add your skills.",
  education: "Add where you studied.",
};

/** Whoever left a profile incomplete for three days hears of it, once. */
export function registerReminders(parts: Parts): void {
  const { database, clock, jobs, log, timeZone, notify } = parts;
  async function remindOne(row: repository.ProfileRow, context: JobContext): Promise<void> {
    const { accountId, documentId } = row;
    const document = documentId
      ? await findDocument(database, { accountId }, documentId)
      : undefined;
    const profile = profileIn(row, document);
    const [missing] = profile ? missingItems(profile) : ["experience" as const];
    await database.transaction(async (tx) => {
      await context.hold(tx);
      await repository.markReminded(tx, accountId, clock());
      if (!missing) return;
      await notify(tx, accountId, {
        type: "reminder",
        title: "Your profile is not complete yet",
        message: ASKED[missing],
        actionUrl: "/profile",
      });
    });
  }

  jobs.register(remind, async (_, context) => {
    const before = new Date(clock().getTime() - PATIENCE_DAYS * DAY_MS);
    for (;;) {
      const rows = await repository.notReminded(database, before, AT_ONCE);
      for (const row of rows) {
        context.signal.throwIfAborted();
        // One that fails keeps nobody else waiting, and is not tried for ever.
        await remindOne(row, context).catch(async (error: unknown) => {
          if (error instanceof LeaseLost) throw error;
          log.warn({ err: error }, "a reminder could not be made");
          await repository.markReminded(database, row.accountId, clock());
        });
      }
      if (rows.length < AT_ONCE) return;
    }
  });
  jobs.schedule(remind, "0 9 * * *", {}, timeZone);
}
