import { htmlLine, htmlText } from "#server/platform/web-pages/html-text.ts";
import { isObject, type JsonObject } from "#server/platform/web-pages/json-ld.ts";
import { webAddress } from "#server/platform/web-pages/web-address.ts";
import type { StructuredJob } from "../../service.ts";
import { LONGEST } from "../longest.ts";
import { placeWords } from "./place-words.ts";
import { salaryWords } from "./salary-words.ts";

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
