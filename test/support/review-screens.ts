import type { Page, Route } from "@playwright/test";
import { decideJob, type PendingJob, REVIEW_SENTENCES as say } from "#contract/job-review.ts";
import { aJob } from "#web/features/job-review/testing/jobs.ts";
import { asDemo } from "./message-screens.ts";

/** The queue of scraped jobs, and a server that answers as it could. */

export const REVIEW = "/admin/review";
const PAGE = 20;

export const asAdministrator = (page: Page) => asDemo(page.request, "administrator");
export const queue = (page: Page) => page.getByRole("list", { name: "Job Review Queue" });
export const rows = (page: Page) => queue(page).getByRole("listitem");
/** The row of the open job. */
export const open = (page: Page) => queue(page).locator("[aria-current]");
export const found = (page: Page) => page.getByRole("list", { name: "Text of the job" });
export const fieldOf = (page: Page, name: string) =>
  page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });

interface Decided {
  id: string;
  action: string;
  reason: string;
  job_data: object;
}

export interface FakeQueue {
  readonly jobs: PendingJob[];
  readonly decided: Decided[];
  /** What the next decision is answered with instead. */
  refusal: { status: number; fault: string; message: string } | undefined;
}

export const queueOf = (
  count: number,
  changed: Record<number, Partial<PendingJob>> = {},
): FakeQueue => ({
  jobs: Array.from({ length: count }, (_, at) => aJob(at, changed[at])),
  decided: [],
  refusal: undefined,
});

/** From now on this page talks to that queue; several pages may share one. */
export async function answerQueue(page: Page, queue: FakeQueue): Promise<void> {
  await page.route(/\/api\/admin\/jobs\//, (route) => answer(route, queue));
}

async function answer(route: Route, queue: FakeQueue): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url());
  const [, , , , id = "", verb] = pathname.split("/");
  if (id === "pending") return list(route, queue, Number(searchParams.get("page") ?? 1));
  const at = queue.jobs.findIndex((job) => job.id === id);
  const job = queue.jobs[at];
  if (!job) return refuse(route, 404, "not-found", say.notFound);
  if (!verb) return route.fulfill({ json: job });
  if (verb === "approve" && queue.refusal) {
    const { status, fault, message } = queue.refusal;
    queue.refusal = undefined;
    return refuse(route, status, fault, message);
  }
  if ((job.state === "pending") === (verb === "undo"))
    return refuse(route, 409, "conflict", verb === "undo" ? say.cannotUndo : say.decided);
  queue.jobs[at] = { ...job, state: verb === "undo" ? "pending" : decide(route, queue, id) };
  return route.fulfill({ json: { success: true, message: "Done" } });
}

function decide(route: Route, queue: FakeQueue, id: string): "approved" | "rejected" {
  const body = decideJob.body.parse(route.request().postDataJSON());
  queue.decided.push({ id, ...body });
  return body.action === "reject" ? "rejected" : "approved";
}

function list(route: Route, queue: FakeQueue, page: number): Promise<void> {
  const waiting = queue.jobs.filter(({ state }) => state === "pending");
  return route.fulfill({
    json: {
      jobs: waiting.slice((page - 1) * PAGE, page * PAGE),
      has_more: waiting.length > page * PAGE,
      total: waiting.length,
    },
  });
}

const refuse = (route: Route, status: number, fault: string, message: string) =>
  route.fulfill({ status, json: { success: false, message, error: message, fault } });

/** The administrator before that queue. */
export async function reviewing(page: Page, queue: FakeQueue, address = REVIEW): Promise<void> {
  await asAdministrator(page);
  await answerQueue(page, queue);
  await page.goto(address);
}
