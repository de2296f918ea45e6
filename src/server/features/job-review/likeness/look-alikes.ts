import type { Line } from "#reading/line.ts";
import type { Db } from "#server/platform/database/database.ts";
import { MISSED_READINGS } from "../intake/removed-jobs.ts";
import { areApart } from "./are-apart.ts";
import { fieldsNamed } from "./fields-of-law.ts";
import { type Ad, type Nearness, nearness } from "./near-same.ts";
import { sketchOf } from "./sketch.ts";

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
export function createLookAlikes() {
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
