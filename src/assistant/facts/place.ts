import { STATES } from "#reading/place-names.ts";
import { ORDINARY, SHORT_TOWNS, TOWNS } from "./towns.ts";

const STATE_AT_END = new RegExp(
  String.raw`,?\s*\(?(?<!\p{L})(${Object.keys(STATES).join("|")}|n\.s\.w\.)\)?(?:\s+\d{4})?$`,
  "iu",
);
const SMALL = new Set("of the and on near in at to".split(" "));
const SIDE =
  /^(?:north|south|east|west|upper|lower|inner|greater|central|downtown) | (?:north|south|east|west|heights|beach|junction|cbd|city)$/g;

/** "wagga" -> "Wagga NSW": as typed, with capitals, and with its state where that is known. */
export function placeOf(said: string): string {
  const bare = said
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:.(–-]+|[\s,;:.)!–-]+$/g, "")
    .replace(/^(?:in|at|near|around|our|the|based in|based at|out of|from|ex)\s+(?=\S)/i, "")
    .replace(/ in (?=(?:nsw|vic|qld|wa|sa|tas|act|nt)$)/i, " ")
    .replace(/^a?bout (?=\d)/i, "")
    .replace(/^(\d+) ?(?:k|kms?|kays?) (?=\p{L})/iu, "$1 km ")
    .replace(/^(?:one|two|three|four|five) (?=\p{L})/iu, "")
    .replace(/\s+(?:office|based|here|there|area|region)$/i, (end) =>
      /area|region/i.test(end) ? end : "",
    );
  if (bare === "") return "";
  const stated = STATE_AT_END.exec(bare);
  const state = stated ? (STATES[(stated[1] ?? "").toLowerCase().replaceAll(".", "")] ?? "") : "";
  const name = stated && stated.index > 0 ? bare.slice(0, stated.index) : bare;
  const lower = name.toLowerCase();
  const town = SHORT_TOWNS.get(lower) ?? inCapitals(name);
  const known = TOWNS.get(town.toLowerCase()) ?? TOWNS.get(town.toLowerCase().replace(SIDE, ""));
  const ends = state || known || "";
  return ends === "" || stated?.index === 0 ? town : `${town} ${ends}`;
}

const inCapitals = (name: string) => name.split(" ").map(inPrint).join(" ");
function inPrint(word: string, at: number): string {
  if (/^(?:km|kms|from)$/i.test(word)) return word.toLowerCase();
  if (at > 0 && SMALL.has(word.toLowerCase())) return word.toLowerCase();
  return capital(word === word.toUpperCase() && word.length > 4 ? word.toLowerCase() : word);
}
const capital = (word: string) =>
  word.replace(/^[^\p{L}\d]*\p{L}/u, (start) => start.toUpperCase());

/** The places of a location, and what stands between them. */
const BETWEEN = /(\s*,\s+(?:and\s+|or\s+)?|\s+(?:and|or|&)\s+|\s*\/\s*)/;

const sameTown = (one: string, other: string) => bareTown(one) === bareTown(other);
const bareTown = (place: string) =>
  place
    .toLowerCase()
    .replace(STATE_AT_END, "")
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .trim();

export const hasPlace = (location: string, place: string) =>
  (bareTown(place) !== "" && ` ${bareTown(location)} `.includes(` ${bareTown(place)} `)) ||
  location.split(BETWEEN).some((one) => sameTown(one, place));

/** The location without a place; "" when it was the only one. */
export function withoutPlace(location: string, place: string): string {
  const parts = location.split(BETWEEN);
  const kept: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const one = parts[at] ?? "";
    if (sameTown(one, place)) continue;
    if (kept.length > 0) kept.push(parts[at - 1] ?? ", ");
    kept.push(one);
  }
  return kept.join("").trim();
}

export const isTown = (name: string) =>
  TOWNS.has(name.toLowerCase()) && !ORDINARY.has(name.toLowerCase());

const STREET =
  /\d|\b(?:st|street|rd|road|ave|avenue|lane|ln|hwy|highway|pde|parade|tce|terrace|drive|dr|crescent|level|floor|mall|plaza|square|quay|building|wharf)\b/i;
export const isStreet = (place: string) => STREET.test(place);
