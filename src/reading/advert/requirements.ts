import { chancesOf, keptPieces } from "./kept-pieces.ts";
import { isStatusList, type Piece, piecesOf, trimmed } from "./pieces.ts";
import { type RequirementType, typeFeatures, typesOf } from "./requirement-types.ts";
import { yearsAmongThem, yearsIn } from "./years-in.ts";

/** One thing that an advertisement asks for. */
export interface Requirement {
  readonly text: string;
  readonly type: RequirementType;
  readonly must: boolean;
  /** The sentence that asks for it, from 0. */
  readonly from: number;
  readonly min_years?: number;
  readonly max_years?: number;
  /** One of them is enough. */
  readonly alternatives?: readonly string[];
}

interface Asking {
  readonly text: string;
  readonly kind: string;
}

/** Everything that is asked for, each thing once. */
export function requirementsOf(sentences: readonly Asking[]): Requirement[] {
  const found = sentences.flatMap(({ text, kind }, from) =>
    kind === "must" || kind === "nice" || kind === "trait" ? asked(text, kind, from) : [],
  );
  const seen = new Map<string, number>();
  const distinct: Requirement[] = [];
  const isSaidBelow = found.some(({ type, from }) => type === "years" && from > 0);
  for (const one of found) {
    // The years of a title are those that its text asks for.
    if (one.from === 0 && one.type === "years" && isSaidBelow && isTitle(sentences[0])) continue;
    const key = keyOf(one.text);
    const before = seen.get(key);
    const earlier = before === undefined ? undefined : distinct[before];
    if (before !== undefined && earlier) {
      // Said twice it is one requirement, a must if one of them is.
      if (one.must && !earlier.must) distinct[before] = { ...earlier, must: true };
      continue;
    }
    seen.set(key, distinct.length);
    distinct.push(one);
  }
  return distinct;
}

const keyOf = (text: string) => {
  const words = text
    .toLowerCase()
    .replace(/\b(?:current|valid|a|an|the|your|own|full|or|of|in|with|and)\b/g, " ")
    .match(/[\p{L}\p{N}+#]+/gu);
  return words ? [...words].sort().join(" ") : text;
};

/** "We need one more lawyer" says how many are sought, and nothing that somebody must have. */
const IS_VACANCY =
  /^(?:(?:we (?:need|want)|we(?: are|['’]re) (?:after|hiring|seeking|looking for)|needed:?|wanted:?) )?(?:one|two|three|four|five|six|\d+) more (?!(?:years?|months?|weeks?|days?|hours?|shifts?|nights?|of|than|or)\b)[\p{L}-]+(?: [\p{L}-]+)?[.!]?$/iu;

/** "Busy cafe after a kitchen hand" does as well. */
const IS_SOUGHT =
  /^(?!(?:we|you|i|they)\b)[\p{L}'’ -]{3,40}\s(?:after|seeking|looking for|hiring) an? [\p{L} -]{2,40}$/iu;

/** "Family Lawyer (3-5 years PAE), Footscray": of a title, only what it adds in brackets is asked for. */
const TITLE = /^[^.:;?!()]{3,60}\(([^()]{3,40})\)[^.:;?!()]{0,40}$/u;
const isTitle = (sentence: Asking | undefined) => TITLE.test(sentence?.text ?? "");
const ASKS =
  /\b(?:years?|yrs?|months?|PAE|PQE|speaking|licen[cs]ed?|registered|admitted|ticket)\b/i;

function asked(sentence: string, kind: string, from: number): Requirement[] {
  const aside = from === 0 ? TITLE.exec(sentence)?.[1] : undefined;
  const text = aside ?? sentence;
  if (aside && !ASKS.test(aside)) return [];
  const pieces = piecesOf(text);
  const guesses = pieces.map((_, at) => typesOf(pieceFeatures(pieces, at, kind)));
  const kept = keptPieces(chancesOf({ sentence: text, kind, pieces, guesses }));
  return pieces.flatMap(({ words, alternatives, isWished }, at): Requirement[] => {
    const guess = guesses[at];
    if (!guess || !kept[at] || IS_VACANCY.test(words) || IS_SOUGHT.test(words)) return [];
    const short = trimmed(words);
    const before = trimmed(pieces[at - 1]?.words ?? "");
    const isRight = isStatusList(short);
    // How long a visa has to run is nothing that somebody has worked.
    const years = isRight
      ? undefined
      : (yearsIn(short) ?? (yearsIn(before) ? yearsAmongThem(short) : undefined));
    const told = years ? "years" : named(guess.type);
    const type = isRight ? "right_or_check" : told;
    const must = kind !== "nice" && !(kind === "must" && isWished);
    return [
      {
        text: short,
        type,
        must,
        from,
        ...(years && { min_years: years.least }),
        ...(years?.most !== undefined && { max_years: years.most }),
        ...(alternatives.length > 1 && { alternatives: alternatives.map(trimmed) }),
      },
    ];
  });
}

/** Years that are not told as a number are an activity. */
const named = (type: RequirementType): RequirementType => (type === "years" ? "activity" : type);

/** What is known of a piece, and of the pieces beside it. */
export function pieceFeatures(pieces: readonly Piece[], at: number, kind: string): string[] {
  const words = (place: number) => trimmed(pieces[place]?.words ?? "");
  const around = (place: number, name: string) =>
    typeFeatures(words(place), kind)
      .filter((one) => one.startsWith("sign:") || one.startsWith("first:"))
      .map((one) => `${name} ${one}`);
  return [
    ...typeFeatures(words(at), kind),
    pieces.length === 1 ? "alone" : `piece:${Math.min(at, 3)}`,
    ...(yearsIn(words(at)) ? ["years"] : []),
    ...(pieces.length > 1 && at === pieces.length - 1 ? ["piece:last"] : []),
    ...(at > 0 ? around(at - 1, "after") : []),
    ...(at < pieces.length - 1 ? around(at + 1, "before") : []),
  ];
}
