import type { DemoPart } from "#server/platform/demo-world.ts";
import type { ActivityService, Deed } from "./service.ts";

interface Done extends Omit<Deed, "createdAt"> {
  readonly hoursAgo: number;
}

const HOUR_MS = 3_600_000;
const daysAgo = (days: number, hours = 0) => days * 24 + hours;

/** Messages write theirs themselves, with the conversations. */
const DONE: Readonly<Record<"candidate" | "recruiter", readonly Done[]>> = {
  candidate: [
    {
      hoursAgo: daysAgo(8),
      type: "file_uploaded",
      title: "You uploaded a resume",
      description: "Priya Raman.txt",
    },
    {
      hoursAgo: daysAgo(8),
      type: "resume_processed",
      title: "Your resume was read",
      description: "Priya Raman.txt",
    },
    {
      hoursAgo: daysAgo(7, 4),
      type: "profile_updated",
      title: "Profile updated",
    },
    {
      hoursAgo: daysAgo(4, 1),
      type: "profile_updated",
      title: "Profile updated",
    },
    {
      hoursAgo: daysAgo(1, 2),
      type: "profile_updated",
      title: "Profile updated",
    },
  ],
  recruiter: [
    {
      hoursAgo: daysAgo(12, 3),
      type: "company_fetched",
      title: "You looked up a company",
      description: "Delaney Ruskin Solicitors",
    },
    {
      hoursAgo: daysAgo(12, 2),
      type: "job_created",
      title: "You posted a job",
      description: "Litigation Solicitor, Delaney Ruskin Solicitors",
    },
    {
      hoursAgo: daysAgo(7, 5),
      type: "candidate_searched",
      title: "You looked at the candidates for a job",
      description: "Litigation Solicitor",
    },
    {
      hoursAgo: daysAgo(3, 6),
      type: "job_created",
      title: "You posted a job",
      description: "Criminal Defence Solicitor, Haddad Quirke Criminal Lawyers",
    },
    {
      hoursAgo: daysAgo(2, 7),
      type: "candidate_searched",
      title: "You looked at the candidates for a job",
      description: "Criminal Defence Solicitor",
    },
  ],
};

/** What the demo candidate and the demo recruiter did, besides writing to people. */
export function activityDemo(activity: Pick<ActivityService, "record">): DemoPart {
  return async (tx, { now, people }) => {
    for (const role of ["candidate", "recruiter"] as const) {
      const accountId = people.get(role);
      if (accountId === undefined) continue;
      for (const { hoursAgo, ...deed } of DONE[role]) {
        const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
        await activity.record(tx, accountId, { ...deed, createdAt });
      }
    }
  };
}
