// Fits how surely a sentence supports a requirement: node tools/run.mjs matching/fit-support.mjs
// A logistic regression on pairs graded by careful readers, and what a requirement is worth by its two surest
// sentences. What is kept apart is not seen. The same texts and knowledge give the same model.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { leastSquares, logistic } from "./regression.mjs";
import { supportGroups } from "./support-rows.mjs";

const FILE = resolve(import.meta.dirname, "../../src/matching/model/support.json");
const RIDGE = 10;
const FOLDS = 8;
const short = (value) => Number(value.toFixed(4));

const groups = supportGroups();
const names = Object.keys(groups.find(({ rows }) => rows.length > 0).rows[0].features);
const inputs = ({ features }) => names.map((name) => features[name]);

function fitted(some) {
  const rows = some.flatMap((group) => group.rows);
  return logistic(
    rows.map(inputs),
    rows.map(({ supports }) => supports),
    RIDGE,
  );
}

const surenessOf = ({ bias, weights }, row) => {
  const sum = inputs(row).reduce((total, value, at) => total + weights[at] * value, bias);
  return 1 / (1 + Math.exp(-sum));
};

/** The two surest of each group by models that never saw its advertisement. */
function unseen() {
  const ads = [...new Set(groups.map(({ ad }) => ad))].sort();
  return ads.slice(0, FOLDS).flatMap((_, fold) => {
    const held = new Set(ads.filter((_, at) => at % FOLDS === fold));
    const model = fitted(groups.filter(({ ad }) => !held.has(ad)));
    return groups.filter(({ ad }) => held.has(ad)).map((group) => best(group, model));
  });
}

function best(group, model) {
  const sure = group.rows.map((row) => ({ row, sureness: surenessOf(model, row) }));
  sure.sort((a, b) => b.sureness - a.sureness);
  const [first, second] = sure;
  const one = first?.sureness ?? 0;
  return {
    worth: group.worth,
    first,
    x: [1, one, second?.sureness ?? 0, group.alike, first?.row.isListed ? one : 0],
  };
}

const seen = unseen();
for (const least of [0.9, 0.8, 0.75, 0.7, 0.65, 0.6, 0.5, 0.4]) {
  const cited = seen.filter(({ x }) => x[1] >= least);
  const right = cited.filter(({ first }) => first.row.supports === 1).length;
  const met = cited.filter(({ first, worth }) => first.row.supports === 1 && worth > 0.7).length;
  console.log(
    `from ${least}: ${cited.length} of ${seen.length} cited, right ${(right / cited.length).toFixed(3)}, of these met ${(met / right).toFixed(2)}`,
  );
}
const [base, first, second, alike, listed] = leastSquares(
  seen.map(({ x }) => x),
  seen.map(({ worth }) => worth),
).map(short);
const { bias, weights } = fitted(groups);
const model = {
  version: 1,
  bias: short(bias),
  weights: Object.fromEntries(names.map((name, at) => [name, short(weights[at])])),
  credit: { base, first, second, alike, listed },
};
writeFileSync(FILE, `${JSON.stringify(model, null, 2)}\n`);
console.log(JSON.stringify(model.credit));
