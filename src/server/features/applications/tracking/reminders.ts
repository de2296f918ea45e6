import * as z from "zod";
import type { Database } from "#server/platform/database/database.ts";
import { dayOf } from "#server/platform/day-of.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import { type MailContent, oneLine } from "#server/platform/mail/message.ts";
import type { NotificationService } from "../../notifications/service.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly publicUrl: { readonly value: string };
  readonly timeZone: string;
  readonly notify: NotificationService["notify"];
}

export const remindOfJobs = defineJob({
  name: "applications.remind",
  payload: z.object({}),
  timeoutSeconds: 1800,
});

const LONGEST_TITLE = 120;

/** On the morning of the day that somebody named: here and, where the address is proved, by mail. Once. */
export function registerJobReminders(parts: Parts): void {
  const { database, clock, jobs, mail, publicUrl, timeZone, notify } = parts;

  /** False when nobody is left to remind. Notification, mail and mark are one, or none of them. */
  const remindNext = (hold: (tx: Parameters<typeof repository.takeDue>[0]) => Promise<void>) =>
    database.transaction(async (tx) => {
      await hold(tx);
      const now = clock();
      const due = await repository.takeDue(tx, dayOf(now, timeZone), now);
      if (!due) return false;
      const path = `/applications?open=${due.id}`;
      const job = [due.title, due.company].filter(Boolean).join(", ");
      await notify(tx, due.accountId, {
        type: "reminder",
        title: `Reminder: ${due.title}`,
        message: `You asked to be reminded of ${job} today.`,
        actionUrl: path,
      });
      if (due.isVerified) {
        const to = { address: due.email, name: due.name };
        const content = reminderMail(job, `${publicUrl.value}${path}`);
        await mail.send(tx, { to, kind: "job-reminder", content });
      }
      return true;
    });

  jobs.register(remindOfJobs, async (_, context) => {
    while (await remindNext((tx) => context.hold(tx))) context.signal.throwIfAborted();
  });
  jobs.schedule(remindOfJobs, "30 7 * * *", {}, timeZone);
}

function reminderMail(job: string, url: string): MailContent {
  const about = oneLine(job, LONGEST_TITLE);
  return {
    subject: `Reminder: ${about}`,
    preview: "You asked us to remind you today.",
    blocks: [
      { kind: "paragraph", text: `You asked us to remind you of ${about} today.` },
      { kind: "button", label: "Open my applications", url },
      { kind: "small", text: "You set this reminder on Candour. It is sent once." },
    ],
  };
}
