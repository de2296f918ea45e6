import { isPlace, splitPlace } from "../../places.ts";
import { companyScore, isDepartment, roleScore } from "../signs.ts";
import type { Entry } from "./find-entries.ts";
import { splitTitle } from "./split-title.ts";

/** One text of a head with the line it stands on. */
export interface Piece {
  readonly text: string;
  readonly line: number;
}

export interface Fields {
  readonly role: Piece | undefined;
  readonly company: Piece | undefined;
  readonly location: Piece | undefined;
  /** Pieces of the head that are neither: told before the description. */
  readonly rest: readonly Piece[];
  readonly confidence: number;
}

interface Head {
  readonly pieces: readonly Piece[];
  readonly location: Piece | undefined;
  readonly extra: readonly Piece[];
}

const EMPLOYMENT =
  /^\(?(?:full[ -]time|part[ -]time|casual|contract(?:or)?|permanent|temporary|fixed[ -]term|internship|freelance|seasonal|volunteer|self-employed|secondment|hybrid|remote|on-site)\)?$/i;
const FIELD_LABEL =
  /^(?:role|position|job title|title|occupation or position held|employer|company|organisation|organization|firm|location|place|name and address of employer|department)\s?:\s*/i;
const LABELS: readonly (readonly [keyof Labelled, RegExp])[] = [
  ["role", /^(?:role|position|job title|title|occupation(?: or position held)?)\s?[:\t]\s*/i],
  [
    "company",
    /^(?:employer|company|organisation|organization|firm|name and address of employer)\s?[:\t]\s*/i,
  ],
  ["location", /^(?:location|place|city)\s?[:\t]\s*/i],
];
interface Labelled {
  role?: Piece;
  company?: Piece;
  location?: Piece;
}
const CERTAIN = 2.5;

/** Gives the heads of a section their fields; the order of role and company is voted on. */
export function assignFields(entries: readonly Entry[]): Fields[] {
  const heads = entries.map(headOf);
  const votes = new Map<number, number>();
  let overall = 0;
  for (const head of heads) {
    const lean = leanOf(head);
    votes.set(head.pieces.length, (votes.get(head.pieces.length) ?? 0) + lean);
    overall += lean;
  }
  return heads.map((head, at) => {
    const vote = votes.get(head.pieces.length) ?? 0;
    const labelled = labelledFields(entries[at]);
    if (labelled) return labelled;
    return fieldsOf(head, vote === 0 ? overall : vote);
  });
}

/** Heads of forms that name each field: "Position: Solicitor". */
function labelledFields(entry: Entry | undefined): Fields | undefined {
  if (!entry) return undefined;
  const found: Labelled = {};
  const rest: Piece[] = [];
  const rows = [...entry.above, ...(entry.dated ? [entry.dated] : []), ...entry.below];
  for (const { row } of rows) {
    const label = LABELS.find(([, pattern]) => pattern.test(row.text));
    if (!label) continue;
    const [field, pattern] = label;
    found[field] ??= { text: row.text.replace(pattern, "").replace(/\t/g, ", "), line: row.line };
  }
  if (!found.role && !found.company) return undefined;
  if (!found.role || !found.company) {
    return undefined;
  }
  const { role, company, location } = found;
  const placed = splitPlace(company.text);
  const where = location ?? (placed.place ? { text: placed.place, line: company.line } : undefined);
  return {
    role,
    company: { ...company, text: placed.rest },
    location: where,
    rest,
    confidence: 0.9,
  };
}

function headOf(entry: Entry): Head {
  const pieces: Piece[] = [];
  const extra: Piece[] = [];
  const kinds: Piece[] = [];
  let location: Piece | undefined;
  const take = (text: string, line: number) => {
    const bare = text
      .replace(FIELD_LABEL, "")
      .replace(/^[\s|/·•,–—-]+|[\s|/·•,;:–—-]+$/g, "")
      .trim();
    if (bare === "") return;
    if (EMPLOYMENT.test(bare)) {
      kinds.push({ text: bare, line });
      return;
    }
    if (isPlace(bare)) {
      location ??= { text: bare.replace(/^\(|\)$/g, ""), line };
      return;
    }
    const placed = splitPlace(bare);
    if (placed.place && placed.rest !== "") location ??= { text: placed.place, line };
    pieces.push({ text: placed.place ? placed.rest : bare, line });
  };
  const rows = [...entry.above, ...(entry.dated ? [entry.dated] : [])];
  for (const { cells, row } of rows) for (const cell of cells) take(cell, row.line);
  for (const { cells, row } of entry.below) {
    const telling =
      needsMore(pieces) || cells.every((cell) => isPlace(cell) || EMPLOYMENT.test(cell));
    if (telling) for (const cell of cells) take(cell, row.line);
    else extra.push({ text: row.text, line: row.line });
  }
  // "Volunteer" or "Contractor" is the role where no other is printed.
  const kind = kinds[0];
  const only = pieces.length === 1 ? pieces[0] : undefined;
  if (kind && only && roleScore(only.text) < 2 && !splitTitle(only.text, 0)) pieces.push(kind);
  return { pieces, location, extra };
}

/** Whether role or company are still to come in the rows below the dates. */
function needsMore(pieces: readonly Piece[]): boolean {
  if (pieces.length >= 2) return false;
  const only = pieces[0];
  if (!only) return true;
  return splitTitle(only.text, 0) === undefined;
}

function leanOf(head: Head): number {
  const [first, second] = head.pieces;
  if (!first) return 0;
  if (!second) return clipped(splitTitle(first.text, 0)?.lean ?? 0);
  return clipped(pairLean(first.text, second.text));
}

function pairLean(first: string, second: string): number {
  return roleScore(first) + companyScore(second) - roleScore(second) - companyScore(first);
}

function clipped(lean: number): number {
  return Math.max(-3, Math.min(3, lean));
}

function fieldsOf(head: Head, vote: number): Fields {
  const { pieces, location } = head;
  const [first, second, ...others] = pieces;
  if (!first)
    return { role: undefined, company: undefined, location, rest: head.extra, confidence: 0.3 };
  if (!second) return oneField(first, head, vote);
  const split = others.length === 0 ? undefined : bestPair(pieces);
  const [a, b] = split ?? [first, second];
  const rest = [...pieces.filter((piece) => piece !== a && piece !== b), ...head.extra];
  const whole = wholeInOne(a, b, vote);
  if (whole) return { ...whole, location, rest: [b, ...rest] };
  const own = pairLean(a.text, b.text);
  const lean = Math.abs(own) >= CERTAIN ? own : own + clipped(vote);
  const [role, company] = lean >= 0 ? [a, b] : [b, a];
  return { role, company, location, rest, confidence: confidenceOf(lean) };
}

/** The first piece names both, and the second is only about it: "Solicitor, Harrow Finch" / "Litigation". */
function wholeInOne(
  a: Piece,
  b: Piece,
  vote: number,
): Omit<Fields, "location" | "rest"> | undefined {
  if (roleScore(b.text) > 0 || companyScore(b.text) > 0) return undefined;
  const split = splitTitle(a.text, vote);
  if (!split || roleScore(split.role) < 2 || companyScore(split.company) < 2) return undefined;
  return {
    role: { text: split.role, line: a.line },
    company: { text: split.company, line: a.line },
    confidence: confidenceOf(split.lean),
  };
}

/** Of three or more pieces, the two that look most like role and company. */
function bestPair(pieces: readonly Piece[]): readonly [Piece, Piece] | undefined {
  let best: readonly [Piece, Piece] | undefined;
  let bestScore = 0;
  for (const [at, a] of pieces.entries()) {
    for (const b of pieces.slice(at + 1)) {
      const score =
        Math.abs(pairLean(a.text, b.text)) - (isDepartment(a.text) || isDepartment(b.text) ? 2 : 0);
      if (score > bestScore) {
        bestScore = score;
        best = [a, b];
      }
    }
  }
  return best;
}

function oneField(only: Piece, head: Head, vote: number): Fields {
  const { location } = head;
  const rest = head.extra;
  const split = splitTitle(only.text, vote);
  if (split) {
    const placed = splitPlace(split.company);
    const where = location ?? (placed.place ? { text: placed.place, line: only.line } : undefined);
    const company = { text: placed.rest, line: only.line };
    const role = { text: split.role, line: only.line };
    return { role, company, location: where, rest, confidence: confidenceOf(split.lean) };
  }
  const isRole = roleScore(only.text) >= companyScore(only.text);
  if (isRole && roleScore(only.text) > 0) {
    return { role: only, company: undefined, location, rest, confidence: 0.7 };
  }
  return { role: undefined, company: only, location, rest, confidence: 0.6 };
}

function confidenceOf(lean: number): number {
  return Math.min(0.95, 0.55 + Math.abs(lean) * 0.07);
}
