import { STATES } from "#reading/place-names.ts";
import { stateOf } from "../../postings/service.ts";
import { areApart } from "./are-apart.ts";

interface Places {
  readonly towns: ReadonlySet<string>;
  readonly states: ReadonlySet<string>;
}

const SEAM = /[,/|;()&]|\s[–—-]\s|\b(?:and|or)\b/i;
const STATE_NAMES = new RegExp(`\\b(?:${Object.keys(STATES).join("|")})\\b`, "g");
/** What is printed beside a town and is none. */
const BESIDE =
  /\b(?:cbd|city|metro(?:politan)?|greater|inner|suburbs?|region|area|australia|remote|hybrid|flexible|on-?site|office|work from home|wfh|\d{4})\b/g;

/** "Parramatta, Sydney NSW 2150" -> parramatta and sydney in NSW. */
export function placesNamed(location: string): Places {
  const parts = location.split(SEAM);
  const towns = parts.map((part) =>
    part
      .toLowerCase()
      .replace(STATE_NAMES, " ")
      .replace(BESIDE, " ")
      .replace(/[^\p{L}]+/gu, " ")
      .trim(),
  );
  return { towns: said(towns), states: said(parts.map(stateOf)) };
}

const said = (words: readonly string[]) => new Set(words.filter((word) => word !== ""));

/** Both say where, and there is no place that both could mean. */
export function contradict(one: Places, other: Places): boolean {
  return areApart(one.towns, other.towns) || areApart(one.states, other.states);
}
