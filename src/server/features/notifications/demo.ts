import type { DemoPart } from "#server/platform/demo-world.ts";
import type { Notice, NotificationService } from "./service.ts";

interface Told extends Notice {
  readonly hoursAgo: number;
  readonly read: boolean;
}

const HOUR_MS = 3_600_000;
const daysAgo = (days: number, hours = 0) => days * 24 + hours;

const WELCOME: Told = {
  type: "welcome",
  title: "Welcome to Candour",
  message: "This is a demo world: everyone and everything in it is made up.",
  actionUrl: "/dashboard",
  hoursAgo: 0,
  read: false,
};

/** What has to do with a job or a message comes with that job or message. */
const TOLD: Readonly<Record<string, readonly Told[]>> = {
  candidate: [
    {
      type: "resume_uploaded",
      title: "Your resume was read",
      message: "See what we read in Priya Raman.txt, and put right what is wrong.",
      actionUrl: "/profile",
      hoursAgo: daysAgo(8),
      read: true,
    },
    {
      type: "reminder",
      title: "Your profile is not complete yet",
      message: "Add a phone number.",
      actionUrl: "/profile",
      hoursAgo: daysAgo(7, 5),
      read: true,
    },
    {
      type: "profile_view",
      title: "A recruiter opened your profile",
      message: "Tom Okafor, Okafor Legal Search, read your resume.",
      hoursAgo: daysAgo(6, 23),
      read: true,
    },
  ],
  recruiter: [
    {
      type: "job_posted",
      title: "Your job is live",
      message: "Litigation Solicitor, Delaney Ruskin Solicitors. Candidates can find it now.",
      actionUrl: "/dashboard",
      hoursAgo: daysAgo(12, 2),
      read: true,
    },
  ],
};

export function notificationsDemo({ notify }: Pick<NotificationService, "notify">): DemoPart {
  return async (tx, { now, people }) => {
    for (const [role, accountId] of people)
      for (const { hoursAgo, read, ...notice } of [WELCOME, ...(TOLD[role] ?? [])]) {
        const id = await notify(tx, accountId, notice);
        const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
        await tx.query("update notifications set created_at = $2, read = $3 where id = $1", [
          id,
          at,
          read,
        ]);
      }
  };
}
