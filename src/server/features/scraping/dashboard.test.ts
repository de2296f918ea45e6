import { afterAll, beforeAll, expect, test } from "vitest";
import { type SmallFirms, startSmallFirms } from "#test/support/small-firms.ts";

let firms: SmallFirms;
beforeAll(async () => {
  firms = await startSmallFirms(["harrow.example"]);
});
afterAll(() => firms.end());

const stats = async () => (await firms.admin.get("/api/admin/dashboard/stats")).json();

test("the numbers follow what was found and decided", async () => {
  const empty = await stats();
  expect(empty.scraping_stats).toEqual({
    pending_jobs: 0,
    approved_jobs: 0,
    rejected_jobs: 0,
    duplicate_jobs: 0,
    jobs_this_week: 0,
    jobs_today: 0,
  });
  expect(empty.jobs_per_day).toHaveLength(28);

  firms.publish("harrow.example", { "/1": "Insurance Solicitor", "/2": "Aviation Counsel" });
  await firms.addFirm({ name: "Harrow", website_url: "https://harrow.example" });
  await firms.addFirm({
    name: "Idle",
    website_url: "https://idle.example",
    scraping_enabled: false,
  });
  const id = await firms.run();
  await firms.ended(id);
  const [job] = (await (await firms.admin.get("/api/admin/jobs/pending")).json()).jobs;
  await firms.admin.post(`/api/admin/jobs/${job.id}/approve`, { action: "approve" });

  const after = await stats();
  expect(after.scraping_stats).toMatchObject({ pending_jobs: 1, approved_jobs: 1, jobs_today: 2 });
  expect(after.firm_stats).toEqual({
    active_firms: 1,
    total_firms: 2,
    scraped_today: 1,
    scraped_this_week: 1,
  });
  expect(after.top_firms[0]).toMatchObject({ name: "Harrow", approved_jobs: 1, total_jobs: 2 });
  expect(after.recent_runs).toMatchObject([{ id, status: "completed", jobs_new: 2 }]);
  const days: { day: string; approved: number }[] = after.jobs_per_day;
  expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].sort());
  expect(days.at(-1)?.approved).toBe(1);
});

test("a run that is not there, and firms that are not active", async () => {
  const gone = await firms.admin.get(
    "/api/admin/scraping/runs/00000000-0000-4000-8000-000000000000",
  );
  expect(gone.status).toBe(404);
  const unknown = await firms.admin.post("/api/admin/scraping/run", {
    firm_ids: ["00000000-0000-4000-8000-000000000000"],
  });
  expect(unknown.status).toBe(400);
});
