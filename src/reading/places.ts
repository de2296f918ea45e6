import { CITIES, COUNTRIES, STATES, WORK_PLACES } from "./place-names.ts";
import { remember } from "./remember.ts";

const LONGEST_PLACE = 70;
const MOST_PARTS = 5;
const STATE_CODE = "NSW|N\\.S\\.W\\.|VIC|Vic\\.?|QLD|Qld|WA|SA|TAS|Tas\\.?|ACT|NT";
/** "Glen Iris VIC 3146", "Mount Pleasant, Qld": a suburb that no list need know. */
const SUBURB = new RegExp(
  `^(?:\\p{Lu}[\\p{L}'’.-]{1,20} ){1,3}(?:${STATE_CODE})(?: ?,? ?\\d{4})?$`,
  "u",
);
const SUBURB_ONLY = /^(?:(?:\p{Lu}[\p{L}'’.-]{1,20}|of|the|on) ?){1,4}$/u;
const NO_SUBURB =
  /\b(?:lawyers?|legal|law|aid|tafe|transport|for|health|fire|police|society|revenue|trading|planning|care|trust|tourism|sport|arts|ambulance|rescue|corrections?|justice|water|energy|roads|housing|lands?|multicultural|investment|industry|association|foundation|federation|alliance|network|support|education|women|youth|carers?|cancer|museums?|library|archives?|treasury|board|commission|tribunal|registry|labor|liberals?|greens|cricket|rugby|football|surf|wildlife|farmers|nurses|teachers|barristers|bar|solicitors?|associates?|partners?|group|services|university|college|school|hospital|court|bank|council|department|centre|office|director|manager|engineer|nurse|clerk|counsel)\b/i;
const POSTCODE = /^\d{4}$/;
const STREET =
  /^(?:unit |level |suite |shop |lot )?\d[\w/-]{0,8}[ ,].{0,40}\b(?:street|st|road|rd|avenue|ave|drive|dr|lane|ln|place|pl|parade|pde|crescent|cres|court|ct|close|cl|terrace|tce|highway|hwy|boulevard|blvd|way|circuit|cct|esplanade|rise|reach|walk|row|quay|mews|grove|square|sq|view|gardens|chase|loop|track|link|retreat|vale|ridge|hill|wharf)\b\.?$/i;
const FLOOR = /^(?:level|unit|suite|shop|apartment|apt|flat|floor|p\.?o\.? box)\s?[\w/-]{1,8}$/i;
const BUILDING =
  /^(?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Chambers|House|Tower|Building|Centre|Plaza)(?: (?:East|West|North|South))?$/u;
const US_STATE = /^[A-Z]{2}$/;

/** Whether the whole text is a place: "Sydney", "Sydney NSW", "Glen Iris, VIC 3146", "London, UK". */
export const isPlace = remember(couldBePlace);

function couldBePlace(text: string): boolean {
  const trimmed = text.replace(/^[\s([,/]+|[\s)\].,/]+$/g, "");
  if (trimmed === "" || trimmed.length > LONGEST_PLACE) return false;
  if (isKnownPlace(trimmed) || isSuburb(trimmed)) return true;
  const parts = trimmed
    .split(/\s*[,|]\s*|\s+\/\s+|\s+[–-]\s+|\s*\(\s*|\s+and\s+|\s+&\s+/)
    .filter(Boolean);
  if (parts.length < 2 || parts.length > MOST_PARTS) return false;
  return parts.every((part, at) => isPartOfPlace(part, at, parts));
}

/** The state that the text names, as an abbreviation: "Supreme Court of Victoria" -> "VIC". */
export function stateIn(text: string): string {
  const lower = text.toLowerCase();
  for (const [name, code] of Object.entries(STATES)) {
    if (name.length > 3 && lower.includes(name)) return code;
  }
  const found = /(?<![\p{L}])(NSW|VIC|Vic|QLD|Qld|WA|SA|TAS|Tas|ACT|NT)(?![\p{L}])/u.exec(text);
  return found?.[1]?.toUpperCase() ?? "";
}

/** A place with what stands before it on an envelope: "Level 9, Garran Chambers, Sydney NSW". */
export function isAddress(text: string): boolean {
  if (isPlace(text)) return true;
  const parts = text.split(/\s*,\s*/);
  const named = parts.findIndex((part) => !BUILDING.test(part) && !FLOOR.test(part));
  return named > 0 && isPlace(parts.slice(named).join(", "));
}

interface Placed {
  readonly rest: string;
  readonly place: string;
}

/**
 * A place at the end of a text, apart from what stands before it:
 * "Harrow Finch Lawyers, Sydney NSW" -> "Harrow Finch Lawyers" and "Sydney NSW".
 */
export function splitPlace(text: string): Placed {
  const bracket = /^(.{2,200}?)\s*[([]([^()[\]]{2,60})[)\]]\s*$/.exec(text);
  if (bracket?.[1] && bracket[2] && isPlace(bracket[2])) {
    return { rest: bracket[1].trim(), place: bracket[2].trim() };
  }
  const seams = [...text.matchAll(/\s*[,|·•]\s+|\s+[–—/-]\s+/g)].slice(-MOST_PARTS);
  for (const seam of seams) {
    const at = seam.index;
    const place = text.slice(at + seam[0].length).trim();
    if (at > 0 && isPlace(place)) return { rest: text.slice(0, at).trim(), place };
  }
  return { rest: text.trim(), place: "" };
}

function isKnownPlace(text: string): boolean {
  const lower = text.toLowerCase().replace(/\s+/g, " ");
  if (CITIES.has(lower) || COUNTRIES.has(lower) || WORK_PLACES.has(lower)) return true;
  if (STATES[lower]) return true;
  const withState = /^(.+?) ([a-z.]{2,4})(?: \d{4})?$/.exec(lower);
  if (withState?.[1] && withState[2] && STATES[withState[2].replaceAll(".", "")]) {
    return CITIES.has(withState[1]);
  }
  const withPostcode = /^(.+?) \d{4}$/.exec(lower);
  if (withPostcode?.[1]) return CITIES.has(withPostcode[1]) || Boolean(STATES[withPostcode[1]]);
  return false;
}

function isSuburb(text: string): boolean {
  return SUBURB.test(text) && !NO_SUBURB.test(text);
}

function isPartOfPlace(part: string, at: number, parts: readonly string[]): boolean {
  if (isKnownPlace(part) || isSuburb(part) || POSTCODE.test(part)) return true;
  if (at <= 1 && STREET.test(part)) return true;
  if (at === 0 && FLOOR.test(part)) return true;
  const next = parts[at + 1];
  if (US_STATE.test(part) && at > 0) return true;
  // A suburb that we do not know, before a state.
  if (!next || !SUBURB_ONLY.test(part)) return false;
  const nextIsState = Boolean(STATES[next.toLowerCase().replace(/ \d{4}$/, "")]);
  return at <= 1 && nextIsState && !NO_SUBURB.test(part);
}
