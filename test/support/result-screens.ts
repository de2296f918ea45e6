import type { Page } from "@playwright/test";
import { explained, foundJob, levelsOf, wholeJob } from "#web/features/matching/testing/answers.ts";

/** The results on the home page, and a server that answers them as it could. */

export const DESK = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

export const jobs = (page: Page) => page.getByRole("list", { name: "Jobs" });
export const titles = (page: Page) =>
  jobs(page).getByRole("heading", { level: 2 }).getByRole("link");
export const aside = (page: Page) => page.getByRole("complementary", { name: "Why this match" });
export const sheet = (page: Page) => page.getByRole("dialog", { name: "Why this match" });

/** What the server could answer; the first journey shows that it does. */
const RESUME = explained().resume_id;
export const TOTAL = 63;
export const jobId = (at: number) => `3f0d2c8e-2222-4a4a-8b8b-${String(at).padStart(12, "0")}`;
const titleOf = (at: number) => `Lawyer ${at + 1}`;

function result(at: number) {
  const job = foundJob(jobId(at));
  job.ContactDetails.ContactDetails.job_position = titleOf(at);
  return job;
}

export async function answer(page: Page, all = TOTAL): Promise<string[]> {
  const asked: string[] = [];
  await page.route("**/api/search?*", (route) => {
    const { search, searchParams } = new URL(route.request().url());
    asked.push(search);
    const every = { NSW: 2, NT: 0 }[searchParams.get("state") ?? ""] ?? all;
    // Three of them are only good; every answer is made of the same cards.
    const good = Math.min(3, Math.max(0, every - 2));
    const levels = levelsOf(every - good, 0, good);
    const level = searchParams.get("match_level");
    const total = levels.find((one) => one.level === level)?.total ?? every;
    const [limit, offset] = ["limit", "offset"].map((name) => Number(searchParams.get(name)));
    const Results = Array.from({ length: total }, (_, at) => result(at)).slice(
      offset,
      (offset ?? 0) + (limit ?? 0),
    );
    return route.fulfill({ json: { Results, total, levels, engine: "17" } });
  });
  await page.route("**/api/jobs/*", (route) => {
    const id = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    return route.fulfill({ json: { ...wholeJob(id), title: titleOf(Number(id.slice(-12))) } });
  });
  await page.route("**/api/matches/*", (route) => {
    const id = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    const view = explained();
    const title = titleOf(Number(id.slice(-12)));
    return route.fulfill({ json: { ...view, job: { ...view.job, id, title } } });
  });
  return asked;
}

export const refuse = (page: Page, status: number, fault: string, message: string) =>
  page.route("**/api/search?*", (route) =>
    route.fulfill({ status, json: { success: false, message, error: message, fault } }),
  );

export const ADDRESS = `/?resume=${RESUME}`;
export const open = (page: Page, query = "") => page.goto(`${ADDRESS}${query}`);
