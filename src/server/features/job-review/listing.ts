import { ADMIN_PAGE } from "#contract/firms.ts";
import { REVIEW_SENTENCES as say } from "#contract/job-review.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { notFound } from "#server/platform/faults.ts";
import type { ListedJob } from "./present.ts";

/** What a job is like: another that was found, or a posting that is live. */
const COLUMNS = `
  s.id, s.title, s.firm_name as "firmName", s.firm_website as "firmWebsite", s.source_url as "sourceUrl",
  s.raw_content as "rawContent", s.job_type as "jobType", s.experience_level as "experienceLevel",
  s.practice_area as "practiceArea", s.location, s.salary_range as "salaryRange",
  s.extracted_data as "extractedData", s.source, s.state, s.job_id as "jobId", s.found_at as "foundAt",
  s.similarity, coalesce(o.id, j.id) as "otherId", coalesce(o.title, j.title) as "otherTitle",
  coalesce(o.firm_name, j.company) as "otherFirm", o.source as "otherSource", o.state as "otherState",
  coalesce(o.found_at, j.posted_at) as "otherAt"`;
const OTHERS = `
  left join scraped_jobs o on o.id = s.similar_id
  left join jobs j on j.id = s.similar_job_id and j.status = 'active'`;

/** The ids alone are passed over on the way to a late page, not the advertisements. */
const PAGE = `
  select ${COLUMNS} from (
    select id from scraped_jobs where state = 'pending' order by found_at desc, id limit $1 offset $2
  ) page join scraped_jobs s on s.id = page.id ${OTHERS}
  order by s.found_at desc, s.id`;
const ONE = `select ${COLUMNS} from scraped_jobs s ${OTHERS} where s.id = $1`;
const TOTAL = "select count(*)::int as total from scraped_jobs where state = 'pending'";

export type Listing = ReturnType<typeof createListing>;

/** The queue as reviewers see it. */
export function createListing({ database }: { readonly database: Database }) {
  const rowsOf = async (db: Db, text: string, values: unknown[]): Promise<ListedJob[]> =>
    (await db.query(text, values)).rows;

  return {
    async pending(page: number) {
      const from = (page - 1) * ADMIN_PAGE;
      const [jobs, counted] = await Promise.all([
        rowsOf(database, PAGE, [ADMIN_PAGE, from]),
        database.query(TOTAL),
      ]);
      const total: number = counted.rows[0].total;
      return { jobs, total, hasMore: from + jobs.length < total };
    },

    async one(id: string): Promise<ListedJob> {
      const [job] = await rowsOf(database, ONE, [id]);
      if (!job) throw notFound(say.notFound);
      return job;
    },
  };
}
