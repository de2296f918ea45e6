import { PRACTICE_AREAS } from "#reading/job/practice-areas.ts";
import type { Line } from "#reading/line.ts";
import { splitPlace } from "#reading/places.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { NewScrapedJob } from "../repository.ts";
import type { FoundJob, ReadAhead } from "../service.ts";
import { areApart, contradict, placesNamed, readAd } from "./read-ad.ts";
import { MISSED_READINGS } from "./removed-jobs.ts";

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

interface ReadingOfFound {
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

/**
 * What a text says, in 128 numbers: of each way of putting its groups of three words in order, the group that comes
 * first (MinHash). Two texts agree in as many numbers as they have of all their groups in common.
 */
const SIZE = 128;
const SKETCH_GROUP = 3;
const HIGHEST = 0x7fffffff;

/** How each number orders the groups; the same for good, because sketches are kept. */
const ORDERS = Int32Array.from({ length: SIZE }, (_one, at) =>
  mixed(Math.imul(at + 1, 0x9e3779b1)),
);

export function sketchOf(text: string): number[] {
  const least = new Int32Array(SIZE).fill(HIGHEST);
  for (const group of groupsOf(text)) {
    const hash = hashOf(group);
    for (let at = 0; at < SIZE; at += 1) {
      const place = mixed(hash ^ (ORDERS[at] ?? 0));
      if (place < (least[at] ?? HIGHEST)) least[at] = place;
    }
  }
  return [...least];
}

/** 0 to 1. */
export function similarity(one: readonly number[], other: readonly number[]): number {
  const agreed = one.filter((number, at) => number === other[at]).length;
  return agreed / SIZE;
}

function groupsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = Math.max(1, words.length - SKETCH_GROUP + 1);
  return new Set(
    Array.from({ length: last }, (_one, at) => words.slice(at, at + SKETCH_GROUP).join(" ")),
  );
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Numbers that are near one another end up far apart. */
function mixed(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** An employer has no more jobs than this; the newest are looked at. */
const MOST = 300;
const SKETCHES_KEPT = 2000;

/** What a job is like, as columns. */
interface Likeness {
  readonly verdict: Nearness["verdict"];
  readonly similarId: string | null;
  readonly similarJobId: string | null;
  readonly similarity: number | null;
}

const UNLIKE: Likeness = {
  verdict: "other",
  similarId: null,
  similarJobId: null,
  similarity: null,
};

const SCRAPED = `
  select case state when 'duplicate' then coalesce(similar_id, id) else id end as "similarId",
    id, title, location, experience_level as level, practice_area as "practiceArea",
    array_to_json(sketch) as sketch, missed >= $3 as "isGone"
  from scraped_jobs
  where employer = coalesce(hiding_name($1), '') and employer <> '' and source_key <> $2
  order by found_at desc, id limit ${MOST}`;
const TEXT = "select raw_content as text from scraped_jobs where id = $1";

/** Those that came from here are compared as what they were found as. */
const POSTED = `
  select id, revision::text, title, location, level, practice_area as "practiceArea", lines from jobs j
  where status = 'active' and hiding_name(company) = hiding_name($1)
    and not exists (select 1 from scraped_jobs s where s.job_id = j.id)
  order by posted_at desc, id limit ${MOST}`;

interface Posted extends Omit<Ad, "sketch"> {
  readonly id: string;
  readonly revision: string;
  readonly lines: readonly Pick<Line, "text">[];
}

interface Found extends Likeness, Nearness {
  readonly similarity: number;
  readonly text: () => Promise<string>;
}

interface Compared extends Ad {
  readonly firmName: string;
  readonly sourceKey: string;
  readonly rawContent: string;
}

/** Looks among the jobs of the same employer for one that says the same. */
function createLookAlikes() {
  const sketches = new Map<string, readonly number[]>();

  const sketchOfPosted = (posted: Posted) => {
    const key = `${posted.id} ${posted.revision}`;
    const sketch = sketches.get(key) ?? sketchOf(textOf(posted));
    if (sketches.size >= SKETCHES_KEPT) sketches.clear();
    sketches.set(key, sketch);
    return sketch;
  };

  async function amongScraped(db: Db, ad: Compared): Promise<Found[]> {
    const { rows } = await db.query(SCRAPED, [ad.firmName, ad.sourceKey, MISSED_READINGS]);
    return rows.map((other) => {
      const near = nearness(ad, other);
      // A firm may advertise again what it had taken down: that is for a person to say.
      const verdict = near.verdict === "same" && other.isGone ? "alike" : near.verdict;
      const text = async (): Promise<string> => (await db.query(TEXT, [other.id])).rows[0].text;
      return { ...near, verdict, similarId: other.similarId, similarJobId: null, text };
    });
  }

  async function amongPosted(db: Db, ad: Compared): Promise<Found[]> {
    const { rows }: { rows: Posted[] } = await db.query(POSTED, [ad.firmName]);
    return rows.map((other) => {
      const near = nearness(ad, { ...other, sketch: sketchOfPosted(other) });
      return { ...near, similarId: null, similarJobId: other.id, text: async () => textOf(other) };
    });
  }

  return async (db: Db, ad: Compared): Promise<Likeness> => {
    const all = [...(await amongScraped(db, ad)), ...(await amongPosted(db, ad))];
    const near = all.filter(({ verdict }) => verdict !== "other").sort(nearestFirst);
    for (const { text, ...one } of near) {
      if (one.verdict !== "same") break;
      if (!areOfOtherFields(ad.rawContent, await text())) return one;
    }
    const [nearest] = near;
    if (!nearest) return UNLIKE;
    const { similarId, similarJobId, similarity } = nearest;
    return { verdict: "alike", similarId, similarJobId, similarity };
  };
}

const textOf = ({ lines }: Posted) => lines.map(({ text }) => text).join("\n");

const nearestFirst = (one: Nearness, other: Nearness) =>
  Number(other.verdict === "same") - Number(one.verdict === "same") ||
  other.similarity - one.similarity;

const GROUP = 3;

/**
 * Two texts that say the same but for a few words, where those words name another field of law each: "our property
 * team" and "our family law team". What a firm says of itself in both does not count.
 */
export function areOfOtherFields(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return areApart(fieldsNamed(onlyIn(a, b)), fieldsNamed(onlyIn(b, a)));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}&-]+/gu) ?? [];
const groupAt = (words: readonly string[], at: number) => words.slice(at, at + GROUP).join(" ");

/** The words of groups that the other text does not have, apart where there are others between. */
function onlyIn(words: readonly string[], other: readonly string[]): string {
  const known = new Set(other.map((_word, at) => groupAt(other, at)));
  const isOwn = new Set<number>();
  for (let at = 0; at + GROUP <= words.length; at += 1) {
    if (known.has(groupAt(words, at))) continue;
    for (let word = at; word < at + GROUP; word += 1) isOwn.add(word);
  }
  return `${words.map((word, at) => (isOwn.has(at) ? word : "\n")).join(" ")}\n`;
}

/** An advertisement of an employer, as far as another is compared with it. */
interface Ad {
  readonly title: string;
  readonly location: string;
  /** "" when it is not said. */
  readonly level: string;
  readonly practiceArea: string;
  readonly sketch: readonly number[];
}

/** From here on two texts say the same, and from there on a reviewer is told about the other one. */
const SAME = 0.85;
const ALIKE = 0.55;

/** `same`: one job that is advertised twice. `alike`: a person has to look. */
interface Nearness {
  readonly verdict: "same" | "alike" | "other";
  readonly similarity: number;
}

/**
 * Firms write all of their advertisements by one template: the same words about another town, another seniority or
 * another field of law are another job.
 */
export function nearness(one: Ad, other: Ad): Nearness {
  const shared = similarity(one.sketch, other.sketch);
  if (shared < ALIKE) return { verdict: "other", similarity: shared };
  const isSame = shared >= SAME && !areDifferentJobs(one, other);
  return { verdict: isSame ? "same" : "alike", similarity: shared };
}

function areDifferentJobs(one: Ad, other: Ad): boolean {
  const [a, b] = [parted(one), parted(other)];
  if (a.words !== b.words || contradict(a.places, b.places)) return true;
  if (areApart(fieldsSaid(one.practiceArea), fieldsSaid(other.practiceArea))) return true;
  return one.level !== "" && other.level !== "" && one.level !== other.level;
}

/** "Solicitor, Parramatta" at "Sydney NSW" is a solicitor in Parramatta or Sydney. */
function parted({ title, location }: Ad) {
  const { rest, place } = splitPlace(title);
  return { words: titleWords(rest), places: placesNamed(`${location}, ${place}`) };
}

const WRITTEN_OUT: Readonly<Record<string, string>> = {
  snr: "senior",
  sr: "senior",
  jnr: "junior",
  jr: "junior",
};
/** Part-time and casual are others than the usual; these are the usual. */
const IDLE = new Set(
  "a an and for full in job of opportunity our permanent position role the time to vacancy".split(
    " ",
  ),
);

/** In no order, each once, singular. */
function titleWords(title: string): string {
  const words = (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => WRITTEN_OUT[word] ?? word)
    .filter((word) => !IDLE.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?<=[^s])s$/, "") : word));
  return [...new Set(words)].sort().join(" ");
}

/** What boards list beside the fields of law, and is none. */
const NO_FIELD = /\b(?:generalists?|clerks?|paralegals?|secretar(?:y|ies)|management|other)\b/i;
const FIELDS_OF_LAW_IDLE = /\b(?:law|and)\b|[^\p{L}]+/giu;

/** "Corporate & Commercial Law" and "Corporate and commercial" are one. Empty when no field is said. */
function fieldsSaid(practiceArea: string): ReadonlySet<string> {
  const words = practiceArea.toLowerCase().replace(FIELDS_OF_LAW_IDLE, " ").trim();
  if (words === "" || NO_FIELD.test(practiceArea)) return new Set();
  const known = fieldsNamed(practiceArea);
  return known.size > 0 ? known : new Set([words]);
}

/** Those of our list that a text names. */
const fieldsNamed = (text: string): ReadonlySet<string> =>
  new Set(PRACTICE_AREAS.filter(({ named }) => text.search(named) >= 0).map(({ name }) => name));
