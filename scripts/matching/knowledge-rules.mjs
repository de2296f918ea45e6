// What must hold over all records of knowledge/, as pure functions from files to faults.
import { rarity } from "../../src/matching/knowledge/rarity.ts";
import { stemsForPhrases } from "../../src/matching/words/phrase-book.ts";
import { LITTLE_WORDS, STOP_WORDS } from "../../src/matching/words/stop-words.ts";
import { SCHEMAS } from "./knowledge-schemas.mjs";

/** Below these the matcher would know too little of the world of work. */
const LEAST = { occupations: 500, skills: 1200 };
const MOST_SHARING_A_TITLE = 2;
/** A single word that stands in more than a tenth of all texts proves nothing about any of them. */
const VERY_COMMON = Math.log(10);

/** `files` are { file: "work/law.json", text }. Faults are sentences: "file, id: what is wrong". */
export function knowledgeFaults(files) {
  const shapes = files.map(parse);
  const records = shapes.flatMap(({ records }) => records);
  const of = (kind) => records.filter((one) => one.kind === kind);
  return [
    ...shapes.flatMap(({ faults }) => faults),
    ...Object.keys(SCHEMAS).flatMap((kind) => [...tooFew(of(kind), kind), ...sameIds(of(kind))]),
    ...sharedTitles(of("occupations")),
    ...sharedAliases(of("skills")),
    ...orphans(of("work")),
    ...records.flatMap(emptyWords),
  ];
}

/** How many records of each kind there are. */
export function knowledgeCounts(files) {
  const counts = Object.fromEntries(Object.keys(SCHEMAS).map((kind) => [kind, 0]));
  for (const { kind } of files.flatMap((file) => parse(file).records)) counts[kind] += 1;
  return counts;
}

const kindOf = (file) => file.replace(/\.json$/, "").split("/")[0];
const fault = ({ file, record }, what) => `${file}, ${record.id}: ${what}`;
const quoted = (text) => JSON.stringify(text);

/** Records that are not of the right shape are reported once and left out of the other rules. */
function parse({ file, text }) {
  const kind = kindOf(file);
  if (!Object.hasOwn(SCHEMAS, kind))
    return { records: [], faults: [`${file}: no such kind (${Object.keys(SCHEMAS).join(" ")})`] };
  const lines = text.split("\n");
  if (lines[0] !== "[" || lines.at(-2) !== "]" || lines.at(-1) !== "")
    return { records: [], faults: [`${file}: does not begin with the line "[" and end with "]"`] };
  const last = lines.length - 3;
  const read = lines.slice(1, -2).map((line, at) => parseLine({ file, kind, line, at, last }));
  return {
    records: read.flatMap(({ record }) => record ?? []),
    faults: read.flatMap(({ faults }) => faults),
  };
}

/** One record a line: a change of one record is then a change of one line. */
function parseLine({ file, kind, line, at, last }) {
  const where = `${file}, line ${at + 2}`;
  if (line.endsWith(",") !== at < last - 1)
    return { faults: [`${where}: records end with a comma, all but the last`] };
  let value;
  try {
    value = JSON.parse(line.replace(/,$/, ""));
  } catch {
    return { faults: [`${where}: not one whole record on one line`] };
  }
  const parsed = SCHEMAS[kind].safeParse(value);
  if (parsed.success) return { record: { file, kind, record: parsed.data }, faults: [] };
  const name = typeof value?.id === "string" ? `${file}, ${value.id}` : where;
  return {
    faults: parsed.error.issues.map(({ path, message }) =>
      path.length > 0 ? `${name}: ${path[0]}: ${message}` : `${name}: ${message}`,
    ),
  };
}

function tooFew(records, kind) {
  const least = LEAST[kind] ?? 1;
  return records.length < least ? [`${kind}: ${records.length} of at least ${least}`] : [];
}

function sameIds(records) {
  return [...groupBy(records, ({ record }) => record.id).values()].flatMap(([first, ...others]) =>
    others.map((one) => fault(one, `the id is taken in ${first.file}`)),
  );
}

function sharedTitles(occupations) {
  const named = occupations.flatMap((one) => one.record.titles.map((title) => ({ one, title })));
  return [...groupBy(named, ({ title }) => title)]
    .filter(([, sharing]) => sharing.length > MOST_SHARING_A_TITLE)
    .map(([title, sharing]) => {
      const others = sharing.slice(1).map(({ one }) => one.record.id);
      return fault(sharing[0].one, `${quoted(title)} is a title of ${others.join(", ")} as well`);
    });
}

/** A name belongs to one skill. Skills are found by their ids too. */
function sharedAliases(skills) {
  const named = skills.flatMap((one) => namesOf(one.record).map((name) => ({ one, name })));
  return [...groupBy(named, ({ name }) => asRead(name)).values()].flatMap(([first, ...others]) =>
    others
      .filter(({ one }) => one !== first.one)
      .map(({ one, name }) => {
        const owner = `${quoted(first.one.record.id)} (${first.one.file})`;
        return fault(one, `${quoted(name)} is the same as ${quoted(first.name)} of ${owner}`);
      }),
  );
}

const namesOf = ({ id, aliases }) => [id, ...aliases];

/** Without hyphens and the smallest words; the stems too, since they know "on call" from "call". */
function asRead(name) {
  const words = name.replaceAll("&", " ").split(/[^a-z0-9+#.'@]+/);
  const large = words.filter((word) => word !== "" && !LITTLE_WORDS.has(word));
  return [...large, "|", ...stemsForPhrases(name)].join(" ");
}

/** A part of a part must have its whole: "law.famly.parenting" is a slip of the pen. */
function orphans(work) {
  const ids = new Set(work.map(({ record }) => record.id));
  return work.flatMap((one) => {
    const parts = one.record.id.split(".");
    const parent = parts.slice(0, 2).join(".");
    return parts.length > 2 && !ids.has(parent) ? [fault(one, `there is no ${parent}`)] : [];
  });
}

/** Texts that would be found everywhere, or nowhere. */
function emptyWords(one) {
  const { titles = [], phrases = [], asked = [], shown = [] } = one.record;
  // A generic skill is told to be everywhere, and counts for little.
  const names = one.kind === "skills" && !one.record.generic ? namesOf(one.record) : [];
  return [
    ...[...names, ...titles, ...phrases, ...asked, ...shown]
      .filter(isStopWords)
      .map((text) => fault(one, `${quoted(text)} consists of stop words`)),
    ...[...names, ...phrases, ...asked, ...shown]
      .filter((text) => !isStopWords(text) && isVeryCommon(text))
      .map((text) => fault(one, `${quoted(text)} is read as one word that stands everywhere`)),
  ];
}

function isStopWords(text) {
  const words = text.split(/[^a-z0-9+#.']+/).filter((word) => word !== "");
  return words.every((word) => STOP_WORDS.has(word));
}

function isVeryCommon(text) {
  const [word, ...others] = stemsForPhrases(text);
  return word !== undefined && others.length === 0 && rarity(word) < VERY_COMMON;
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
