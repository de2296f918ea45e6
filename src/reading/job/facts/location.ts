import { CITIES } from "#reading/place-names.ts";
import { isPlace } from "#reading/places.ts";
import type { Block } from "../blocks/block.ts";
import type { Found } from "../found.ts";

const STATE = "NSW|VIC|Vic|QLD|Qld|WA|SA|TAS|Tas|ACT|NT";
/** "Parramatta NSW", "Sydney, New South Wales", "Melbourne CBD": a town with what is printed after it. */
const WITH_STATE = new RegExp(
  String.raw`(?<![\p{L}\d])((?:\p{Lu}[\p{L}'’-]{1,20} ){0,2}\p{Lu}[\p{L}'’-]{1,20}(?: CBD)?,? (?:${STATE}))(?![\p{L}])`,
  "u",
);
const WORK_MODE = /\s*[([–—-]?\s*\b(?:hybrid|remote|flexible|on-?site|work from home|wfh)\b.*$/i;
const TOP_BLOCKS = 12;
const MOST_BLOCKS = 300;
const NEAR_CITY =
  /(?:\b(?:in|our|at|from|to|based in|based at|near|across|office in|heart of)\s+(?:the |our |central |inner |greater |downtown )?|, |\()$/i;
const AFTER_CITY =
  /^(?:(?:['’]s)? (?:office|CBD|based|team|practice|firm|region|boutique|projects|disputes)|-based|,? (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\b)/i;

/** A label's value without the words on hybrid work that are often added. */
export function cleanLocation(value: string): string {
  const place = value
    .replace(WORK_MODE, "")
    .replace(/[\s,;(–—-]+$/, "")
    .trim();
  return place === "" ? value.trim() : place;
}

/** Where the work is: a place alone in the heading lines, else one that the sentences name. */
export function findLocation(blocks: readonly Block[]): Found<string> | null {
  for (const block of blocks.slice(0, TOP_BLOCKS)) {
    if (block.bullet) continue;
    for (const cell of block.text.split(/\t|\s[|•·–—-]\s|\s*\|\s*/)) {
      const place = cleanLocation(cell.trim());
      if (place.length < 60 && isPlace(place) && /\p{Lu}/u.test(place))
        return { value: place, lines: block.lines, confidence: 0.85 };
    }
  }
  return locationInProse(blocks);
}

function locationInProse(blocks: readonly Block[]): Found<string> | null {
  for (const block of blocks.slice(0, MOST_BLOCKS)) {
    const found = WITH_STATE.exec(block.text.slice(0, 3000))?.[1];
    const place = found === undefined ? "" : trimToPlace(found);
    if (place !== "") return { value: place, lines: block.lines, confidence: 0.7 };
  }
  const counts = new Map<string, Found<string>>();
  for (const block of blocks.slice(0, MOST_BLOCKS)) {
    const city = cityIn(block.text.slice(0, 3000));
    if (city === null) continue;
    const known = counts.get(city);
    const confidence = Math.min(0.7, (known?.confidence ?? 0.4) + 0.1);
    counts.set(city, { value: city, lines: known?.lines ?? block.lines, confidence });
  }
  return [...counts.values()].reduce<Found<string> | null>(
    (top, one) => (top === null || one.confidence > top.confidence ? one : top),
    null,
  );
}

/** "Join Harrow Parramatta NSW" -> "Parramatta NSW": words before a known town are no part of it. */
function trimToPlace(found: string): string {
  const words = found.split(" ");
  for (let from = 0; from < words.length - 1; from += 1) {
    const town = words.slice(from, -1).join(" ").replace(/,$/, "").replace(/ CBD$/, "");
    if (CITIES.has(town.toLowerCase())) return words.slice(from).join(" ");
  }
  return /^(?:Court|University|Council|Law|Government|Act|Police|Health)\b/.test(words.at(-2) ?? "")
    ? ""
    : found;
}

/** A town that is named as a place of work: "in Brisbane", "our Perth office", "Sydney CBD". */
function cityIn(text: string): string | null {
  for (const match of text.matchAll(/\p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{2,20}){0,2}/gu)) {
    const words = match[0].split(" ");
    for (let size = words.length; size > 0; size -= 1) {
      for (let from = 0; from + size <= words.length; from += 1) {
        const name = words.slice(from, from + size).join(" ");
        if (!CITIES.has(name.toLowerCase())) continue;
        const at = match.index + words.slice(0, from).join(" ").length + (from > 0 ? 1 : 0);
        const before = text.slice(Math.max(0, at - 30), at);
        const after = text.slice(at + name.length, at + name.length + 14);
        if (NEAR_CITY.test(before) || AFTER_CITY.test(after) || at === 0) return name;
      }
    }
  }
  return null;
}
