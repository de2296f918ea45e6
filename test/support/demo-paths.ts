import type { CareerPaths } from "#contract/career-paths.ts";
import { packVacancy } from "#matching/pack/pack-vacancy.ts";
import { askingResume } from "#server/features/matching/asking.ts";
import { createMarket } from "#server/features/matching/index/market.ts";
import type { Question, Questions } from "#server/features/matching/index/messages.ts";
import { createPaths } from "#server/features/recommendations/find-paths.ts";
import type { Database } from "#server/platform/database/database.ts";
import { demoJobs, demoPeople } from "./surfaces.ts";

interface PathsOfOne {
  readonly fileName: string;
  readonly resume: readonly string[];
  /** All of them, on one line. */
  readonly advertisements: string;
  readonly paths: CareerPaths;
}

const FACETS = { state: "", employmentType: "", level: "", salary: 0, postedDay: 0 };
/** Nothing of it is asked: the advertisements are in memory. */
const NO_DATABASE = {} as Database;

interface Some {
  readonly people: (at: number) => boolean;
  readonly jobs: (at: number) => boolean;
}

/** The career paths of people of the demo world, in a market of its jobs and without a database. */
export async function* demoPaths(take: Some): AsyncGenerator<PathsOfOne> {
  const market = createMarket(() => false);
  // The market answers each question with what is declared for it.
  const ask = async <Q extends Question>(question: Q, what: Questions[Q]["ask"]) =>
    market.answer(question, what) as Questions[Q]["answer"];
  const jobs = demoJobs(take.jobs);
  for (const { job, profile } of jobs) {
    const bytes = packVacancy(profile);
    market.jobs.put({ id: job.id, bytes, facets: FACETS, stamp: 0n, revision: 1 });
  }
  const rows = new Map(jobs.map(({ job }) => [job.id, job]));
  const advertisements = jobs
    .map(({ job }) => job.lines.map(({ text }) => text.trim()).join(" "))
    .join("\n");
  for (const [at, { document }] of demoPeople().entries()) {
    if (!take.people(at)) continue;
    const resume = askingResume(document);
    const { ids, distances } = await ask("rankJobs", { resume, filter: {} });
    const near = ids.map((id, place) => [id, distances[place] ?? 1] as const);
    const find = createPaths({
      database: NO_DATABASE,
      postings: { byIds: async (_, asked) => asked.flatMap((id) => rows.get(id) ?? []) },
      matching: {
        engine: "demo",
        occupationsOfJobs: async () => {
          const places = await ask("jobOccupations", { jobs: [...rows.values()] });
          return [...rows.keys()].map((id, place) => ({
            id,
            revision: "1",
            occupations: places[place] ?? [],
          }));
        },
        ownOccupations: () => ask("ownOccupations", { resume }),
        occupationNames: (places) => ask("occupationNames", { places }),
        namedEvidenceFor: (_, asked) => ask("namedEvidence", { resume, ids: asked }),
      },
      listFor: async () => ({ resume: document, near }),
    });
    const paths = await find({ id: document.accountId ?? "" } as Parameters<typeof find>[0]);
    const lines = document.lines.map(({ text }) => text.replace(/\s+/g, " "));
    yield { fileName: document.fileName, resume: lines, advertisements, paths };
  }
}
