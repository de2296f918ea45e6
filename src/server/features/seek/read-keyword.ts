import type { SeekConfig } from "#contract/seek-rules.ts";
import { invalid, Refusal } from "#server/platform/faults.ts";
import type { FoundJob } from "../job-review/service.ts";
import type { PartContext } from "../scraping/service.ts";
import type { Board, OpenedJob } from "./board/board.ts";
import { BoardRefused } from "./board/board-refused.ts";
import type { ListedJob } from "./board/listed-job.ts";
import type { Results } from "./board/read-results.ts";
import { isWantedAtSight, isWantedInFull } from "./board/wanted.ts";
import { SEEK_TEXTS } from "./texts.ts";

interface Means {
  readonly board: Pick<Board, "open">;
  readonly config: SeekConfig;
  readonly clock: () => Date;
  readonly search: (page: number) => Promise<Results>;
}

/** So many jobs in a row that cannot be opened say that the next cannot be, either. */
const MOST_IN_A_ROW = 3;

/** Goes through the pages of one keyword, up to the last, an empty one, or one that only repeats. */
export async function readKeyword(context: PartContext, means: Means): Promise<void> {
  const seen = new Set<string>();
  const taker = createTaker(context, means);
  for (let page = 1; page <= means.config.max_pages; page += 1) {
    const { jobs, pages } = await means.search(page);
    await context.page();
    const fresh = jobs.filter(({ id }) => !seen.has(id));
    for (const job of fresh) {
      context.signal.throwIfAborted();
      seen.add(job.id);
      await taker.take(job);
    }
    if (fresh.length === 0 || page >= (pages ?? means.config.max_pages)) break;
  }
  taker.tell();
}

/** A job that cannot be opened does not keep the others from being read; that none can is a failure. */
function createTaker(context: PartContext, means: Means) {
  const unopened: Refusal[] = [];
  let inARow = 0;
  let taken = 0;

  return {
    async take(job: ListedJob): Promise<void> {
      try {
        await takeJob(job, context, means);
        taken += 1;
        inARow = 0;
      } catch (error) {
        if (!(error instanceof Refusal) || error instanceof BoardRefused) throw error;
        unopened.push(error);
        inARow += 1;
        if (inARow === MOST_IN_A_ROW) throw error;
      }
    },

    tell(): void {
      const [first] = unopened;
      if (!first) return;
      const sentence = SEEK_TEXTS.notOpened(unopened.length, first.message);
      if (taken === 0) throw invalid(sentence);
      context.note(sentence);
    },
  };
}

async function takeJob(job: ListedJob, context: PartContext, means: Means): Promise<void> {
  const { board, config, clock } = means;
  const sourceKey = `seek:${job.id}`;
  if (await context.hasSeen(sourceKey)) return;
  if (!isWantedAtSight(job, config, clock())) return context.leftOut(sourceKey);
  const opened = await board.open(job, context.signal);
  if (!opened || !isWantedInFull(opened, config)) return context.leftOut(sourceKey);
  await context.found(foundJob(sourceKey, opened));
}

const foundJob = (sourceKey: string, job: OpenedJob): FoundJob => ({
  source: "seek",
  sourceKey,
  sourceUrl: job.url,
  firmId: null,
  firmName: job.company,
  firmWebsite: "",
  title: job.title,
  text: job.text,
  location: job.location,
  jobType: job.jobType,
  salary: job.salary,
  practiceArea: job.practiceArea,
});
