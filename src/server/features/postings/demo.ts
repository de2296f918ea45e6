import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DemoPart } from "#server/platform/demo-world.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { jobFromText } from "./advertisement/job-from-text.ts";
import { type DemoAd, parseAds } from "./advertisement/parse-ads.ts";
import type { NewJob } from "./repository.ts";
import * as repository from "./repository.ts";

const DAY_MS = 86_400_000;
const ROWS_AT_ONCE = 25;

/** The job market of the demo world. */
export const postingsDemo: DemoPart = async (tx, { now, people, goOn }) => {
  const ownerOf = ({ desk }: DemoPosting): string => {
    const owner = people.get(desk === TOMS ? "recruiter" : `recruiter of ${desk}`);
    if (owner === undefined) throw new Error(`The demo world has no recruiter for ${desk}.`);
    return owner;
  };
  const ads = demoAds(join(projectRoot(), "demo", "jobs"));
  for (let at = 0; at < ads.length; at += ROWS_AT_ONCE) {
    goOn();
    const some = ads.slice(at, at + ROWS_AT_ONCE);
    await repository.insert(
      tx,
      some.map((ad) => rowOf(ad, ad.source === "posting" ? ownerOf(ad) : null, now)),
    );
  }
};

/** Which recruiter's work an advertisement is; the demo's own recruiter has a few kinds of law. */
type DemoPosting = DemoAd & { readonly desk: string };

const TOMS = "disputes and people";
const DESKS: readonly (readonly [RegExp, string])[] = [
  [/^legal-(crime-and-family|disputes|government|okafor|people)/, TOMS],
  [/^legal-/, "legal"],
  [/^tech-/, "tech"],
  [/^health-/, "health"],
  [/^/, "business"],
];
const deskOf = (file: string) => DESKS.find(([pattern]) => pattern.test(file))?.[1] ?? TOMS;

export const demoAds = (folder: string): DemoPosting[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) =>
      parseAds(file, readFileSync(join(folder, file), "utf8")).map((ad) => ({
        ...ad,
        desk: deskOf(file),
      })),
    );

function rowOf(ad: DemoAd, ownerId: string | null, now: Date): NewJob {
  const postedAt = new Date(now.getTime() - ad.posted * DAY_MS - partOfADay(ad.title));
  return {
    ...jobFromText({
      ...ad,
      employmentType: ad.type,
      practiceArea: ad.area,
      salaryText: ad.salary,
    }),
    ownerId,
    source: ad.source,
    sourceUrl: ad.link ?? "",
    status: ad.status,
    postedAt,
    createdAt: postedAt,
    updatedAt: postedAt,
  };
}

/** Always the same for a title, so that no two starts differ; back in time, never ahead. */
const partOfADay = (title: string) =>
  createHash("sha256").update(title).digest().readUInt32BE() % DAY_MS;
