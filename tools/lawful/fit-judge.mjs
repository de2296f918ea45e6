// Fits what the finder of unlawful criteria makes of a sentence: npm run fit:lawful
// On labelled sentences and, as lawful ones, every sentence of the demo world's advertisements. What is kept apart or held
// back is not seen. --check prints cross-validated figures and writes nothing; --faults names what went wrong in them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { candidatesIn } from "../../src/lawful/find-unlawful.ts";
import { EXEMPTS } from "../../src/lawful/frames.ts";
import { sentencesOf } from "../../src/lawful/sentences.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const FILE = resolve(ROOT, "src/lawful/model/judge.json");
/** Sets of labelled sentences by who wrote them: an author is left out as a whole. */
const AUTHORS = [
  ["sentences"],
  ["own"],
  ["wide", "more"],
  ["indirect"],
  ["more-authors-one"],
  ["more-authors-two"],
  ["adverts"],
  ["chats"],
  ["everyday"],
];
const SETS = AUTHORS.flat();
const OCCUPATIONS = resolve(ROOT, "tools/reading-model/occupations");
const JOBS = readdirSync(OCCUPATIONS)
  .sort()
  .map((file) => file.replace(".txt", "").replaceAll("-", " "));
const ASKED = readdirSync(OCCUPATIONS)
  .sort()
  .flatMap((file) =>
    [...readFileSync(resolve(OCCUPATIONS, file), "utf8").matchAll(/^== (.+)$/gm)].map(
      ([, asked = ""]) => asked.trim().toLowerCase(),
    ),
  )
  .filter((asked) => asked.length < 45 && !/citizen|fit/.test(asked));
const TOWNS =
  "Geelong|Penrith|Cairns|Dubbo|Mildura|Perth|Joondalup|Logan|Hobart|Ballarat|Wagga|Fremantle|Newcastle|Bondi|Darwin|Toowoomba".split(
    "|",
  );
const PAY =
  "80k plus super|$34 an hour|30 hours|full time|casual|nights|mon to fri|two days a week|own ute|start Monday".split(
    "|",
  );
const EPOCHS = 40;
const STEP = 0.12;
const RIDGE = 5e-3;
const SCALE = 100;
/** A feature of fewer examples, or of less weight, is left out. */
const LEAST = 2;
/** What the rules stop is stopped unless much speaks against it: they were written to be sure. */
const RULES_STOP = 100;
/** What speaks for a choice has to be more than this. */
const THRESHOLD = 0;
const SMALLEST = 10;
const MADE_WEIGHT = 0.2;
const MADE_EACH = 2;
const BLIND_WEIGHT = 1;
const OTHER_WEIGHT = 0.1;
/** Talk that goes round the matter is what the judge is mostly needed for. */
const INDIRECT_SETS = ["indirect", "more-authors-one", "more-authors-two"];
const INDIRECT_WEIGHT = 2;
/** Advertisements of the matcher that the judge is not fitted on, for a figure. */
const HELD_BACK = ["more-six.txt", "trades-and-transport.txt"];
const ADVERT_WEIGHT = 0.4;
const DEMO_WEIGHT = 1;

const rows = SETS.flatMap((set) => {
  const file = resolve(ROOT, `test/lawful/${set}.txt`);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.includes("|") && !line.startsWith("#"))
    .map((line) => {
      const [label = "", attribute = "", ...text] = line.split("|");
      const wanted = attribute.trim() === "language_accent" ? "accent" : attribute.trim();
      const weight = INDIRECT_SETS.includes(set) ? INDIRECT_WEIGHT : 1;
      return row(text.join("|").trim(), label.trim() === "unlawful", wanted, set, weight);
    });
});
const adverts = resolve(ROOT, "demo/jobs");
const demo = readdirSync(adverts)
  .filter((file) => file.endsWith(".txt"))
  .flatMap((file) => readFileSync(resolve(adverts, file), "utf8").split(/^===$/m))
  .flatMap((ad) =>
    sentencesOf(ad).map((one) => ({
      ...rowOf([one.text], ad, false, "", "demo", DEMO_WEIGHT),
      text: one.text,
    })),
  )
  .filter(({ candidates }) => candidates.length > 0);

/** Sentences made of patterns and the words for their gaps, each pattern with a few words of every attribute. */
const made = madeSentences().map(({ text, isUnlawful, attribute }, at) =>
  row(at % 2 === 0 ? text : dressed(text, at), isUnlawful, attribute, "made", MADE_WEIGHT),
);
function madeSentences() {
  const words = readFileSync(resolve(import.meta.dirname, "pattern-words.txt"), "utf8")
    .split("\n")
    .filter((line) => line.includes(":"))
    .map((line) => {
      const [name = "", list = ""] = line.split(": ");
      const [attribute, gap] = name.split(" ");
      return { attribute, gap, list: list.split("|") };
    });
  const lines = readFileSync(resolve(import.meta.dirname, "patterns.txt"), "utf8").split("\n");
  let isUnlawful = true;
  return lines.flatMap((line, number) => {
    if (line === "unlawful" || line === "lawful") isUnlawful = line === "unlawful";
    const gap = /\{(\w+)\}/.exec(line)?.[1];
    if (!gap || line.startsWith("#")) return [];
    return words
      .filter((one) => one.gap === gap)
      .flatMap(({ attribute, list }, at) =>
        Array.from({ length: Math.min(MADE_EACH, list.length) }, (_, k) => ({
          text: line.replace(`{${gap}}`, list[(number * 5 + at + k * 3) % list.length]),
          isUnlawful,
          attribute,
        })),
      );
  });
}

/** The same choice beside a job, a place, a wage or something else that is asked for: these say nothing of it. */
function dressed(text, at) {
  const of = (list, step) => list[(at * step) % list.length];
  const job = of(JOBS, 7);
  const other = of(ASKED, 31);
  const end = text.replace(/[.!]$/, "");
  return of(
    [
      `${end}, ${job}`,
      `${job}, ${end}`,
      `${end} (${job}, ${of(TOWNS, 3)})`,
      `${job}, ${of(TOWNS, 5)}, ${end}`,
      `${end} - ${job}, ${of(TOWNS, 11)}`,
      `${job}, ${of(PAY, 1)}, ${other}, ${end}`,
      `${job} ${of(TOWNS, 13)}, ${other}, ${of(ASKED, 17)}, ${end}`,
      `${end}, it's a ${job} job, ${of(PAY, 3)}`,
      `${end}, ${other} and ${of(ASKED, 17)}, ${job}`,
    ],
    1,
  );
}

/** Lines of the matcher's labelled advertisements, which choose nobody: real ways to speak of families, bodies and names. */
function advertLines() {
  const folder = resolve(ROOT, "test/matching/labelled");
  return readdirSync(folder).flatMap((file) =>
    readFileSync(resolve(folder, file), "utf8")
      .split("\n")
      .flatMap((line) => /^\+?\[\w+\] ?(.+)/.exec(line)?.[1] ?? [])
      .map((text) => ({ ...row(text, false, "", "adverts", ADVERT_WEIGHT), file })),
  );
}
const advertRows = advertLines()
  .map((one) => ({
    ...one,
    // Whether citizens may be asked for is decided by the rest of the advertisement.
    candidates: one.candidates.filter(({ attribute }) => attribute !== "citizenship"),
  }))
  .filter(({ candidates }) => candidates.length > 0);
/** What 276 occupations ask for, as advertisements put it: a paper, a kind of work, a tool. It chooses nobody by what the law protects. */
const REQUIRED_WEIGHT = 0.2;
/** One occupation of so many is held back for a figure. */
const REQUIRED_HELD = 5;
const WORDINGS = [
  (asked) => asked,
  (asked) => `Must have ${asked}`,
  (asked) => `You will need ${asked}`,
  (asked) => `You must hold a ${asked}`,
  (asked) => `${asked} is essential`,
  (asked) => `${asked} would be an advantage`,
  (asked) => `${asked} preferred`,
  (asked) => `We are looking for someone with ${asked}`,
  (asked) => `Duties include ${asked}`,
];
/** These two may choose people. */
const MAY_CHOOSE = /^Australian citizenship$|^physically fit/;
function requiredLines() {
  const folder = resolve(ROOT, "tools/reading-model/occupations");
  return readdirSync(folder)
    .sort()
    .flatMap((file, at) =>
      [...readFileSync(resolve(folder, file), "utf8").matchAll(/^== (.+)$/gm)]
        .map(([, asked = ""]) => asked.trim())
        .filter((asked) => !MAY_CHOOSE.test(asked))
        .flatMap((asked) => WORDINGS.map((worded) => worded(asked)))
        .map((text) => ({
          ...row(text, false, "", "required", REQUIRED_WEIGHT),
          isHeld: at % REQUIRED_HELD === 0,
        })),
    )
    .filter(({ candidates }) => candidates.length > 0);
}
/** How people tell of their work, and what recruiters ask for in their messages: ordinary words for ordinary things. */
const TOLD_WEIGHT = 0.12;
function toldLines() {
  const told = resolve(ROOT, "tools/reading-model/occupations");
  const fromResumes = readdirSync(told)
    .sort()
    .flatMap((file, at) =>
      [...readFileSync(resolve(told, file), "utf8").matchAll(/^yes: (.+)$/gm)].map(
        ([, text = ""]) => ({ text, isHeld: at % REQUIRED_HELD === 0 }),
      ),
    );
  const messages = resolve(ROOT, "tools/reading-model/messages");
  const fromMessages = readdirSync(messages)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) =>
      [
        ...readFileSync(resolve(messages, file), "utf8").matchAll(
          /\{(?:duty|must|nice|benefit|hours|about):([^{}]+)\}/g,
        ),
      ].map(([, text = ""], at) => ({ text, isHeld: at % REQUIRED_HELD === 0 })),
    );
  return [...fromResumes, ...fromMessages]
    .map(({ text, isHeld }) => ({ ...row(text.trim(), false, "", "told", TOLD_WEIGHT), isHeld }))
    .filter(({ candidates }) => candidates.length > 0);
}
const required = [...requiredLines(), ...toldLines()];
const fittedRequired = required.filter(({ isHeld }) => !isHeld);
const isHeldBack = ({ file }) => HELD_BACK.includes(file);
const fittedAdverts = advertRows.filter((one) => !isHeldBack(one));

function row(text, isUnlawful, attribute, set, weight) {
  const texts = sentencesOf(text).map((one) => one.text);
  return rowOf(texts, text, isUnlawful, attribute, set, weight);
}
function rowOf(texts, written, isUnlawful, attribute, set, weight) {
  const candidates = texts
    .filter((one) => !EXEMPTS.test(one))
    .flatMap((one) => candidatesIn(one, written));
  return { text: written, isUnlawful, attribute, set, weight, candidates };
}

/**
 * One example for each attribute that is spoken of. An unlawful sentence offends against one; what else it speaks of
 * counts a little as no offence, so that the right one is told.
 * Each is also seen without what the rules say of it: they know many of these sentences better than they will know others.
 */
const examplesOf = (some) =>
  some.flatMap(({ candidates, isUnlawful, attribute, weight }) =>
    candidates.flatMap((one) => {
      const isOwn = one.attribute === attribute;
      const label = isUnlawful && isOwn ? 1 : 0;
      const counts = isUnlawful && !isOwn ? weight * OTHER_WEIGHT : weight;
      return [
        { features: one.features, label, weight: counts },
        {
          features: one.features.filter((name) => !name.startsWith("rule:")),
          label,
          weight: counts * BLIND_WEIGHT,
        },
      ];
    }),
  );

/** Logistic regression with a ridge, by AdaGrad in a fixed order. */
function fit(examples) {
  const counts = new Map();
  for (const { features } of examples)
    for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= LEAST).map(([name]) => name);
  const places = new Map(names.map((name, at) => [name, at]));
  const inputs = examples.map(({ features, label, weight }) => ({
    at: features.map((one) => places.get(one)).filter((one) => one !== undefined),
    label,
    weight,
  }));
  const weights = new Float64Array(names.length);
  const seen = new Float64Array(names.length).fill(1);
  let state = 7;
  const random = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  const order = inputs.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other], order[at]];
    }
    for (const place of order) {
      const { at, label, weight } = inputs[place];
      let sum = 0;
      for (const one of at) sum += weights[one];
      const slope = weight * (1 / (1 + Math.exp(-sum)) - label);
      for (const one of at) {
        const change = slope + RIDGE * weights[one];
        seen[one] += change * change;
        weights[one] -= (STEP * change) / Math.sqrt(seen[one]);
      }
    }
  }
  const kept = new Map();
  for (const [at, name] of names.entries()) {
    const weight = Math.round(SCALE * weights[at]);
    if (Math.abs(weight) >= SMALLEST) kept.set(name, weight);
  }
  kept.set("rule:stops", (kept.get("rule:stops") ?? 0) + RULES_STOP);
  return kept;
}

const scoreOf = (weights, { candidates }) =>
  Math.max(
    -1e6,
    ...candidates.map(({ features }) =>
      features.reduce((sum, one) => sum + (weights.get(one) ?? 0), 0),
    ),
  );

if (process.argv.includes("--check")) crossValidate();

/** Each author's sentences judged by what is fitted without any of them. */
function crossValidate() {
  const only = process.argv.find((one) => one.startsWith("--author="))?.slice(9);
  const scored = [];
  for (const sets of AUTHORS) {
    if (only && !sets.includes(only)) continue;
    const isTheirs = ({ set }) => sets.includes(set);
    const weights = fit([
      ...examplesOf(rows.filter((one) => !isTheirs(one))),
      ...examplesOf(made),
      ...examplesOf(demo),
      ...examplesOf(fittedAdverts),
      ...examplesOf(fittedRequired),
    ]);
    for (const one of rows.filter(isTheirs)) scored.push({ ...one, score: scoreOf(weights, one) });
  }
  for (const set of [...SETS, "all"]) {
    const of = scored.filter((one) => set === "all" || one.set === set);
    if (of.length === 0) continue;
    const share = (some, threshold) =>
      some.filter(({ score }) => score > threshold).length / some.length;
    const unlawful = of.filter(({ isUnlawful }) => isUnlawful);
    const fine = of.filter(({ isUnlawful }) => !isUnlawful);
    const unseen = unlawful.filter(
      ({ candidates, attribute }) => !candidates.some((c) => c.attribute === attribute),
    ).length;
    console.log(
      `${set}: ${[-100, -50, 0, 50, 100].map((t) => `${t}: ${share(unlawful, t).toFixed(3)}/${share(fine, t).toFixed(3)}`).join("  ")}  (unlawful ${unlawful.length}, not even mentioned ${unseen}; fine ${fine.length})`,
    );
  }
  if (process.argv.includes("--faults"))
    for (const { text, isUnlawful, score, attribute, candidates, set } of scored.sort(
      (a, b) => a.score - b.score,
    ))
      if (isUnlawful !== score > THRESHOLD)
        console.log(
          `  ${isUnlawful ? "missed" : "false"} ${set} ${score} ${attribute || candidates.map((c) => c.attribute)}: ${text}`,
        );
}

if (!process.argv.includes("--check")) {
  const weights = fit([
    ...examplesOf(rows),
    ...examplesOf(made),
    ...examplesOf(demo),
    ...examplesOf(fittedAdverts),
    ...examplesOf(fittedRequired),
  ]);
  const heldRequired = required.filter(({ isHeld }) => isHeld);
  const asked = heldRequired.filter((one) => scoreOf(weights, one) > THRESHOLD);
  console.log(
    `Requirements of occupations held back: ${asked.length} of ${heldRequired.length} that mention something are stopped`,
  );
  if (process.argv.includes("--faults"))
    for (const { text } of asked) console.log(`  false: ${text}`);
  const held = advertRows.filter(isHeldBack);
  const alarms = held.filter((one) => scoreOf(weights, one) > THRESHOLD);
  console.log(
    `Lines of advertisements held back: ${alarms.length} of ${held.length} that mention something are stopped`,
  );
  if (process.argv.includes("--faults"))
    for (const { text } of alarms) console.log(`  false: ${text}`);
  const stopped = demo.filter((one) => scoreOf(weights, one) > THRESHOLD);
  for (const { text } of stopped) console.log(`  demo: ${text.slice(0, 200)}`);
  const highest = demo.map((one) => scoreOf(weights, one)).sort((a, b) => b - a);
  console.log(
    `demo: highest ${highest.slice(0, 8)} of ${highest.length} sentences that mention something`,
  );
  const sorted = [...weights].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(
    FILE,
    `${JSON.stringify({ threshold: THRESHOLD, weights: Object.fromEntries(sorted) }, null, 0)}\n`,
  );
  console.log(`${sorted.length} weights written`);
}
