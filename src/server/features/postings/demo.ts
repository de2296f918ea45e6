import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { plainLines } from "#reading/text/plain-lines.ts";
import { insertRows } from "#server/platform/database/insert-rows.ts";
import type { DemoPart } from "#server/platform/demo-world.ts";
import type { Prepared } from "#server/platform/prepared-demo.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { withoutChargeOut } from "./charge-out.ts";
import { jobFromText } from "./job-from-text.ts";
import { type DemoAd, parseAds } from "./parse-ads.ts";
import type { JobColumns, NewJob } from "./repository.ts";
import { jobs } from "./tables.ts";

const DAY_MS = 86_400_000;

/** The job market of the demo world. */
export const postingsDemo: DemoPart = async (tx, { now, people, goOn, prepared }) => {
  const ownerOf = ({ desk }: DemoPosting): string => {
    const owner = people.get(desk === TOMS ? "recruiter" : `recruiter of ${desk}`);
    if (owner === undefined) throw new Error(`The demo world has no recruiter for ${desk}.`);
    return owner;
  };
  const rows: NewJob[] = [];
  for (const ad of demoAds(join(projectRoot(), "demo", "jobs"))) {
    // Where nothing is prepared, reading them all takes seconds.
    await setImmediate();
    goOn();
    const owner = { ownerId: ad.source === "posting" ? ownerOf(ad) : null };
    rows.push({ ...withoutChargeOut(readAd(ad, prepared)), ...owner, ...factsOf(ad, now) });
  }
  await insertRows(tx, jobs, rows);
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

function readAd(ad: DemoAd, prepared: Prepared): JobColumns {
  const { text, title, company, location, level, contact } = ad;
  const given = { title, company, location, level, contact };
  const terms = { employmentType: ad.type, practiceArea: ad.area, salaryText: ad.salary };
  const words = { text, ...given, ...terms };
  const read = prepared.get("job", words, () => {
    // The lines are as long as the rest together, and quickly made.
    const { lines: _lines, ...columns } = jobFromText(words);
    return columns;
  });
  return { ...read, lines: plainLines(text).lines };
}

function factsOf(ad: DemoAd, now: Date) {
  const postedAt = new Date(now.getTime() - ad.posted * DAY_MS - partOfADay(ad.title));
  return {
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
