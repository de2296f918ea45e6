import type { Db } from "#server/platform/database/database.ts";
import type { DemoPart } from "#server/platform/demo-world.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PostingService } from "../postings/service.ts";
import * as bookmarks from "./bookmarks-repository.ts";
import * as interests from "./interest-repository.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly notify: NotificationService["notify"];
  readonly postings: Pick<PostingService, "countApplication">;
}

interface Told {
  readonly who: string;
  readonly job: string;
  readonly hoursAgo: number;
  /** By the recruiter. */
  readonly read: boolean;
}

const HOUR_MS = 3_600_000;
const daysAgo = (days: number, hours = 0) => days * 24 + hours;

/** What was said afterwards is in demo/conversations. */
const INTERESTS: readonly Told[] = [
  { who: "Ngoc Anh Pham", job: "Employment Lawyer", hoursAgo: daysAgo(9, 6), read: true },
  { who: "Priya Raman", job: "Litigation Solicitor", hoursAgo: daysAgo(7, 2), read: true },
  {
    who: "Priya Raman",
    job: "Lawyer, Insolvency and Restructuring (1 to 3 years PAE)",
    hoursAgo: daysAgo(6, 4),
    read: true,
  },
  { who: "Jarrah Whitcombe", job: "Criminal Defence Solicitor", hoursAgo: 4, read: false },
];

/** Of the demo candidate. */
const SAVED = [
  { job: "Litigation Solicitor", hoursAgo: daysAgo(7, 3) },
  { job: "Special Counsel, Restructuring and Insolvency", hoursAgo: daysAgo(5) },
  { job: "Lawyer or Associate, Disputes and Insolvency", hoursAgo: daysAgo(4, 22) },
  { job: "Senior Associate, Commercial Litigation", hoursAgo: daysAgo(1, 3) },
] as const;
/** The one among them that a digest would have named: nearer than Very Good asks for. */
const FITS = { ...SAVED[3], company: "Ashdown Verity Lawyers", hoursAgo: daysAgo(1, 4) };
const DISMISSED = { job: "Legal Assistant, Litigation and Recovery", hoursAgo: daysAgo(5, 1) };

/** What candidates did about the jobs of the demo world. */
export function recommendationsDemo({ notify, postings }: Parts): DemoPart {
  return async (tx, { now, people }) => {
    const timeOf = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);

    for (const { who, job: title, hoursAgo, read } of INTERESTS) {
      const job = await jobCalled(tx, title);
      const interest = {
        accountId: await candidateCalled(tx, who),
        jobId: job.id,
        expressedAt: timeOf(hoursAgo),
      };
      await interests.insert(tx, interest);
      await postings.countApplication(tx, job.id);
      if (job.ownerId === null) continue;
      const id = await notify(tx, job.ownerId, {
        type: "application",
        title: `Interest in ${title}`,
        message: `${who} is interested in ${title}. See how well the candidates fit.`,
        actionUrl: `/candidate/${job.id}`,
      });
      await backdate(tx, id, interest.expressedAt, read);
      await interests.setNotification(tx, interest, id);
    }

    const accountId = people.get("candidate");
    if (accountId === undefined) return;
    for (const { job, hoursAgo } of SAVED) {
      const { id: jobId } = await jobCalled(tx, job);
      await bookmarks.insert(tx, { accountId, jobId, savedAt: timeOf(hoursAgo) });
    }
    const { id: fitting } = await jobCalled(tx, FITS.job);
    const told = await notify(tx, accountId, {
      type: "job_match",
      title: "A new job for you",
      message: `${FITS.job}, ${FITS.company}.`,
      actionUrl: `/job/${fitting}`,
    });
    await backdate(tx, told, timeOf(FITS.hoursAgo), true);
    const { id: jobId } = await jobCalled(tx, DISMISSED.job);
    const dismissedAt = timeOf(DISMISSED.hoursAgo);
    await repository.dismiss(tx, { accountId, jobId, dismissedAt });
  };
}

const backdate = (tx: Db, id: string, at: Date, read: boolean) =>
  tx.query("update notifications set created_at = $2, read = $3 where id = $1", [id, at, read]);

async function jobCalled(tx: Db, title: string): Promise<{ id: string; ownerId: string | null }> {
  const { rows } = await tx.query(`select id, owner_id as "ownerId" from jobs where title = $1`, [
    title,
  ]);
  if (rows.length !== 1) throw new Error(`The demo world has ${rows.length} jobs "${title}".`);
  return rows[0];
}

async function candidateCalled(tx: Db, name: string): Promise<string> {
  const { rows } = await tx.query("select id from accounts where name = $1 and not is_recruiter", [
    name,
  ]);
  if (rows.length !== 1) throw new Error(`The demo world has ${rows.length} people ${name}.`);
  return rows[0].id;
}
