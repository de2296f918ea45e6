import type { Band, Row } from "../findings/finding.ts";
import { agreeing, capitalised, count, dollars, listed } from "./format.ts";

/** The sentences of medians by group. */
export interface PayTexts {
  readonly title: (high: Row) => string;
  /** "at junior level", "in Victoria". */
  readonly where: (name: string) => string;
  readonly rose: (mover: Row) => string;
  readonly fell: (mover: Row) => string;
  readonly level: (n: number, high: Row, low: Row) => string;
  readonly others: (rows: readonly Row[]) => string;
  readonly chart: string;
}

const amount = ({ name, value }: Row) => `${name} (${dollars(value)})`;
const lying = (where: string, rows: readonly Row[]) =>
  rows.length > 0
    ? `${where} ${agreeing(rows.length, "lies", "lie")} ${listed(rows.map(amount))}.`
    : "";

export const PAY_TEXTS = {
  "pay-by-level": {
    where: (name) => `at ${name} level`,
    title: (high) => `${capitalised(high.name)} roles: a median of ${dollars(high.value)}`,
    rose: ({ name }) => `Advertised pay rose at ${name} level`,
    fell: ({ name }) => `Advertised pay fell at ${name} level`,
    level: (n, high, low) =>
      `A yearly salary is given in ${count(n)} ads that also name a level. The median of their midpoints runs from ${dollars(low.value)} at ${low.name} level (${count(low.n)} ads) to ${dollars(high.value)} at ${high.name} level (${count(high.n)}).`,
    others: (rows) => lying("Between them", rows),
    chart: "Median advertised midpoint by level, dollars a year",
  },
  "pay-by-field": {
    where: (name) => `in ${name}`,
    title: (high) => `The highest median pay is in ${high.name}`,
    rose: ({ name }) => `Advertised pay rose in ${name}`,
    fell: ({ name }) => `Advertised pay fell in ${name}`,
    level: (n, high, low) =>
      `Of the ads that give a yearly salary, ${count(n)} name a field. The highest median midpoint is that of ${high.name}, at ${dollars(high.value)} on ${count(high.n)} ads; the lowest that of ${low.name}, at ${dollars(low.value)} on ${count(low.n)}. Fields differ in how senior their roles are, so this is no measure of what the same person would earn in each.`,
    others: (rows) => lying("Between the two", rows),
    chart: "Median advertised midpoint by field, dollars a year",
  },
  "pay-by-state": {
    where: (name) => `in ${name}`,
    title: (high) => `Advertised pay is highest in ${high.name}`,
    rose: ({ name }) => `Advertised pay rose in ${name}`,
    fell: ({ name }) => `Advertised pay fell in ${name}`,
    level: (n, high, low) =>
      `By place, the ${count(n)} ads with a yearly salary put the median midpoint at ${dollars(high.value)} in ${high.name} (${count(high.n)} ads) and at ${dollars(low.value)} in ${low.name} (${count(low.n)}).`,
    others: (rows) =>
      rows.length > 0
        ? `The other ${agreeing(rows.length, "place with enough ads is", "places with enough ads are")} ${listed(rows.map(amount))}.`
        : "",
    chart: "Median advertised midpoint by state and territory, dollars a year",
  },
} satisfies Record<string, PayTexts>;

const between = ({ low, high }: Band) => `between ${dollars(low)} and ${dollars(high)}`;

/** The middle half of all amounts, and of the group with the most of them. */
export function bandText({ where }: PayTexts, n: number, all: Band, largest: Row): string {
  const { name, n: many, band } = largest;
  const within = band ? `; ${where(name)} (${count(many)} ads), ${between(band)}` : "";
  return `Of all ${count(n)}, the middle half lies ${between(all)}${within}.`;
}

/** How the median of one group moved; only of one that did. */
export function payMoveText(texts: PayTexts, row: Row, place: number): string {
  const { name, value: to, before: from = 0, n, nBefore = 0 } = row;
  const where = texts.where(name);
  const on = `on ${count(nBefore)} ads before and ${count(n)} now`;
  const way = `${to > from ? "rose" : "fell"} from ${dollars(from)} to ${dollars(to)}`;
  const wordings = [
    `Of the medians that can be compared, the one ${where} ${way}, ${on}.`,
    `Against the four weeks before, the median ${where} ${way}, ${on}.`,
  ];
  return wordings[place % wordings.length] ?? "";
}

/** None of those that can be compared differs. */
export const PAY_UNMOVED =
  "The medians that can be compared are what they were four weeks earlier.";

/** Nothing can be said of before. */
export const PAY_NOT_COMPARED =
  "No group had enough such ads in both periods, so pay is not compared with the weeks before.";

export const PAY_TOPIC = "pay";

export const payGist = ({ where }: PayTexts, high: Row, low: Row) =>
  `The median advertised midpoint runs from ${dollars(low.value)} ${where(low.name)} to ${dollars(high.value)} ${where(high.name)}.`;
