import type * as z from "zod/mini";
import {
  type blogIdeas,
  type blogTrending,
  BLOG_ADMIN_SENTENCES as say,
} from "#contract/blog-admin.ts";
import type { Config } from "#server/platform/config.ts";
import type { Db } from "#server/platform/database/database.ts";
import { conflict } from "#server/platform/faults.ts";
import type { Log } from "#server/platform/log.ts";
import { createModelClient } from "#server/platform/model/model-client.ts";
import { dayBefore, keepMarket, weeklyOf } from "./facts/market.ts";
import { allOf, LEAST_ADS, type Scope, scopeOf } from "./facts/scope.ts";
import { type Chart, type Finding, LEAST, type Measured } from "./findings/finding.ts";
import { GROUP_KINDS, type GroupKind } from "./findings/group-kinds.ts";
import {
  type Group,
  type Groups,
  groupsOf,
  isCompared,
  limitOfChance,
  moveOfCounts,
  moverOf,
  sizeOf,
} from "./findings/groups.ts";
import { PAY_KINDS, payFinding, shownOf } from "./findings/pay-finding.ts";
import { RATE_KINDS, rateFinding } from "./findings/rate-finding.ts";
import { compose, wordSections } from "./word-sections.ts";
import { capitalised, dayAndShortMonth, percent } from "./words/format.ts";
import { groupGist, sharedLevel, sharedPlace } from "./words/group-texts.ts";
import { IDEA_TEXTS } from "./words/idea-texts.ts";
import {
  cautionOf,
  moveGist,
  moveText,
  noComparison,
  notDrawnText,
  UNMOVED,
} from "./words/move-texts.ts";
import { VOLUME_TEXTS, type Volume } from "./words/volume-texts.ts";
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

type Idea = z.output<typeof blogIdeas.response>["ideas"][number];
type Topic = z.output<typeof blogTrending.response>["topics"][number];

/** What could be written about: the findings of these weeks, the strongest first. */
export function ideasOf(scope: Scope, count: number): Idea[] {
  return findAll(scope)
    .slice(0, count)
    .map(({ title, n, nBefore, news, family, topic, tag }) => ({
      title: IDEA_TEXTS.title(title, n, scope.kind),
      description: `${news} ${IDEA_TEXTS.angle(family)}`,
      keywords: [...new Set([tag, topic, IDEA_TEXTS.jobs(scope.kind)])],
      basis: { jobs: n, jobs_before: nBefore, ...scope.periods.now },
    }));
}

const KINDS: readonly (readonly [Topic["kind"], GroupKind])[] = [
  ["practice-area", GROUP_KINDS.fields],
  ["place", GROUP_KINDS.states],
  ["place", GROUP_KINDS.cities],
  ["skill", GROUP_KINDS.asks],
];
const TOPICS_AT_MOST = 10;

/** What moved, furthest beyond chance first; only what enough ads had in both periods. */
export function topicsOf(scope: Scope): Topic[] {
  const compared = KINDS.flatMap(([kind, { namesOf, isAsked }]) => {
    const { groups, n, nBefore } = groupsOf(scope, namesOf, isAsked);
    return groups.filter(isCompared).map((group) => ({ kind, group, n, nBefore }));
  });
  const limit = limitOfChance(compared.length);
  return compared
    .filter((one) => hasMoved(one, limit))
    .sort((a, b) => sizeOfMove(b) - sizeOfMove(a) || (a.group.name < b.group.name ? -1 : 1))
    .slice(0, TOPICS_AT_MOST)
    .map(({ kind, group: { name, now, before = 0, move }, n, nBefore }) => ({
      kind,
      topic: IDEA_TEXTS.topic(
        { name, share: percent(now, n), shareBefore: percent(before, nBefore), n },
        { kind: scope.kind, isHint: sizeOf({ move, limit }) === "hint" },
      ),
      basis: { jobs: now, jobs_before: before, ...scope.periods.now },
    }));
}

interface Compared {
  readonly group: Group;
  readonly n: number;
  readonly nBefore: number;
}

const sizeOfMove = ({ group }: Compared) => Math.abs(group.move);

/** By more than chance does all the time, and by enough to be seen in print. */
const hasMoved = ({ group: { now, before = 0, move }, n, nBefore }: Compared, limit: number) =>
  sizeOf({ move, limit }) !== "chance" && percent(now, n) !== percent(before, nBefore);

/**
 * Everything that holds, the strongest first: what moved furthest beyond chance leads, and of those that moved
 * alike, what rests on more ads. All of them are judged together, also those that a report will leave out, because
 * it takes the ones that moved most.
 */
export function findAll(scope: Scope): Finding[] {
  const measured = [
    volumeFinding(scope),
    ...Object.values(GROUP_KINDS).map((kind) => groupFinding(scope, kind)),
    ...RATE_KINDS.map((kind) => rateFinding(scope, kind)),
    ...PAY_KINDS.map((kind) => payFinding(scope, kind)),
  ].filter((one) => one !== undefined);
  const limit = limitOfChance(measured.reduce((sum, { compared }) => sum + compared, 0));
  return measured
    .map(({ judged }) => judged(limit))
    .sort((a, b) => b.strength - a.strength || b.n - a.n || (a.id < b.id ? -1 : 1));
}

/** How the ads divide, and which part moved. Undefined when too few groups have enough ads. */
function groupFinding(scope: Scope, kind: GroupKind): Measured | undefined {
  const groups = groupsOf(scope, kind.namesOf, kind.isAsked);
  const [first] = groups.groups;
  if (!first || groups.groups.length < kind.least) return undefined;
  const mover = moverOf(groups);
  const tied = groups.groups.filter(({ now }) => now === first.now);
  const judged = (limit: number) => {
    const moved = mover && Math.abs(mover.move) >= limit ? mover : undefined;
    const chart = chartOf(kind, groups, moved ? [moved] : tied, mover);
    return {
      id: kind.id,
      title: titleOf(kind, tied, moved),
      n: groups.n,
      nBefore: groups.nBefore,
      strength: Math.abs(mover?.move ?? 0),
      news: moved
        ? `${capitalised(moveGist(groups, moved, kind.texts))}.`
        : groupGist(kind.texts, groups, tied.length),
      paragraphs: (place: number) => [
        tied.length > 1
          ? sharedLevel(kind.texts, groups, tied.length)
          : kind.texts.level(groups, first),
        [
          comparison(kind, groups, { mover, limit, place }),
          notDrawnText(groups, chart.rows.length, kind.texts),
        ]
          .filter((sentence) => sentence !== "")
          .join(" "),
      ],
      chart,
      family: kind.family,
      topic: kind.texts.topic,
      tag: kind.tag,
    };
  };
  return { compared: groups.groups.filter(isCompared).length, judged };
}

interface Move {
  readonly mover: Group | undefined;
  readonly limit: number;
  readonly place: number;
}

function comparison({ texts }: GroupKind, groups: Groups, { mover, limit, place }: Move): string {
  if (mover) return moveText(groups, { ...mover, limit }, texts, place);
  return groups.groups.some(isCompared) ? UNMOVED : noComparison(place);
}

function titleOf({ texts }: GroupKind, first: readonly Group[], moved: Group | undefined): string {
  if (moved) return moved.move > 0 ? texts.rose(moved) : texts.fell(moved);
  const [one] = first;
  return one && first.length === 1
    ? texts.leads(one)
    : sharedPlace(
        texts,
        first.map(({ name }) => name),
      );
}

function chartOf(
  { texts }: GroupKind,
  all: Groups,
  points: readonly Group[],
  mover: Group | undefined,
): Chart {
  const rows = shownOf(all.groups, ({ now }) => now, [mover]).map((group) => ({
    name: group.name,
    n: group.now,
    nBefore: group.before,
    value: percent(group.now, all.n),
    before: group.before === undefined ? undefined : percent(group.before, all.nBefore),
    isPoint: points.includes(group),
  }));
  return { kind: "bars", unit: "share", title: texts.chart, rows };
}

const WEEK = 7;

/** How many ads there were. Undefined when the weeks before had too few to compare with. */
function volumeFinding(scope: Scope): Measured | undefined {
  const [now, before] = [scope.now.length, scope.before.length];
  if (Math.min(now, before) < LEAST) return undefined;
  const move = moveOfCounts(now, before);
  const weeks = weeklyOf(scope).map((ads, at, all) => ({
    ads,
    begins: dayBefore(scope.periods.now.to, (all.length - at) * WEEK - 1),
  }));
  // A week of fewer is a group of fewer.
  const byWeek = weeks.every(({ ads }) => ads >= LEAST);
  const counted = { now, before, kind: scope.kind, to: scope.periods.now.to };
  const level = VOLUME_TEXTS.level(counted);
  const judged = (limit: number) => ({
    id: "volume",
    title: titleOfVolume(counted, limit),
    n: now,
    nBefore: before,
    strength: Math.abs(move),
    news: VOLUME_TEXTS.news[sizeOf({ move, limit })](counted),
    paragraphs: (place: number) => [
      now === before
        ? level
        : `${level} ${cautionOf({ move, limit, least: Math.min(now, before) }, place)}`,
      `${byWeek ? VOLUME_TEXTS.weeks(weeks) : ""} ${VOLUME_TEXTS.source}`.trim(),
    ],
    chart: byWeek ? weekly(weeks) : whole(now, before),
    family: "volume",
    topic: VOLUME_TEXTS.topic,
    tag: "hiring",
  });
  return { compared: 1, judged };
}

/** Per cent. Below this the two counts are about the same. */
const HARDLY = 5;

function titleOfVolume({ now, before, kind }: Volume, limit: number): string {
  const move = moveOfCounts(now, before);
  if (Math.abs(move) >= limit) return move > 0 ? VOLUME_TEXTS.rose : VOLUME_TEXTS.fell;
  return percent(Math.abs(now - before), before) < HARDLY
    ? VOLUME_TEXTS.steady
    : VOLUME_TEXTS.counted(now, kind);
}

function weekly(weeks: readonly { ads: number; begins: string }[]): Chart {
  const most = Math.max(...weeks.map(({ ads }) => ads));
  return {
    kind: "columns",
    unit: "ads",
    title: VOLUME_TEXTS.chart,
    rows: weeks.map(({ ads, begins }) => ({
      name: dayAndShortMonth(begins),
      n: ads,
      nBefore: undefined,
      value: ads,
      before: undefined,
      isPoint: ads === most,
    })),
  };
}

const whole = (now: number, before: number): Chart => ({
  kind: "bars",
  unit: "ads",
  title: VOLUME_TEXTS.chartOfPeriods,
  rows: [
    {
      name: VOLUME_TEXTS.rows.now,
      n: now,
      nBefore: undefined,
      value: now,
      before: undefined,
      isPoint: true,
    },
    {
      name: VOLUME_TEXTS.rows.before,
      n: before,
      nBefore: undefined,
      value: before,
      before: undefined,
      isPoint: false,
    },
  ],
});
