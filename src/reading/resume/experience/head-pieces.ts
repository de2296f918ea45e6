import { isPlace, splitPlace } from "../../places.ts";
import { wordsOf } from "../rows/row.ts";
import { companyScore, isProse, roleScore, startsWithVerb } from "../signs.ts";
import { labelField } from "../words/form-labels.ts";
import type { Entry } from "./find-entries.ts";
import type { KnownRow } from "./row-kinds.ts";
import { splitTitle } from "./split-title.ts";

/** One text of a head with the line it stands on. */
export interface Piece {
  readonly text: string;
  readonly line: number;
}

export interface Head {
  readonly pieces: readonly Piece[];
  readonly location: Piece | undefined;
  readonly extra: readonly Piece[];
}

interface Cell extends Piece {
  /** Where in the head it stands: "below 0 0". */
  readonly slot: string;
  readonly below: boolean;
}

const FEWEST_STACKED = 2;
const FEWEST_WORDS_TOLD = 4;
/** "Northfold Hospital, Epping. March 2017": the stop before the dates, not that of "Co." or "U.K.". */
const FULL_STOP = /(?<=\p{Ll}{3})(?<!\b(?:corp|bros|assoc|dept|govt|univ|intl|hons?))\.$/u;
const EMPLOYMENT =
  /^\(?(?:full[ -]time|part[ -]time|casual|contract(?:or)?|permanent|temporary|fixed[ -]term|internship|freelance|seasonal|volunteer|self-employed|secondment|hybrid|remote|on-site|\d{1,2} (?:weeks?|months?|days?))\)?$/i;
const FIELD_LABEL =
  /^(?:role|position|job title|title|occupation or position held|employer|company|organisation|organization|firm|location|place|name and address of employer|department)\s?:\s*/i;
const CITY = /^City:\s*([^|]{2,40}?)\s*(?:\|\s*Country:.*)?$/i;
const TOWN =
  /^\p{Lu}[\p{L}'’-]+(?:[ -](?:of |on |\p{Lu})[\p{L}'’-]*){0,3}(?:, \p{Lu}[\p{L} ]{2,24})?$/u;

/** Parts of the head where other entries print their places: a name there that no list knows is one too. */
export function placeSlots(entries: readonly Entry[]): ReadonlySet<string> {
  const known = new Map<string, number>();
  const against = new Set<string>();
  for (const cell of entries.flatMap(cellsOf)) {
    const town = splitTitle(cell.text, 0) === undefined && TOWN.test(cell.text);
    if (isPlace(cell.text)) known.set(cell.slot, (known.get(cell.slot) ?? 0) + 1);
    else if (!town || roleScore(cell.text) > 1 || companyScore(cell.text) > 1)
      against.add(cell.slot);
  }
  return new Set([...known.keys()].filter((slot) => !against.has(slot)));
}

/** Whether most heads print role and firm on rows of their own. */
export function areStacked(heads: readonly Head[]): boolean {
  const filled = heads.filter((head) => head.pieces.length > 0);
  const stacked = filled.filter(({ pieces: [first, second] }) => {
    return first && second && first.line !== second.line;
  });
  return stacked.length >= FEWEST_STACKED && stacked.length * 2 > filled.length;
}

/** How the other heads are set: which goes first on one row, and whether firms have their own. */
interface Setting {
  readonly lean: number;
  readonly stacked: boolean;
}

export function headOf(entry: Entry, setting: Setting, slots: ReadonlySet<string>): Head {
  const { lean, stacked } = setting;
  const pieces: Piece[] = [];
  const extra: Piece[] = notesOf(entry);
  const kinds: Piece[] = [];
  let location: Piece | undefined;
  for (const { text, line, slot, below } of cellsOf(entry)) {
    const place = isPlace(text) || slots.has(slot) || CITY.test(text);
    if (place) {
      location ??= { text: text.replace(CITY, "$1").replace(/^\(|\)$/g, ""), line };
      continue;
    }
    if (EMPLOYMENT.test(text)) {
      kinds.push({ text, line });
      continue;
    }
    const firm = stacked && pieces.length === 1 && isFirm(text);
    if (below && (tells(text) || !(firm || needsMore(pieces, lean)))) {
      extra.push({ text, line });
      continue;
    }
    const placed = splitPlace(text);
    if (placed.place && placed.rest !== "") location ??= { text: placed.place, line };
    pieces.push({ text: placed.place ? placed.rest : text, line });
  }
  // "Volunteer" or "Contractor" is the role where no other is printed.
  const kind = kinds[0];
  const only = pieces.length === 1 ? pieces[0] : undefined;
  const alone = kind && only && !splitTitle(only.text, 0);
  if (alone && kind.line < only.line) pieces.unshift(kind);
  else if (alone && roleScore(only.text) < 2) pieces.push(kind);
  return { pieces, location, extra };
}

/** "Fitzroy Plains Health Service, Rockhampton": a firm, or anything with its town. */
function isFirm(text: string): boolean {
  return !isProse(text) && (companyScore(text) > 1 || splitPlace(text).place !== "");
}

/** "Led the review of nine mergers": beside a place or below the dates, and no name all the same. */
function tells(text: string): boolean {
  return startsWithVerb(text) && wordsOf(text).length >= FEWEST_WORDS_TOLD && isProse(text);
}

/** Rows that tell something between the title and the dates. */
function notesOf(entry: Entry): Piece[] {
  return entry.above
    .filter((known) => known.kind === "text")
    .map(({ row }) => ({ text: row.text, line: row.line }));
}

function cellsOf(entry: Entry): Cell[] {
  const titles = entry.above.filter((known) => known.kind === "title");
  return [
    ...titles.flatMap((known, at) => cellsIn(known, `above ${titles.length - at}`, false)),
    ...(entry.dated ? cellsIn(entry.dated, "dated", false) : []),
    ...entry.below.flatMap((known, at) => cellsIn(known, `below ${at}`, true)),
  ];
}

function cellsIn(known: KnownRow, slot: string, below: boolean): Cell[] {
  const { line } = known.row;
  return known.cells.flatMap((cell, at) => {
    const text = cell
      .replace(FIELD_LABEL, "")
      .replace(/^[\s|/·•,–—-]+|[\s|/·•,;:–—-]+$/g, "")
      .replace(FULL_STOP, "")
      .trim();
    return text === "" || labelField(text)
      ? []
      : [{ text, line, slot: `${slot} ${at} of ${known.cells.length}`, below }];
  });
}

/** Whether role or company are still to come in the rows below the dates. */
function needsMore(pieces: readonly Piece[], lean: number): boolean {
  if (pieces.length >= 2) return false;
  const only = pieces[0];
  if (!only) return true;
  const split = splitTitle(only.text, lean);
  if (!split) return true;
  // "Manager, Information" may be a role alone, unless the others say otherwise.
  return Math.abs(lean) < 2 && companyScore(split.company) < 1 && !/[|·•@]| at /.test(only.text);
}
