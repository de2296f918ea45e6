import type { Db } from "#server/platform/database/database.ts";
import { createLookAlikes } from "../likeness/look-alikes.ts";
import { sketchOf } from "../likeness/sketch.ts";
import type { NewScrapedJob } from "../repository.ts";
import type { FoundJob, ReadAhead } from "../service.ts";
import { readAd } from "./read-ad.ts";

/** Takes a moment of computing: a run has it done in a process of its own (ad-process.ts). */
export function readFound(found: FoundJob): ReadAhead {
  const ad = readAd({
    text: found.text,
    title: found.title,
    company: found.firmName,
    location: found.location,
    employmentType: found.jobType,
    salaryText: found.salary,
    practiceArea: found.practiceArea,
  });
  return { ad, sketch: sketchOf(ad.rawContent) };
}

export interface ReadingOfFound {
  /** What the page says now. */
  readonly columns: Omit<NewScrapedJob, "source" | "sourceKey">;
  /** It is advertised elsewhere too, and that is known already. */
  readonly isDuplicate: boolean;
}

/** A job with what it is like among those that are known. */
export function createReadingOfFound() {
  const lookAlike = createLookAlikes();
  return async (tx: Db, news: News): Promise<ReadingOfFound> => {
    const { found, hash: contentHash } = news;
    const { ad, sketch } = news.ahead ?? readFound(found);
    const { sourceKey, sourceUrl, firmId, firmName, firmWebsite } = found;
    const compared = { ...ad, level: ad.experienceLevel, sketch, firmName, sourceKey };
    const { verdict, ...similar } = await lookAlike(tx, compared);
    const from = { sourceUrl, firmId, firmName, firmWebsite };
    return {
      columns: { ...ad, ...from, contentHash, sketch: [...sketch], ...similar },
      isDuplicate: verdict === "same",
    };
  };
}

/** A job as it was found just now. */
export interface News {
  readonly found: FoundJob;
  readonly hash: string;
  readonly ahead: ReadAhead | undefined;
}

export type ReadNews = ReturnType<typeof createReadingOfFound>;
