import { yearsAsked } from "#matching/years-asked.ts";
import type { MarketRow } from "../../../postings/service.ts";
import { asksIn } from "./asks.ts";
import { fieldOfLaw, isLegal } from "./legal.ts";
import { namesHome } from "./names-home.ts";

/** What is counted of one advertisement; its words are left behind. */
export interface Ad {
  /** The same for the same job of the same employer. */
  readonly key: string;
  readonly employer: string;
  readonly daysAgo: number;
  readonly isLegal: boolean;
  /** "" where the ad does not say; so for the next ones. */
  readonly field: string;
  readonly state: string;
  readonly city: string;
  readonly level: string;
  readonly types: readonly string[];
  readonly statesPay: boolean;
  /** Of a yearly salary: the middle of its range. */
  readonly midpoint: number | undefined;
  readonly namesHome: boolean;
  readonly asks: readonly string[];
  /** The least that is asked for. */
  readonly years: number | undefined;
  /** Title and practice area in small letters: by these an industry is found. */
  readonly about: string;
}

export function adOf(row: MarketRow): Ad {
  const { title, company, location, state, level, employmentType, salary, asks, text } = row;
  const legal = isLegal(row);
  return {
    key: [title, company, location].map(plain).join("|"),
    employer: plain(company),
    daysAgo: row.daysAgo,
    isLegal: legal,
    field: legal ? fieldOfLaw(row) : fieldSaid(row.practiceArea),
    state,
    city: cityOf(location),
    level,
    types: employmentType.split(", ").filter((type) => type !== ""),
    statesPay: amounts(salary).length > 0,
    midpoint: midpointOf(salary),
    namesHome: namesHome(text),
    asks: asksIn(asks),
    years: yearsIn([title, ...asks]),
    about: plain(`${title} ${row.practiceArea}`),
  };
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();

const LONGEST_NAME = 40;
/** In an ad's own words, as far as they are a name. */
function fieldSaid(practiceArea: string): string {
  const name = practiceArea.replace(/\s+/g, " ").trim();
  if (name.length > LONGEST_NAME || !/^\p{L}[\p{L} &,'’-]*$/u.test(name)) return "";
  return name.charAt(0).toLowerCase() + name.slice(1);
}

const STATE = /\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT|Australia|CBD|\d{4})\b/gi;

/** "Level 3, Sydney NSW (hybrid)" is in Sydney. */
function cityOf(location: string): string {
  const parts = location
    .replace(/\([^)]*\)/g, " ")
    .replace(STATE, " ")
    .split(/[,/;|]/);
  const name = parts
    .map((part) => part.replace(/\s+/g, " ").trim())
    .findLast((part) => part !== "");
  if (!name || name.length > LONGEST_NAME || /remote|hybrid|anywhere/i.test(name)) return "";
  return /^\p{Lu}[\p{L} '’-]*$/u.test(name) ? name : "";
}

/** A yearly amount outside of these is a slip, or pay for something else. */
const BELIEVED = { least: 20_000, most: 2_000_000 };

const amounts = (salary: MarketRow["salary"]) =>
  [salary?.min, salary?.max].filter((amount) => typeof amount === "number");

function midpointOf(salary: MarketRow["salary"]): number | undefined {
  const said = amounts(salary);
  if (salary?.per !== "year" || said.length === 0) return undefined;
  const middle = said.reduce((sum, amount) => sum + amount, 0) / said.length;
  return middle >= BELIEVED.least && middle <= BELIEVED.most ? middle : undefined;
}

function yearsIn(lines: readonly string[]): number | undefined {
  for (const line of lines) {
    const asked = yearsAsked(line);
    if (asked) return asked.least;
  }
  return undefined;
}
