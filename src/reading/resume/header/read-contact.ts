import { isAddress, isPlace } from "../../places.ts";
import type { PlacedRow } from "../outline/placed-row.ts";
import type { Read } from "../read-value.ts";
import { companyScore, roleScore } from "../signs.ts";
import { findAddress, findEmail, findPhones, isTopLevel } from "./contact-signs.ts";

interface Weighed extends Read<string> {
  readonly weight: number;
}

const WEIGHT = {
  header: 3,
  margin: 2,
  early: 1.5,
  agrees: 2.5,
  elsewhere: -2,
  mobile: 0.6,
  link: -0.5,
};
const EARLY_ROWS = 15;
const LETTER_WEIGHT = -1;
const PLACE_LABEL =
  /^(?:address|location|based in|lives? in|home|suburb|city|residence|resident of)\s?:?\s*/i;
const LABEL_ALONE =
  /^(?:home |residential )?(?:address|location|residence|suburb|city|home)\s?:?$/i;
const SUBURB = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u;
const SEAM = /\t|\s*[|•·∙⋅‖]\s*|\s+[^\p{L}\p{N}\s,.'()&/-]+\s+|\s{2,}|;\s+/u;

export function readEmail(placed: readonly PlacedRow[], name: string): Read<string> | undefined {
  const found: Weighed[] = [];
  for (const [at, spot] of placed.entries()) {
    const printed = findEmail(spot.row.text)?.value
      ? wholeEmail(placed, at)
      : splitEmail(placed, at);
    if (printed) found.push(weighed(spot, at, printed, agrees(printed, name)));
    for (const link of spot.row.links) {
      const address = /^mailto:([^?]{3,200})/i.exec(link)?.[1];
      const email = address ? findEmail(decoded(address))?.value : undefined;
      if (email) found.push(weighed(spot, at, email, agrees(email, name) + WEIGHT.link));
    }
  }
  return heaviest(found);
}

const FRAGMENT = /^[\p{L}\p{N}._-]{1,30}$/u;

/** An email whose end a narrow column broke off: "jane@post.examp" and "le" below it. */
function wholeEmail(placed: readonly PlacedRow[], at: number): string {
  const text = placed[at]?.row.text ?? "";
  const found = findEmail(text);
  const next = placed[at + 1]?.row;
  if (!found) return "";
  if (!next || next.follows === "no" || found.to < text.length) return found.value;
  if (!FRAGMENT.test(next.text) || isTopLevel(found.value)) return found.value;
  return findEmail(found.value + next.text)?.value ?? found.value;
}

/** An email broken before or after its @, or inside the name. */
function splitEmail(placed: readonly PlacedRow[], at: number): string {
  const text = placed[at]?.row.text ?? "";
  const next = placed[at + 1]?.row.text ?? "";
  const tail = text.split(/\s/).at(-1) ?? "";
  const head = next.split(/\s/)[0] ?? "";
  const broken = tail.endsWith("@") || head.startsWith("@");
  if (!broken || tail === "" || tail.length > 64) return "";
  return findEmail(tail + head)?.value ?? "";
}

export function readPhone(placed: readonly PlacedRow[]): Read<string> | undefined {
  const found: Weighed[] = [];
  for (const [at, spot] of placed.entries()) {
    for (const phone of findPhones(spot.row.text)) {
      const mobile = phone.mobile ? WEIGHT.mobile : 0;
      const one = weighed(spot, at, phone.value, phone.certainty + mobile);
      found.push({ ...one, confidence: Math.min(one.confidence, phone.certainty) });
    }
    for (const link of spot.row.links) {
      const number = /^tel:([+\d() .-]{6,25})$/i.exec(link)?.[1];
      if (number) found.push(weighed(spot, at, number, WEIGHT.link));
    }
  }
  return heaviest(found.filter((one) => one.weight > WEIGHT.elsewhere + 1));
}

/** Where the person lives: a place in the header, or a labelled one. */
export function readLocation(placed: readonly PlacedRow[]): Read<string> | undefined {
  for (const { row, part } of placed) {
    if (part !== "header") continue;
    const pieces = withoutReach(row.text).split(SEAM);
    for (const [at, piece] of pieces.entries()) {
      // In a table the label stands in a cell of its own.
      const labelled = PLACE_LABEL.test(piece) || LABEL_ALONE.test(pieces[at - 1] ?? "");
      if (LABEL_ALONE.test(piece)) continue;
      const bare = withoutNote(piece.replace(PLACE_LABEL, "").replace(/^[^\p{L}\p{N}(]+/u, ""));
      if (bare !== "" && (isAddress(bare) || isNearTown(bare))) {
        return { value: bare, lines: [row.line], confidence: labelled ? 0.95 : 0.85 };
      }
      if (labelled && bare !== "" && bare.length < 80) {
        return { value: bare, lines: [row.line], confidence: 0.7 };
      }
    }
    const tail = placeInCommas(withoutReach(row.text));
    if (tail) return { value: tail, lines: [row.line], confidence: 0.6 };
  }
  return undefined;
}

/** "Unley SA 5061 (happy to relocate)": where the person is, without what is said about it. */
function withoutNote(text: string): string {
  const note = /^([^()]{2,70}?)\s*\(([^()]{2,120})\)$/.exec(text.trim());
  if (!note?.[1] || !note[2] || isPlace(note[2])) return text.trim();
  return note[1];
}

/** "Nightcliff, Darwin NT": a suburb that no list knows, before a town and its state or postcode. */
function isNearTown(text: string): boolean {
  const [, suburb = "", town = ""] = /^([^,]{3,40}), ([^,]{3,40})$/.exec(text) ?? [];
  if (!SUBURB.test(suburb) || roleScore(suburb) > 0 || companyScore(suburb) > 0) return false;
  return isPlace(town) && /\b[A-Z]{2,3}$|\d{4}$/.test(town);
}

/** The text with a seam where an email, a number or an address stands. */
function withoutReach(text: string): string {
  let rest = text;
  for (const found of [...findPhones(text), findEmail(text)]) {
    if (found) rest = rest.replace(text.slice(found.from, found.to), " | ");
  }
  const address = findAddress(rest);
  return address ? rest.replace(address.value, " | ") : rest;
}

/** "12 Rose Street, Glen Iris VIC 3146, 0400 000 000": the longest run of pieces that is a place. */
function placeInCommas(text: string): string {
  const pieces = text.split(/\s*[,;]\s*/).slice(0, 8);
  for (let size = pieces.length; size >= 1; size -= 1) {
    for (let from = 0; from + size <= pieces.length; from += 1) {
      const joined = pieces.slice(from, from + size).join(", ");
      if (isPlace(joined)) return joined;
    }
  }
  return "";
}

function weighed(spot: PlacedRow, at: number, value: string, extra: number): Weighed {
  let weight = extra;
  if (spot.part === "header") weight += WEIGHT.header;
  if (spot.row.margin) weight += WEIGHT.margin;
  if (at < EARLY_ROWS) weight += WEIGHT.early;
  if (spot.part === "letter") weight += LETTER_WEIGHT;
  if (spot.part === "other" || spot.part === "experience") weight += WEIGHT.elsewhere;
  const confidence = weight >= WEIGHT.header ? 0.98 : 0.7;
  return { value, lines: [spot.row.line], confidence, weight };
}

function heaviest(found: readonly Weighed[]): Read<string> | undefined {
  let best: Weighed | undefined;
  for (const one of found) if (!best || one.weight > best.weight) best = one;
  return best && { value: best.value, lines: best.lines, confidence: best.confidence };
}

function agrees(email: string, name: string): number {
  const local = plain(email.split("@")[0] ?? "");
  const hits = name
    .split(/[\s-]+/)
    .filter((word) => plain(word).length > 2 && local.includes(plain(word)));
  return hits.length > 0 ? WEIGHT.agrees : 0;
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
