// How far two labellers agree: node tools/matching/agreement.mjs
// test/matching/second holds a fifth of the advertisements and of the pairs, labelled once more without seeing the first labels.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseLabelled, readLabelled } from "./labelled.mjs";
import { paired } from "./overlap.mjs";

const SECOND = resolve(import.meta.dirname, "../../test/matching/second");
const first = ["labelled", "apart"].map(readLabelled);
const ads = new Map(first.flatMap((set) => set.ads).map((ad) => [ad.id, ad]));
const pairs = new Map(first.flatMap((set) => set.pairs).map((pair) => [pair.id, pair]));
const share = (list, test) =>
  `${(list.filter(test).length / list.length).toFixed(3)} of ${list.length}`;
const asks = (kind) => kind === "must" || kind === "nice";

function read(name) {
  try {
    return parseLabelled(readFileSync(join(SECOND, name), "utf8"));
  } catch {
    return { ads: [], pairs: [] };
  }
}

const again = read("ads.txt").ads.filter(({ id }) => ads.has(id));
const kinds = again.flatMap((ad) =>
  ad.sentences.map(({ kind }, at) => ({ one: ads.get(ad.id).sentences[at]?.kind, other: kind })),
);
const both = kinds.filter(({ one, other }) => asks(one) && asks(other));
console.log(`${again.length} advertisements labelled twice`);
console.log(`  same kind ${share(kinds, ({ one, other }) => one === other)}`);
const either = kinds.filter(({ one, other }) => asks(one) || asks(other));
console.log(
  `  requirement or not: F1 ${((2 * both.length) / (either.length + both.length)).toFixed(3)}`,
);
console.log(`  must or nice ${share(both, ({ one, other }) => one === other)}`);
const types = again.flatMap((ad) =>
  ad.sentences.flatMap((_, at) => {
    const own = ads.get(ad.id).requirements.filter(({ from }) => from === at);
    const theirs = ad.requirements.filter(({ from }) => from === at);
    const to = paired(
      own.map(({ text }) => text),
      theirs.map(({ text }) => text),
    );
    return own.map((one, place) => ({ one, other: theirs[to[place]] }));
  }),
);
console.log(`  requirement found by both ${share(types, ({ other }) => other)}`);
console.log(
  `  same type ${share(
    types.filter(({ other }) => other),
    ({ one, other }) => one.type === other.type,
  )}`,
);

const graded = read("pairs.txt").pairs.filter(({ id }) => pairs.has(id));
const grades = graded
  .flatMap((pair) =>
    [...pair.grades].map(([number, { grade, quotes }]) => ({
      one: pairs.get(pair.id).grades.get(number),
      grade,
      quotes,
    })),
  )
  .filter(({ one }) => one);
console.log(`${graded.length} pairs graded twice`);
if (graded.length > 0) {
  console.log(`  same grade ${share(grades, ({ one, grade }) => one.grade === grade)}`);
  console.log(
    `  label by feeling: kappa ${kappa(graded.map((pair) => [pairs.get(pair.id).label, pair.label])).toFixed(3)}`,
  );
  console.log(
    `  label by the rubric: kappa ${kappa(graded.map((pair) => [pairs.get(pair.id).ruled, pair.ruled])).toFixed(3)}`,
  );
}

/** Quadratic, over five labels. */
function kappa(rows) {
  const far = (a, b) => (a - b) ** 2;
  const seen = rows.reduce((sum, [a, b]) => sum + far(a, b), 0) / rows.length;
  let chance = 0;
  for (const [a] of rows) for (const [, b] of rows) chance += far(a, b);
  return 1 - seen / (chance / rows.length ** 2);
}
