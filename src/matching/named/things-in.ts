import { claimsOf, type Level } from "./claims.ts";
import { findThings, LONGEST_LINE } from "./find-things.ts";
import { THINGS } from "./things.ts";

/** A thing that a line of a resume names. */
export interface ThingShown {
  readonly thing: number;
  readonly unit: number;
  /** Merely listed; else work is told. */
  readonly listed: boolean;
  /** "No Xero yet", "keen to learn SQL", "my nan speaks Arabic". */
  readonly denied: boolean;
  readonly level: Level;
}

export interface ThingUnit {
  readonly text: string;
  readonly section: string;
}

const MOST_PIECES = 10;
const LISTS = new Set(["list", "skills"]);

export function thingsIn(units: readonly ThingUnit[]): ThingShown[] {
  return units.flatMap(({ text, section }, unit) => {
    const listed = LISTS.has(section);
    return piecesOf(text).flatMap((line) => {
      const places = findThings(line, { asks: false, listed });
      if (places.length === 0) return [];
      const claims = claimsOf(line, places);
      return places.map(({ thing }, at): ThingShown => {
        const { denied = false, level = 2 } = claims[at] ?? {};
        const taught = section === "education" && THINGS[thing]?.kind !== "language" && level === 2;
        return { thing, unit, listed, denied, level: taught ? 1 : level };
      });
    });
  });
}

/** A long paragraph is read in pieces, cut between words. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length && pieces.length < MOST_PIECES; ) {
    const rest = text.slice(from, from + LONGEST_LINE);
    const cut = from + rest.length < text.length ? rest.lastIndexOf(" ") : rest.length;
    const piece = rest.slice(0, cut > 0 ? cut : rest.length);
    pieces.push(piece);
    from += piece.length;
  }
  return pieces;
}
