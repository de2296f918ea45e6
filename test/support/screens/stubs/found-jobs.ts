import { page } from "vitest/browser";
import { getDocument, listDocuments } from "#contract/documents.ts";
import { explainMatch, searchJobs } from "#contract/matching.ts";
import { getJob } from "#contract/postings.ts";
import {
  explained,
  foundJob,
  levelsOf,
  RESUME_ID,
  wholeJob,
} from "#web/features/matching/testing/answers.ts";
import { openScreen } from "../open-screen.tsx";
import { answers, answersByDefault, refusal } from "../stub-api.ts";

/** The jobs that fit a resume, as the home page lists them and as the server could answer them. */

export const RESULTS = `/?resume=${RESUME_ID}`;
export const TOTAL = 63;
export const jobId = (at: number) => `3f0d2c8e-2222-4a4a-8b8b-${String(at).padStart(12, "0")}`;
const titleOf = (at: number) => `Lawyer ${at + 1}`;
const titleOfId = (id: string) => titleOf(Number(id.slice(-12)));

export const jobs = page.getByRole("list", { name: "Jobs" });
/** By their place: asking each of sixty cards for its roles takes a second. */
export const titles = jobs.css("article h2 a");
export const aside = page.getByRole("complementary", { name: "Why this match" });
export const sheet = page.getByRole("dialog", { name: "Why this match" });

function result(at: number) {
  const job = foundJob(jobId(at));
  job.ContactDetails.ContactDetails.job_position = titleOf(at);
  return job;
}

/** So many jobs fit; two of them are in New South Wales, none in the Northern Territory. */
export function answerJobs(all = TOTAL): void {
  const inState: Record<string, number> = { NSW: 2, NT: 0 };
  answers(searchJobs, ({ query: { state, match_level, limit, offset } }) => {
    const every = inState[state ?? ""] ?? all;
    // Three of them are only good; every answer is made of the same cards.
    const good = Math.min(3, Math.max(0, every - 2));
    const levels = levelsOf(every - good, 0, good);
    const total = levels.find(({ level }) => level === match_level)?.total ?? every;
    const found = Array.from({ length: total }, (_, at) => result(at));
    return { Results: found.slice(offset, offset + limit), total, levels, engine: "17" };
  });
  answers(getJob, ({ params: { jobId: id } }) => ({ ...wholeJob(id), title: titleOfId(id) }));
  answers(explainMatch, ({ params: { jobId: id } }) => {
    const view = explained();
    return { ...view, job: { ...view.job, id, title: titleOfId(id) } };
  });
}

/** The results of a visitor whose resume nobody names. */
export async function openJobs(search = ""): Promise<void> {
  answersByDefault(listDocuments, { documents: [] });
  answersByDefault(getDocument, refusal("not-found", "That document was not found."));
  await openScreen(`${RESULTS}${search}`);
}
