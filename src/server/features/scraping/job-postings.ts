import type { CheerioAPI } from "cheerio";
import { htmlLine, htmlText } from "#server/platform/web-pages/html-text.ts";
import {
  isObject,
  type JsonObject,
  jsonLdObjects,
  typesOf,
} from "#server/platform/web-pages/json-ld.ts";
import { webAddress } from "#server/platform/web-pages/web-address.ts";
import type { ListedPage, StructuredJob } from "./service.ts";

interface Postings {
  readonly jobs: readonly StructuredJob[];
  /** Addresses in lists, which lead to the jobs' own pages. */
  readonly links: ListedPage["jobs"];
}

const isOfType = (type: string) => (object: JsonObject) => typesOf(object).includes(type);

/** What the page says of its jobs to machines: schema.org's JobPosting and lists of addresses. */
export function jobPostings(page: CheerioAPI, base: string): Postings {
  const objects = jsonLdObjects(page);
  const said = [...objects.filter(isOfType("JobPosting")), ...microdataPostings(page)];
  const lists = objects.filter(isOfType("ItemList"));
  return {
    jobs: said.flatMap((posting) => structuredJob(posting, base) ?? []),
    links: lists.flatMap(({ itemListElement }) => [itemListElement].flat().flatMap(linkOf)),
  };

  function linkOf(entry: unknown): ListedPage["jobs"] {
    if (typeof entry === "string") return linkOf({ url: entry });
    if (!isObject(entry)) return [];
    const inner = isObject(entry.item) ? entry.item : entry;
    const address = [entry.url, inner.url, inner["@id"], entry.item].find(isText) ?? "";
    const url = address && webAddress(address, base);
    const title = [inner.title, inner.name, entry.name].find(isText) ?? "";
    return url ? [{ title: htmlLine(title).slice(0, LONGEST.title), url }] : [];
  }
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const POSTING = '[itemscope][itemtype*="schema.org/JobPosting"]';
const MOST = 100;

/** Postings that are marked in the page's own elements, in the shape that JSON-LD would have. */
function microdataPostings(page: CheerioAPI): JsonObject[] {
  return page(POSTING)
    .toArray()
    .slice(0, MOST)
    .map((element) => {
      const posting = page(element);
      const value = (name: string) => {
        const property = posting.find(`[itemprop~="${name}"]`).first();
        const said = ["content", "datetime", "href"].map((attribute) => property.attr(attribute));
        return said.find((one) => one !== undefined) ?? property.text();
      };
      const company = posting.find('[itemprop="hiringOrganization"]').first();
      const companyName = company.find('[itemprop="name"]').first().text() || company.text();
      return {
        title: value("title") || value("name"),
        url: value("url"),
        description: posting.find('[itemprop="description"]').first().html() ?? "",
        hiringOrganization: companyName,
        jobLocation: {
          addressLocality: value("addressLocality"),
          addressRegion: value("addressRegion"),
          name: value("jobLocation"),
        },
        employmentType: value("employmentType"),
        baseSalary: value("baseSalary"),
        validThrough: value("validThrough"),
      };
    });
}

/** Of what is taken from a stranger's page, in characters. */
export const LONGEST = { title: 300, text: 50_000 };
/** Less is no description of a job. */
export const SHORTEST_TEXT = 80;

const UNITS: Readonly<Record<string, string>> = {
  YEAR: "a year",
  MONTH: "a month",
  WEEK: "a week",
  DAY: "a day",
  HOUR: "an hour",
};
const SALARY_WORDS_LONGEST = 100;
/** Somebody's telephone number, or a joke. */
const SALARY_WORDS_MOST = 10_000_000;

/** schema.org's baseSalary in words: "$90,000 to $110,000 a year". "" when it says nothing. */
function salaryWords(salary: unknown): string {
  if (typeof salary === "string") return htmlLine(salary).slice(0, SALARY_WORDS_LONGEST);
  if (typeof salary === "number") return money(sumOf(salary), "");
  if (!isObject(salary)) return "";
  const value = isObject(salary.value) ? salary.value : { value: salary.value, ...salary };
  const currency = String(salary.currency ?? value.currency ?? "").toUpperCase();
  const unit = UNITS[String(value.unitText ?? salary.unitText ?? "").toUpperCase()] ?? "";
  const [least, most] = [sumOf(value.minValue), sumOf(value.maxValue)];
  const words = between(least ?? sumOf(value.value), most, currency);
  return words && `${words} ${unit}`.trim();
}

function between(least: number | undefined, most: number | undefined, currency: string): string {
  if (least === undefined) return most === undefined ? "" : `up to ${money(most, currency)}`;
  if (most === undefined || most <= least) return money(least, currency);
  return `${money(least, currency)} to ${money(most, currency)}`;
}

function money(sum: number | undefined, currency: string): string {
  if (sum === undefined) return "";
  const decimals = Number.isInteger(sum) ? 0 : 2;
  const digits = sum.toLocaleString("en-AU", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return ["", "AUD", "$"].includes(currency) ? `$${digits}` : `${currency.slice(0, 3)} ${digits}`;
}

function sumOf(value: unknown): number | undefined {
  const sum = typeof value === "string" ? Number(value.replace(/[$,\s]/g, "")) : value;
  return typeof sum === "number" && sum > 0 && sum < SALARY_WORDS_MOST ? sum : undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  FULLTIME: "full-time",
  PERMANENT: "full-time",
  PARTTIME: "part-time",
  CONTRACTOR: "contract",
  CONTRACT: "contract",
  TEMPORARY: "contract",
  FIXEDTERM: "contract",
  INTERN: "internship",
  INTERNSHIP: "internship",
  CASUAL: "casual",
  PERDIEM: "casual",
};

/** schema.org's JobPosting in plain values; undefined when it does not even have a title. */
export function structuredJob(posting: JsonObject, base: string): StructuredJob | undefined {
  const title = lineOf(posting.title) || lineOf(posting.name);
  if (title === "") return undefined;
  const { url = posting["@id"], description } = posting;
  return {
    title,
    url: typeof url === "string" && /^(?:https?:|\/)/i.test(url) ? webAddress(url, base) : "",
    company: nameOf(posting.hiringOrganization),
    location: placeWords(posting),
    jobType: typeOf(posting.employmentType),
    salary: salaryWords(posting.baseSalary),
    text: typeof description === "string" ? htmlText(description, LONGEST.text) : "",
    validThrough: lastMoment(posting.validThrough),
  };
}

const lineOf = (value: unknown) =>
  typeof value === "string" ? htmlLine(value).slice(0, LONGEST.title) : "";

function nameOf(organisation: unknown): string {
  const [first] = [organisation].flat();
  return lineOf(isObject(first) ? first.name : first);
}

/** "FULL_TIME", "Full-time" or ["PART_TIME", "CONTRACTOR"]. */
function typeOf(employment: unknown): string {
  const names = [employment]
    .flat()
    .flatMap((one) => (typeof one === "string" ? one.split(",") : []));
  const known = names.map((name) => TYPES[name.toUpperCase().replace(/[^A-Z]/g, "")] ?? "");
  return known.find((type) => type !== "") ?? "";
}

/** A day alone is meant as a whole. */
function lastMoment(value: unknown): string {
  if (typeof value !== "string") return "";
  const day = /^\d{4}-\d\d-\d\d$/.exec(value.trim())?.[0];
  const at = Date.parse(day ? `${day}T23:59:59Z` : value);
  return Number.isNaN(at) ? "" : new Date(at).toISOString();
}

const STATES: Readonly<Record<string, string>> = {
  "new south wales": "NSW",
  victoria: "VIC",
  queensland: "QLD",
  "western australia": "WA",
  "south australia": "SA",
  tasmania: "TAS",
  "australian capital territory": "ACT",
  "northern territory": "NT",
};
const SHORT = Object.values(STATES);
const STRUCTURED_JOB_MOST = 4;
const PLACE_WORDS_LONGEST = 200;

/** schema.org's jobLocation: "Sydney NSW, Melbourne VIC". */
function placeWords({ jobLocation, jobLocationType }: JsonObject): string {
  const places = [jobLocation].flat().map(placeOf).filter(Boolean);
  const distinct = [...new Set(places)].slice(0, STRUCTURED_JOB_MOST).join(", ");
  const isRemote = [jobLocationType].flat().includes("TELECOMMUTE");
  return (distinct || (isRemote ? "Remote" : "")).slice(0, PLACE_WORDS_LONGEST);
}

function placeOf(place: unknown): string {
  if (typeof place === "string") return htmlLine(place);
  if (!isObject(place)) return "";
  const address = Array.isArray(place.address) ? place.address[0] : place.address;
  if (typeof address === "string") return htmlLine(address);
  const said = isObject(address) ? address : place;
  const [town, state] = [said.addressLocality, said.addressRegion].map(wordsOf);
  if (!town || !state) return town || state || wordsOf(place.name);
  const short = STATES[state.toLowerCase()] ?? state;
  if (town.toUpperCase().endsWith(` ${short.toUpperCase()}`)) return town;
  return SHORT.includes(short) ? `${town} ${short}` : `${town}, ${short}`;
}

const wordsOf = (value: unknown) => (typeof value === "string" ? htmlLine(value) : "");
