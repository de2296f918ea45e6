import { CLOSINGS, NEEDS, OFFERS, OPENINGS, PAY } from "./phrases.ts";
import { PRACTICE_AREAS, type PracticeArea } from "./practice-areas.ts";

/** A job advertisement of the replica: the same arguments always make the same one. */
export interface Ad {
  readonly slug: string;
  readonly title: string;
  readonly firm: string;
  readonly place: string;
  readonly area: PracticeArea;
  readonly pay: string;
  readonly opening: string;
  readonly duties: readonly string[];
  readonly needs: readonly string[];
  readonly offers: readonly string[];
  readonly closing: string;
  /** What was added since it was first shown; "" at the start. */
  addition: string;
}

export interface AdWords {
  readonly firm: string;
  readonly title: string;
  readonly area: PracticeArea;
  readonly place: string;
  /** Which of the phrases: neighbours in a list have different numbers. */
  readonly number: number;
}

export function adOf({ firm, title, area, place, number }: AdWords): Ad {
  return {
    slug: slugOf(title),
    title,
    firm,
    place,
    area,
    pay: number % 2 === 0 ? nth(PAY, number / 2) : "",
    opening: nth(OPENINGS, number)(title, area.toLowerCase(), place),
    duties: PRACTICE_AREAS[area],
    needs: [nth(NEEDS, number), nth(NEEDS, number + 3), nth(NEEDS, number + 6)],
    offers: [nth(OFFERS, number), nth(OFFERS, number + 3)],
    closing: nth(CLOSINGS, number),
    addition: "",
  };
}

/** Counted around: there is always one. */
function nth<T>(list: readonly T[], number: number): T {
  const found = list[Math.floor(number) % list.length];
  if (found === undefined) throw new Error("The list is empty.");
  return found;
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
