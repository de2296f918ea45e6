import { type Group, type Groups, type Move, STANDS_ALONE, sizeOf } from "../findings/groups.ts";

import { ads, capitalised, count, inWords, perCent, percent } from "./format.ts";

/** What is said of a change, by how far it is from what chance would do. */

const turn = <T>(wordings: readonly T[], place: number): T | undefined =>
  wordings[place % wordings.length];

const OVER_CHANCE = [
  "Even among as many comparisons as this report makes, a difference of that size is seldom chance.",
  "Chance alone would rarely make such a difference, however many groups are compared here.",
  "By luck alone, two such counts would seldom be so far apart, even in a report that compares many.",
];
const A_HINT = [
  "Taken alone, that would stand out; among so many comparisons, it may be chance.",
  "It is a hint rather than a result: with many groups compared, chance can take one this far.",
  "Whether that is more than chance, another four weeks will show.",
  "On its own that would be news; among so many comparisons it is a hint.",
  "That is suggestive, and no more.",
];
const ONLY_CHANCE = [
  "That is well within what chance does.",
  "Differences of that size come and go by chance.",
];
const TOO_FEW_TO_TELL = [
  "On so few ads, that is no evidence of a change.",
  "With counts this small, that is within what chance does.",
];
const FEW = 100;

interface Judged extends Move {
  /** How many ads it rests on, in the smaller of the two periods. */
  readonly least: number;
}

/** To follow a sentence that told of a difference. */
export function cautionOf({ move, limit, least }: Judged, place: number): string {
  const size = sizeOf({ move, limit });
  if (size === "move") return turn(OVER_CHANCE, place) ?? "";
  if (size === "hint") return turn(A_HINT, place) ?? "";
  return turn(least < FEW ? TOO_FEW_TO_TELL : ONLY_CHANCE, place) ?? "";
}

/** "the share of crime rose from 4 to 9 per cent": of a group whose two shares differ as they are printed. */
export function moveGist({ n, nBefore }: Groups, { name, now, before = 0 }: Group, texts: Subject) {
  const [from, to] = [percent(before, nBefore), percent(now, n)];
  return `${texts.shareOf(name)} ${to > from ? "rose" : "fell"} from ${count(from)} to ${perCent(to)}`;
}

interface Subject {
  readonly shareOf: (name: string) => string;
}

export function moveText(
  groups: Groups,
  mover: Group & { readonly limit: number },
  texts: Subject,
  place: number,
): string {
  const gist = moveGist(groups, mover, texts);
  const then = `${count(mover.before ?? 0)} of ${ads(groups.nBefore)}`;
  const now = `${count(mover.now)} of ${count(groups.n)}`;
  const wordings = [
    ...(Math.abs(mover.move) < STANDS_ALONE
      ? []
      : [
          `Of the shares that can be compared and differ, the one least like chance: ${gist} (from ${then} to ${now}).`,
        ]),
    `Set against the four weeks before, ${gist}: ${then} then, ${now} now.`,
    `Since the four weeks before, ${gist}, with ${then} in those and ${now} in these.`,
  ];
  const least = Math.min(groups.n, groups.nBefore);
  return `${turn(wordings, place)} ${cautionOf({ ...mover, least }, place)}`;
}

/** Nothing differs as it is printed. */
export const UNMOVED =
  "Every share that can be compared is what it was four weeks earlier, to the nearest per cent.";

interface Named {
  readonly one: string;
  readonly many: string;
}

const MOST_IN_WORDS = 9;
const further = (many: number, { one, many: plural }: Named) => {
  const noun = many === 1 ? one : plural;
  if (many > MOST_IN_WORDS) return `A further ${count(many)} ${noun}`;
  return `${capitalised(inWords(many))} other ${noun}`;
};

/** Of the groups that a chart does not have: those it has no room for, and those that must not be named. */
export const notDrawnText = (groups: Unnamed, drawn: number, texts: Named): string =>
  [undrawnText(groups.groups.length - drawn, texts), leftOutText(groups, texts)]
    .filter((sentence) => sentence !== "")
    .join(" ");

type Unnamed = Pick<Groups, "groups" | "leftOut" | "withheld">;

function undrawnText(undrawn: number, texts: Named): string {
  if (undrawn === 0) return "";
  const isOne = undrawn === 1;
  return `${further(undrawn, texts)} ${isOne ? "has" : "have"} five ads or more and ${isOne ? "is" : "are"} not drawn.`;
}

function leftOutText({ leftOut, withheld }: Unnamed, texts: Named): string {
  if (leftOut === 0) return "";
  const who = further(leftOut, texts);
  const isOne = leftOut === 1;
  if (withheld > 0)
    return `${who} ${isOne ? "is" : "are"} left out, so that no count below five can be worked out from the others.`;
  return isOne
    ? `${who} has fewer than five ads and is left out.`
    : `${who} have fewer than five ads each and are left out.`;
}

const NO_COMPARISON = [
  "The four weeks before had too few ads in these groups for a comparison.",
  "Too few ads of the four weeks before were in these groups, so there is nothing to compare with.",
];
export const noComparison = (place: number) => turn(NO_COMPARISON, place) ?? "";
