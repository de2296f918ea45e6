import { htmlLine } from "#server/platform/web-pages/html-text.ts";
import { isObject, type JsonObject } from "#server/platform/web-pages/json-ld.ts";

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
const MOST = 4;
const LONGEST = 200;

/** schema.org's jobLocation: "Sydney NSW, Melbourne VIC". */
export function placeWords({ jobLocation, jobLocationType }: JsonObject): string {
  const places = [jobLocation].flat().map(placeOf).filter(Boolean);
  const distinct = [...new Set(places)].slice(0, MOST).join(", ");
  const isRemote = [jobLocationType].flat().includes("TELECOMMUTE");
  return (distinct || (isRemote ? "Remote" : "")).slice(0, LONGEST);
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
