// Whether files of labelled advertisements and pairs follow their form: counts and faults, never their words.
import { readFileSync } from "node:fs";
import { parseLabelled } from "./labelled.mjs";

function count(list, keyOf) {
  const counts = new Map();
  for (const key of list.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].map(([key, number]) => `${key} ${number}`).join(", ");
}

for (const file of process.argv.slice(2)) {
  const { ads, pairs, faults } = parseLabelled(readFileSync(file, "utf8"));
  console.log(`${file}: ${ads.length} advertisements, ${pairs.length} pairs`);
  console.log(
    `  kinds: ${count(
      ads.flatMap(({ sentences }) => sentences),
      ({ kind }) => kind,
    )}`,
  );
  console.log(
    `  types: ${count(
      ads.flatMap(({ requirements }) => requirements),
      ({ type }) => type,
    )}`,
  );
  console.log(
    `  grades: ${count(
      pairs.flatMap(({ grades }) => [...grades.values()]),
      ({ grade }) => grade,
    )}`,
  );
  console.log(
    `  by feeling: ${count(pairs, ({ label }) => label)}; by the rubric: ${count(pairs, ({ ruled }) => ruled)}`,
  );
  for (const { id, label, ruled } of pairs)
    if (ruled !== undefined && Math.abs(label - ruled) > 1)
      console.log(`  ${id}: feeling ${label}, rubric ${ruled}`);
  for (const fault of faults) console.log(`  fault: ${fault}`);
}
