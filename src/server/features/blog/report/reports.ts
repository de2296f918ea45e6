import { BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import type { Config } from "#server/platform/config.ts";
import type { Db } from "#server/platform/database/database.ts";
import { conflict } from "#server/platform/faults.ts";
import type { Log } from "#server/platform/log.ts";
import { createModelClient } from "#server/platform/model/model-client.ts";
import { keepMarket } from "./facts/market.ts";
import { allOf, LEAST_ADS, type Scope, scopeOf } from "./facts/scope.ts";
import { findAll } from "./findings/find-all.ts";
import type { Finding } from "./findings/finding.ts";
import { ideasOf, topicsOf } from "./ideas.ts";
import { wordSections } from "./model/word-sections.ts";
import { compose } from "./words/compose.ts";
import type { WrittenReport } from "./written-report.ts";

interface Parts {
  readonly config: Pick<Config, "timeZone" | "model">;
  readonly clock: () => Date;
  readonly log: Log;
}

/** What reports are about wherever there are enough such ads. */
const FOCUS = "legal";

export type Reports = ReturnType<typeof createReports>;

/** Reports, ideas and topics, all from the same count of the platform's own jobs. */
export function createReports({ config, clock, log }: Parts) {
  const client = config.model && createModelClient(config.model);
  const kept = keepMarket();
  const market = (db: Db) => kept(db, { now: clock(), timeZone: config.timeZone });
  /** Of the industry that is asked for, or, where its ads give nothing, of all. Says which it was. */
  async function among<T>(db: Db, industry: string, read: (scope: Scope) => T[]) {
    const counted = await market(db);
    const asked = scopeOf(counted, industry);
    const found = read(asked);
    if (found.length > 0) return { industry: asked.industry, found };
    const all = allOf(counted);
    return { industry: all.industry, found: read(all) };
  }
  return {
    /** Refuses when there is too little to write about. Takes as long as a model takes, so `db` is no transaction that others wait for. */
    async write(db: Db): Promise<WrittenReport> {
      const counted = scopeOf(await market(db), FOCUS);
      const n = counted.now.length;
      if (n < LEAST_ADS) throw conflict(say.tooFew(n, LEAST_ADS));
      const found = findAll(counted);
      if (found.length < FINDINGS.least) throw conflict(say.tooThin(found.length, FINDINGS.least));
      const sections = chooseFindings(found).map((finding, place) => ({
        finding,
        paragraphs: finding.paragraphs(place),
      }));
      const worded = await wordSections(sections, client, log);
      return compose(counted, worded.sections, worded.writtenBy);
    },

    async ideas(db: Db, industry: string, count: number) {
      const { found, ...counted } = await among(db, industry, (scope) => ideasOf(scope, count));
      return { ...counted, ideas: found };
    },

    async trending(db: Db, industry: string) {
      const { found, ...counted } = await among(db, industry, topicsOf);
      return { ...counted, topics: found };
    },
  };
}

/** Of a report: fewer are no report, and more would not be read. */
export const FINDINGS = { least: 6, most: 7 };

/** What every report is read for, however little it moved. */
const ALWAYS = new Set(["volume", "fields", "place", "pay", "asks"]);

/** The strongest of each family in their order; the rest only where there would be too few. */
export function chooseFindings(found: readonly Finding[]): Finding[] {
  const families = new Set<string>();
  const first = found.filter(({ family }) => !families.has(family) && families.add(family));
  const rest = found.filter((finding) => !first.includes(finding));
  const missing = Math.max(0, FINDINGS.least - first.length);
  const wanted = [
    ...first.filter(({ family }) => ALWAYS.has(family)),
    ...first.filter(({ family }) => !ALWAYS.has(family)),
  ];
  const chosen = new Set([...wanted.slice(0, FINDINGS.most), ...rest.slice(0, missing)]);
  return found.filter((finding) => chosen.has(finding));
}
