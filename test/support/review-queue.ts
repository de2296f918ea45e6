import { addJobReview } from "#server/features/job-review/feature.ts";
import type { FoundJob, Outcome } from "#server/features/job-review/service.ts";
import { createPostingService } from "#server/features/postings/service.ts";
import { createRoutes } from "#server/platform/http/routes.ts";
import type { Person } from "./people.ts";
import type { TestApp } from "./test-app.ts";

const NOT_AGAIN = { register: () => {}, schedule: () => {} };

/** The queue of an app's jobs for review, as whoever finds jobs is handed it. */
export function reviewQueueOf({ platform }: TestApp) {
  return addJobReview(
    // The app's own has its routes and its job already.
    { ...platform, routes: createRoutes(), jobs: { ...platform.jobs, ...NOT_AGAIN } },
    {
      postings: createPostingService(platform),
      matchSoon: async () => undefined,
      administrators: async () => [],
    },
  );
}

export const FOUND_AD = `# Employment Lawyer

Harrow Lyle is looking for an employment lawyer for its Sydney office.

# What you will do

- Run unfair dismissal and general protections matters
- Advise employers on enterprise agreements and modern awards
- Draft employment contracts and workplace policies

# What you bring

- Admission as a solicitor in New South Wales and a current practising certificate
- At least four years of post-admission experience in employment law
- Experience in the Fair Work Commission

This is a full-time position.

Salary: $120,000 to $135,000 package`;

/** The same advertisement after its firm changed it. */
export const OTHER_WORDS = FOUND_AD.replace("four years", "five years").replace(
  "Draft employment contracts",
  "Draft and negotiate employment contracts",
);

/** A job as a page of a firm showed it. */
const foundJob = (job: Partial<FoundJob> = {}): FoundJob => ({
  source: "law_firm",
  sourceKey: "url:https://harrowlyle.example/careers/employment-lawyer",
  sourceUrl: "https://harrowlyle.example/careers/employment-lawyer",
  firmId: null,
  firmName: "Harrow Lyle",
  firmWebsite: "https://harrowlyle.example/",
  title: "Employment Lawyer",
  text: FOUND_AD,
  ...job,
});

/** Hands one to the queue; answers what became of it, and its id. */
export async function takeIn(
  app: TestApp,
  job: Partial<FoundJob> = {},
): Promise<{ outcome: Outcome; id: string }> {
  const found = foundJob(job);
  const { database } = app.platform;
  const outcome = await database.transaction((tx) => reviewQueueOf(app).takeIn(tx, found));
  const { rows } = await database.query("select id from scraped_jobs where source_key = $1", [
    found.sourceKey,
  ]);
  return { outcome, id: rows[0]?.id };
}

/** What an administrator does with the queue. */
export function reviewing(app: TestApp, { browser }: Person) {
  const jobIdOf = async (id: string): Promise<string | null> => {
    const { database } = app.testDatabase;
    const { rows } = await database.query("select job_id from scraped_jobs where id = $1", [id]);
    return rows[0].job_id;
  };
  return {
    jobIdOf,
    pending: async (page = 1) => (await browser.get(`/api/admin/jobs/pending?page=${page}`)).json(),
    read: async (id: string) => (await browser.get(`/api/admin/jobs/${id}`)).json(),
    decide: (id: string, body: object = { action: "approve" }) =>
      browser.post(`/api/admin/jobs/${id}/approve`, body),
    undo: (id: string) => browser.post(`/api/admin/jobs/${id}/undo`),
    /** Undefined while it is not live. */
    liveJob: async (id: string) => {
      const answer = await browser.get(`/api/jobs/${await jobIdOf(id)}`);
      return answer.ok ? answer.json() : undefined;
    },
    addFirm: async (name = "Harrow Lyle"): Promise<string> => {
      const fields = { name, website_url: "https://harrowlyle.example" };
      const answer = await browser.post("/api/admin/law-firms", fields);
      return (await answer.json()).firm.ID;
    },
  };
}
