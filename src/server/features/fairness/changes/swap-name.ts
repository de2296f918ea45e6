import { rarity } from "#matching/knowledge/rarity.ts";
import { wordsOf } from "#matching/words/words-of.ts";
import type { Name, Person } from "./change.ts";

/** A word that is seen so often in documents is not changed where it stands alone: Law, Grant, Page. */
const ORDINARY_BELOW = 5.3;
const TITLES = "(?:Mr|Mrs|Ms|Miss|Mx|Dr)\\.?";
const ADDRESS = /[\w.+%-]+@[\w.-]+|(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)+\/\S+/g;
/** Shorter ones are found in every address. */
const SHORTEST_IN_ADDRESS = 3;

/** Puts the name in the place of the person's, in every form in which a resume has it. */
export function nameSwap(person: Person, to: Name): (text: string) => string {
  const forms = person.names.flatMap((name) => formsOf(name, to));
  const swap = swapping(forms);
  const kept = keepingOthers(person);
  return (text) =>
    kept(text, (open) => {
      const parts: string[] = [];
      let end = 0;
      for (const found of open.matchAll(ADDRESS)) {
        parts.push(swap(open.slice(end, found.index)));
        parts.push(person.names.reduce((rest, name) => inAddress(rest, name, to), found[0]));
        end = found.index + found[0].length;
      }
      return [...parts, swap(open.slice(end))].join("");
    });
}

/** A way to write the person's name, as a pattern without groups, and what takes its place. */
type Form = readonly [pattern: string, by: string, isLone?: boolean];

/** "Nair Transport" is a firm. */
const BEFORE_ANOTHER = /^\s+\p{Lu}\p{Ll}/u;

function formsOf(name: string, to: Name): Form[] {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const given = words[0] ?? "";
  const family = words.length > 1 ? (words.at(-1) ?? "") : "";
  const whole = `${to.given} ${to.family}`;
  if (family === "") return isOrdinary(given) ? [] : [lone(given, whole)];
  const [g, f] = [escaped(given), escaped(family)];
  const dot = isOrdinary(family) ? "\\." : "\\.?";
  const between = `(?:\\p{L}\\.?|\\([^)]{1,20}\\)|["“'‘][^"”'’]{1,20}["”'’])`;
  return [
    [words.map(escaped).join("\\s+"), whole],
    [`${f},\\s+${g}`, `${to.family}, ${to.given}`],
    [`${g}\\s+(?:${between}\\s+)?${f}`, whole],
    [`${escaped(given.charAt(0))}${dot}\\s+${f}`, `${to.given.charAt(0)}. ${to.family}`],
    // The title stays as it is: it is another kind of change.
    [`(?<=${TITLES}\\s)${f}`, to.family],
    ...(isOrdinary(given) ? [] : [lone(given, to.given)]),
    ...(isOrdinary(family) ? [] : [lone(family, to.family)]),
  ];
}

/** All forms in one go: a new name may be like a part of the old one. */
function swapping(forms: readonly Form[]): (text: string) => string {
  if (forms.length === 0) return (text) => text;
  const any = forms.map(([pattern]) => `(${pattern})`).join("|");
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}]|\\p{L}-)(?:${any})(?![\\p{L}\\p{N}]|-\\p{L})`,
    "giu",
  );
  return (text) =>
    text.replace(pattern, (found: string, ...groups: unknown[]) => {
      const [, by = found, isLone] = forms[groups.findIndex((group) => group !== undefined)] ?? [];
      if (isLone && BEFORE_ANOTHER.test(text.slice(Number(groups.at(-2)) + found.length)))
        return found;
      // Whatever its capitals, but in small letters it is a word.
      return /^\p{Lu}/u.test(found) ? likewise(found, by) : found;
    });
}

/** Beside "&" it is a firm. */
const lone = (word: string, by: string): Form => [`(?<!& ?)${escaped(word)}(?! ?&)`, by, true];

function isOrdinary(word: string): boolean {
  return wordsOf(word).some(({ stem, tells }) => !tells || rarity(stem) < ORDINARY_BELOW);
}

/** In capitals where it was. */
function likewise(found: string, by: string): string {
  const letters = found.replace(/\P{L}/gu, "");
  return letters.length > 1 && letters === letters.toUpperCase() ? by.toUpperCase() : by;
}

function inAddress(address: string, name: string, to: Name): string {
  const words = name.split(/\s+/).map(plain);
  const pairs = [
    [words[0] ?? "", plain(to.given)],
    [words.length > 1 ? (words.at(-1) ?? "") : "", plain(to.family)],
  ] as const;
  return pairs.reduce(
    (rest, [from, by]) =>
      from.length < SHORTEST_IN_ADDRESS ? rest : rest.replace(new RegExp(escaped(from), "gi"), by),
    address,
  );
}

/** As it stands in an address: "obrien". */
const plain = (word: string) =>
  word
    .normalize("NFD")
    .replace(/[^a-zA-Z]/g, "")
    .toLowerCase();

/** The change goes around the names of others, which only look like the person's. */
function keepingOthers({ names, others }: Person) {
  const own = new Set(names.map((name) => name.toLowerCase()));
  const kept = others.filter((other) => other.length > 2 && !own.has(other.toLowerCase()));
  if (kept.length === 0) return (text: string, change: (open: string) => string) => change(text);
  const longest = [...new Set(kept)].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(${longest.join("|")})`, "giu");
  return (text: string, change: (open: string) => string) =>
    text
      .split(pattern)
      .map((part, at) => (at % 2 === 1 ? part : change(part)))
      .join("");
}

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
