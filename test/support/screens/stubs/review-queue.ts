import { page } from "vitest/browser";
import { ADMIN_PAGE } from "#contract/firms.ts";
import {
  decideJob,
  getScrapedJob,
  listPendingJobs,
  type PendingJob,
  REVIEW_SENTENCES as say,
  undoDecision,
} from "#contract/job-review.ts";
import { getDashboardStats } from "#contract/scraping.ts";
import { aJob } from "#web/features/job-review/testing/jobs.ts";
import { dashboard } from "#web/features/scraping/testing/runs.ts";
import { openScreen } from "../open-screen.tsx";
import { administrator } from "../people.ts";
import { answers, refusal } from "../stub-api.ts";

/** The queue of scraped jobs, and a server that keeps it. */

export const REVIEW = "/admin/review";
type State = PendingJob["state"];

interface Queue {
  jobs: PendingJob[];
  /** What the next decision is answered with instead. */
  refusal: ReturnType<typeof refusal> | undefined;
}

export const queueOf = (
  count: number,
  changed: Record<number, Partial<PendingJob>> = {},
): Queue => ({
  jobs: Array.from({ length: count }, (_, at) => aJob(at, changed[at])),
  refusal: undefined,
});

/** Somebody else decides about it, in another window. */
export function setState(queue: Queue, id: string, state: State): void {
  queue.jobs = queue.jobs.map((job) => (job.id === id ? { ...job, state } : job));
}

export function answersWithQueue(queue: Queue): void {
  const find = (id: string) => queue.jobs.find((job) => job.id === id);
  const done = { success: true, message: "Done" } as const;
  // First: its path fits the list's as well, and the newest answer holds.
  answers(getScrapedJob, ({ params }) => find(params.id) ?? refusal("not-found", say.notFound));
  answers(listPendingJobs, ({ query }) => {
    const waiting = queue.jobs.filter(({ state }) => state === "pending");
    return {
      jobs: waiting.slice((query.page - 1) * ADMIN_PAGE, query.page * ADMIN_PAGE),
      has_more: waiting.length > query.page * ADMIN_PAGE,
      total: waiting.length,
    };
  });
  answers(decideJob, ({ params, body }) => {
    const { refusal: refused } = queue;
    queue.refusal = undefined;
    if (refused) return refused;
    if (find(params.id)?.state !== "pending") return refusal("conflict", say.decided);
    setState(queue, params.id, body.action === "reject" ? "rejected" : "approved");
    return done;
  });
  answers(undoDecision, ({ params }) => {
    if (find(params.id)?.state === "pending") return refusal("conflict", say.cannotUndo);
    setState(queue, params.id, "pending");
    return done;
  });
  answers(getDashboardStats, dashboard());
}

/** The administrator before that queue. */
export async function openReview(queue: Queue, address = REVIEW): Promise<void> {
  answersWithQueue(queue);
  await openScreen(address, { user: administrator() });
}

export const queueList = page.getByRole("list", { name: "Job Review Queue" });
export const rows = queueList.getByRole("listitem");
/** The row of the open job. */
export const open = queueList.css("[aria-current]");
export const found = page.getByRole("list", { name: "Text of the job" });
export const fieldOf = (name: string) =>
  page.css("dl > div").filter({ has: page.getByText(name, { exact: true }) });
