import { setText } from "./draft.ts";
import { hasPlace, isStreet, isTown, placeOf, withoutPlace } from "./facts/place.ts";
import { plainWords, shareIn } from "./items.ts";
import type { Mark } from "./labels.ts";
import type { Settled } from "./state.ts";

/** Where the job is: all places of a message in their order, joined as they were said. */
export function placeLocations(settled: Settled, message: string, marks: readonly Mark[]): Settled {
  const isOwnName = ({ text }: Mark) =>
    settled.draft.company !== "" && shareIn(text, settled.draft.company) === 1;
  const all = marks.filter((mark) => mark.label === "place");
  const others = all.filter((mark) => !isOwnName(mark));
  const places = known(message, others.length > 0 ? others : all, marks);
  const joined = joinedPlaces(message, places, marks) || foundPlace(settled, message, marks);
  const { company } = settled.draft;
  const said =
    company !== "" && joined.startsWith(`${company}, `)
      ? placeOf(joined.slice(company.length))
      : joined;
  if (said === "") return settled;
  const { location } = settled.draft;
  const isChange = places.some((place) => isNearFix(place, message, marks));
  if (location === "" || isChange) return setText(settled, "location", said);
  if (hasPlace(location, said) || location.toLowerCase().includes(said.toLowerCase()))
    return settled;
  if (isStreet(said)) return setText(settled, "location", `${said}, ${location}`);
  return setText(settled, "location", `${location} and ${said}`);
}

const LOCATES =
  /\b(?:in|at|near|around|from|of|to|ex|our|the|or|and|based|office|location:?)\s*$|[&/,(]\s*$/i;

/** Names of people are no places, and "just Perth" is Perth alone. */
function known(message: string, places: readonly Mark[], marks: readonly Mark[]): readonly Mark[] {
  const towns = places.filter(({ text }) => isTown(text) || placeOf(text) !== inOwnWords(text));
  const named = places.filter(
    (place) =>
      towns.length === 0 ||
      towns.includes(place) ||
      plainWords(place.text).length > 1 ||
      LOCATES.test(
        message
          .slice(Math.max(0, place.from - 20), place.from)
          .trimEnd()
          .replace(/,$/, ""),
      ),
  );
  const [first] = named;
  const cue = first && marks.findLast(({ label, to }) => label === "fix" && to <= first.from);
  const isOnly = cue && first.from - cue.to < 3 && /\b(?:just|only)\b/i.test(cue.text);
  return isOnly && first && !/^\W*(?:and|or|&)\b/i.test(message.slice(first.to)) ? [first] : named;
}
const inOwnWords = (text: string) =>
  text.trim().replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

function joinedPlaces(message: string, places: readonly Mark[], marks: readonly Mark[]): string {
  return places.reduce((joined, { text, from }, at) => {
    const place = placeOf(text);
    const last = places[at - 1];
    if (place === "" || hasPlace(joined, place)) return joined;
    if (!last || joined === "") return place;
    const cue = marks.find(
      (mark) => mark.label === "fix" && mark.from >= last.to && mark.to <= from,
    );
    if (cue) return /^\W*not\b/i.test(cue.text) ? joined : place;
    return isStreet(place) && !isStreet(joined)
      ? `${place}, ${joined}`
      : `${joined}${joining(message.slice(last.to, from))}${place}`;
  }, "");
}

function joining(between: string): string {
  if (/\bor\b/i.test(between)) return " or ";
  return /\band\b|&|\//i.test(between) ? " and " : ", ";
}

/** A cue of a correction in the same sentence, before the place or right behind it. */
function isNearFix(place: Mark, message: string, marks: readonly Mark[]): boolean {
  return marks.some(({ label, from, to }) => {
    if (label !== "fix" && label !== "old") return false;
    const between =
      to <= place.from ? message.slice(to, place.from) : message.slice(place.to, from);
    return between.length < 40 && !/[.!?;\n]/.test(between);
  });
}

const IN =
  /\b(?:in|at|near|around|out of|based in|to)\s+((?:\p{Lu}[\p{L}'’-]{2,20})(?: \p{Lu}[\p{L}'’-]{2,20}){0,2})(?=[,.;:!?)\n]|$|\s(?:and|or|for|with|is|we|on|to|as|who|office|area)\b)/gu;
const OUR =
  /\b(?:our|the)\s+((?:\p{Lu}[\p{L}'’-]{2,20})(?: \p{Lu}[\p{L}'’-]{2,20})?) (?:office|practice|branch|campus|site|shop|store|clinic|school|depot|team|studio|yard|hospital|centre|rooms)\b/gu;
/** Only what is about the firm, or nothing yet, may be a place. */
const MAY_BE = new Set<Mark["label"]>(["about", "place"]);

/** No place was marked and none is known: one that stands behind "in" will be it. */
function foundPlace({ draft }: Settled, message: string, marks: readonly Mark[]): string {
  if (draft.location !== "") return "";
  const isAside = (at: number) =>
    marks.some(({ label, from, to }) => !MAY_BE.has(label) && from <= at && at < to);
  for (const match of [...message.matchAll(IN), ...message.matchAll(OUR)]) {
    const name = match[1] ?? "";
    const at = match.index + match[0].indexOf(name);
    if (isAside(at) || MONTH.test(name) || shareIn(name, draft.company) > 0) continue;
    if (isTown(name) || plainWords(name).length <= 2) return placeOf(name);
  }
  const town =
    plainWords(message).length <= 60
      ? message.split(/[\s,.;]+/).find((word) => isTown(word) && word.length > 4)
      : undefined;
  return town === undefined || isAside(message.indexOf(town)) ? "" : placeOf(town);
}
const MONTH =
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Word|Excel|English|Term|Year|Australia|House|Law|Legal|Human)/;

const SITE =
  /\b(?:the|our|branch|office|store|site|shop|campus|location|clinic|depot|one|bit|part)\b/gi;

/** The location without a place that is taken back. */
export function withoutLocation(settled: Settled, words: string): Settled | undefined {
  const place = placeOf(words.replace(SITE, " ").trim());
  if (place === "" || !hasPlace(settled.draft.location, place)) return undefined;
  const left = withoutPlace(settled.draft.location, place);
  return left === settled.draft.location ? undefined : setText(settled, "location", left);
}
