import { shareOf, sumTallies } from "./tally.mjs";

const percent = (share) => (share === null ? "" : `${(share * 100).toFixed(1)}%`);

/** One row for each field, one column for each part of the corpus. */
export function printFields(title, parts) {
  const sums = parts.map(({ name, results }) => ({
    name,
    count: results.length,
    sum: sumTallies(results.map(({ tally }) => tally)),
  }));
  const fields = [...new Set(sums.flatMap(({ sum }) => [...sum.keys()]))];
  const table = {};
  for (const field of fields)
    table[field] = Object.fromEntries(
      sums.map(({ name, count, sum }) => [
        `${name} (${count})`,
        percent(sum.has(field) ? shareOf(sum.get(field)) : null),
      ]),
    );
  console.log(`\n${title}`);
  console.table(table);
}

const LAYOUT_FIELDS = [
  "email",
  "name",
  "phone",
  "links",
  "roles",
  "companies",
  "date ranges",
  "whole posts",
  "education",
  "skills",
  "certifications",
  "admission",
  "section lines",
];

/** One row for each layout, only the fields that fit side by side. */
export function printLayouts(title, results) {
  const layouts = Map.groupBy ? Map.groupBy(results, ({ layout }) => layout) : groupBy(results);
  const table = {};
  for (const [layout, files] of layouts) {
    const sum = sumTallies(files.map(({ tally }) => tally));
    const cells = LAYOUT_FIELDS.map((field) => [
      field,
      sum.has(field) ? Math.round((shareOf(sum.get(field)) ?? 1) * 100) : "",
    ]);
    table[`${layout} (${files.length})`] = Object.fromEntries(cells);
  }
  console.log(`\n${title}`);
  console.table(table);
}

function groupBy(results) {
  const groups = new Map();
  for (const result of results)
    groups.set(result.layout, [...(groups.get(result.layout) ?? []), result]);
  return groups;
}

export function printMisses(results) {
  for (const { file, error, tally } of results) {
    if (error) console.log(`${file}  NOT READ  ${error}`);
    for (const { field, expected, got } of tally.misses)
      console.log(`${file}  ${field}\n    expected ${show(expected)}\n    got      ${show(got)}`);
  }
}

function show(value) {
  return typeof value === "string" ? value || "(nothing)" : JSON.stringify(value);
}
