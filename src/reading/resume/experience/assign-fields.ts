import { isPlace, splitPlace } from "../../places.ts";
import { companyScore, isDepartment, roleScore } from "../signs.ts";
import { type FormField, isLabelTail, labelledRow } from "../words/form-labels.ts";
import type { Entry } from "./find-entries.ts";
import { areStacked, type Head, headOf, type Piece, placeSlots } from "./head-pieces.ts";
import { splitTitle } from "./split-title.ts";

const CERTAIN = 4.5;
const MOST_LEAN = 3;

/** Gives the heads of a section their fields; the order of role and company is voted on. */
export function assignFields(entries: readonly Entry[]): Fields[] {
  const slots = placeSlots(entries);
  const first = entries.map((entry) => headOf(entry, { lean: 0, stacked: false }, slots));
  const oneRow = oneRowLean(first);
  const single = first.reduce((sum, head) => sum + singleLean(head), oneRow);
  const heads = entries.map((entry) =>
    headOf(entry, { lean: single, stacked: areStacked(first) }, slots),
  );
  const votes = new Map<number, number>();
  let overall = 0;
  for (const head of heads) {
    const lean = leanOf(head);
    votes.set(head.pieces.length, (votes.get(head.pieces.length) ?? 0) + lean);
    overall += lean;
  }
  return heads.map((head, at) => {
    const labelled = labelledFields(entries[at]);
    if (labelled) return labelled;
    const vote = votes.get(head.pieces.length) ?? 0;
    return fieldsOf(head, vote === 0 ? overall : vote, oneRow !== 0);
  });
}

/** What heads of one piece say about the order; only those that show both a role and a company. */
function singleLean(head: Head): number {
  const [only, second] = head.pieces;
  if (!only || second) return 0;
  const split = splitTitle(only.text, 0);
  if (!split || roleScore(split.role) === 0 || companyScore(split.company) === 0) return 0;
  return clipped(split.lean);
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
  return Math.max(-MOST_LEAN, Math.min(MOST_LEAN, lean));
}

function fieldsOf(head: Head, vote: number, oneRow: boolean): Fields {
  const { pieces, location } = head;
  const [first, second, ...others] = pieces;
  if (!first) {
    return { role: undefined, company: undefined, location, rest: head.extra, confidence: 0.3 };
  }
  if (!second) return oneField(first, head, vote);
  const split = others.length === 0 ? undefined : bestPair(pieces);
  const [a, b] = split ?? [first, second];
  const rest = [...pieces.filter((piece) => piece !== a && piece !== b), ...head.extra];
  const whole = wholeInOne(a, b, vote, oneRow);
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
  oneRow: boolean,
): Omit<Fields, "location" | "rest"> | undefined {
  if (roleScore(b.text) > 0 || companyScore(b.text) > 0) return undefined;
  const split = splitTitle(a.text, vote);
  if (!split || roleScore(split.role) < 2) return undefined;
  if (!oneRow && companyScore(split.company) < 2) return undefined;
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
      const aside = isDepartment(a.text) || isDepartment(b.text) ? 2 : 0;
      const score = Math.abs(pairLean(a.text, b.text)) - aside;
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

const TOWN = /^(.{3,120}),\s+(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u;

/** Heads of forms that name each field: "Position: Solicitor", "Employer: Harrow Finch". */
function labelledFields(entry: Entry | undefined): Fields | undefined {
  if (!entry) return undefined;
  const found = new Map<FormField, Piece>();
  const rest: Piece[] = [];
  const rows = [
    ...entry.above,
    ...(entry.dated ? [entry.dated] : []),
    ...entry.below,
    ...entry.body,
  ];
  const below = new Set(entry.below);
  for (const known of rows) {
    const { text, line } = known.row;
    const labelled = known.row.bullet ? undefined : labelledRow(text);
    const told = labelled?.field === "told" ? labelled.value : text;
    if (labelled && labelled.field !== "told" && !found.has(labelled.field)) {
      found.set(labelled.field, { text: labelled.value, line });
      continue;
    }
    if (below.has(known) && !isLabelTail(text)) rest.push({ text: told, line });
  }
  const role = found.get("role");
  const company = found.get("company");
  if (!role || !company) return undefined;
  const placed = splitPlace(company.text);
  const town = placed.place ? undefined : TOWN.exec(company.text);
  const place = placed.place || town?.[2] || "";
  const location =
    found.get("location") ?? (place ? { text: place, line: company.line } : undefined);
  const name = found.has("location") && !isPlace(place) ? placed.rest : (town?.[1] ?? placed.rest);
  return { role, company: { ...company, text: name }, location, rest, confidence: 0.9 };
}

const SEAMS = [/\s*[|‖]\s*/, /\s+[·•∙⋅]\s+/, /\s+[–—]\s+|\s+-\s+/, /\s*,\s+/];
const SHARE = { alike: 0.6, against: 0.5 };
const FEWEST = 2;
const COMPANY_BELOW = 2;
const LEAN = 2.2;

/**
 * Whether the positions print role and firm on one row, and which goes first (above 0: the role). Firms that
 * no list knows are believed where most rows are cut in the same way and none is printed below.
 */
function oneRowLean(heads: readonly Head[]): number {
  const filled = heads.filter((head) => head.pieces.length > 0);
  const leans = filled.map((head) => seamLean(head.pieces[0]?.text ?? ""));
  const below = filled.filter((head) => {
    const other = head.pieces[1];
    return other && companyScore(other.text) >= COMPANY_BELOW;
  }).length;
  for (const sign of [1, -1]) {
    const alike = leans.filter((lean) => lean === sign).length;
    if (alike < FEWEST || alike < filled.length * SHARE.alike) continue;
    if (below < alike * SHARE.against) return sign * LEAN;
  }
  return 0;
}

/** 1 for "Solicitor – Pilbara Lane", -1 for "Pilbara Lane – Solicitor", 0 where that is not seen. */
function seamLean(text: string): number {
  const seam = SEAMS.map((one) => one.exec(text)).find((found) => found && found.index > 0);
  if (!seam) return 0;
  const left = text.slice(0, seam.index);
  const right = text.slice(seam.index + seam[0].length);
  if ([left, right].some((side) => isDepartment(side) || isPlace(side) || !/\p{Lu}/u.test(side)))
    return 0;
  const lean = roleScore(left) - companyScore(left) - roleScore(right) + companyScore(right);
  if (roleScore(left) > 0 && lean > 0) return 1;
  return roleScore(right) > 0 && lean < 0 ? -1 : 0;
}

/** What the head of a position says. */
export interface Fields {
  readonly role: Piece | undefined;
  readonly company: Piece | undefined;
  readonly location: Piece | undefined;
  /** Pieces of the head that are neither: told before the description. */
  readonly rest: readonly Piece[];
  readonly confidence: number;
}
