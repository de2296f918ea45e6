import type { PaperAsked, PaperOption } from "./grade-paper.ts";
import { alsoOf, type Rank } from "./ladders.ts";
import {
  fieldsAmong,
  fieldsOver,
  isAnyTrade,
  isDegree,
  levelsAmong,
  namedIn,
  rankOf,
  rankOfAnyDegree,
} from "./named-in.ts";
import { type Placed, placedWords, written } from "./paper-names.ts";
import { LONGEST_LINE, PAPER_LINE, placeOf } from "./papers-in.ts";

const CURRENT =
  /\b(?:current|valid|in date|up[- ]to[- ]date|active|last (?:12|twelve|six|three) months|(?:12|twelve) months old|last year|within (?:12|twelve) months|within the last)\b/i;
const BEGUN =
  /\b(?:in progress|under ?way|working towards?|progress towards|studying|student|nearly|near|begun|started|enrolled(?! nurse)|eligib\w+|entitle\w*|capacity|able to|ability|imminent|about to|penultimate|final year|last (?:year|half|term|placement|subjects?|module|semester)|final (?:two|six|year|semester)|preparing|on the way|within \w+ (?:subjects?|months) of|within sight|in sight|going to|will get|willing|prepared to|ready to|happy to|can convert|applied|application|applying|lodged|substantially|half way|a date for|third[- ]semester|provisional|program|candidate|apprentice\w*|trainee|learner)\b/i;
const OPEN =
  /\b(?:experience|years?|yrs|evidence|similar|comparable|equivalent|equal|anything|otherwise|instead|background|worked|work built|demonstrated|skills?|photos|close|related|learned|in practice|papers in|better)\b/i;
const VAGUE = /\b(?:relevant|appropriate|suitable|related discipline|second degree)\b/i;
const WHATEVER =
  /\b(?:in|of|from) (?:any|whatever|whichever) (?:academic |study )?(?:discipline|field|area|subject|kind|faculty)\b|\bany (?:university )?degree\b|\bany discipline\b/i;
const NAMES_A_TRADE = /\b(?:as|in)\b/i;
const OR = /\bor\b|[,;/]/i;

/** What paper a requirement asks for; `undefined` when no ladder knows it. */
export function paperAsked(
  text: string,
  alternatives: readonly string[] = [],
): PaperAsked | undefined {
  const whole = text.slice(0, LONGEST_LINE);
  const others = alternatives.map((one) => ({ one, ranks: ranksOfAlternative(one, whole) }));
  const begunIsEnough =
    others.length === 0
      ? BEGUN.test(whole)
      : others.some(({ one, ranks }) => ranks.length === 0 && BEGUN.test(one));
  const options = distinct([
    ...ranksOf(whole, others.length > 0 || OR.test(whole)).map(begunAs(begunIsEnough)),
    ...others.flatMap(({ one, ranks }) => ranks.map(begunAs(begunIsEnough || BEGUN.test(one)))),
  ]);
  if (options.length === 0) return undefined;
  return {
    options,
    current: CURRENT.test(whole),
    open: others.some(({ one, ranks }) => ranks.length === 0 && isOpen(one)),
    place: placeOf(whole),
  };
}

const begunAs =
  (begun: boolean) =>
  ({ ladder, rung }: Rank): PaperOption => ({ ladder, rung, begun });

const isOpen = (alternative: string) => OPEN.test(alternative) || !BEGUN.test(alternative);

function ranksOf(text: string, isChoice: boolean): Rank[] {
  const line = written(text);
  const words = placedWords(line);
  const { names, studies } = namedIn(
    line,
    PAPER_LINE.test(line) || words.length < 4 ? "requirement" : "words",
  );
  const wide = new Set(
    studies.flatMap(({ field }) => fieldsOver(field).filter((one) => one !== field)),
  );
  const ranks: Rank[] = [
    ...names.map(({ entry }) => entry),
    ...studies
      .filter(({ field }) => isChoice || !wide.has(field))
      .filter(
        ({ level, from, to }) =>
          isDegree(level) || !names.some((name) => name.from <= from && name.to >= to),
      )
      .filter(({ field }) => !(isAnyTrade(field) && NAMES_A_TRADE.test(text)))
      .map(({ field, level }) => rankOf(field, level)),
  ];
  if (ranks.length === 0) return bareLevelOf(text, words);
  return isChoice ? ranks : highestOfEach(ranks);
}

/** "A university degree", in whatever. */
function bareLevelOf(text: string, words: readonly Placed[]): Rank[] {
  const found = levelsAmong(words)[0];
  if (!found || (VAGUE.test(text) && !WHATEVER.test(text))) return [];
  const isAny =
    WHATEVER.test(text) ||
    words.every(
      ({ stem }, at) => (at >= found.first && at <= found.last) || BESIDE_LEVEL.has(stem),
    );
  return isAny ? [rankOfAnyDegree(found.entry.level)] : [];
}

const BESIDE_LEVEL: ReadonlySet<string> = new Set(
  placedWords("university tertiary any completed finished recognised australian formal full").map(
    ({ stem }) => stem,
  ),
);

/** "Admission and a current practising certificate": the higher of both is asked for. */
const highestOfEach = (ranks: readonly Rank[]): Rank[] =>
  ranks.filter(
    (one) => !ranks.some(({ ladder, rung }) => ladder === one.ladder && rung > one.rung),
  );

/** "Commerce" beside "degree in accounting or commerce": a field with the level of the whole. */
function ranksOfAlternative(alternative: string, whole: string): Rank[] {
  const [words, all] = [placedWords(written(alternative)), placedWords(written(whole))];
  const level = (levelsAmong(words)[0] ?? levelsAmong(all)[0])?.entry.level;
  const own = fieldsAmong(words);
  if (levelsAmong(words).length > 0 && own.length === 0 && level !== undefined) {
    const named = ranksOf(alternative, true);
    const fields = fieldsAmong(all);
    return fields.length > 0 ? fields.map((field) => rankOf(field, level)) : named;
  }
  const named = ranksOf(alternative, true);
  if (named.length > 0 || level === undefined) return named;
  return own.map((field) => rankOf(field, level));
}

/** What another option includes is not asked for by itself: AHPRA beside "registered nurse". */
function distinct(options: readonly PaperOption[]): PaperOption[] {
  const included = new Set(options.flatMap((option) => alsoOf(option).map(keyOf)));
  const seen = new Map<string, PaperOption>();
  for (const option of options) {
    const key = keyOf(option);
    if (included.has(key)) continue;
    seen.set(key, { ...option, begun: option.begun || seen.get(key)?.begun === true });
  }
  return [...seen.values()];
}

const keyOf = ({ ladder, rung }: Rank) => `${ladder}/${rung}`;
