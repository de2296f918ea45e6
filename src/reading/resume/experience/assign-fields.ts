import { splitPlace } from "../../places.ts";
import { companyScore, isDepartment, roleScore } from "../signs.ts";
import type { Fields } from "./fields.ts";
import type { Entry } from "./find-entries.ts";
import { areStacked, type Head, headOf, type Piece, placeSlots } from "./head-pieces.ts";
import { labelledFields } from "./labelled-fields.ts";
import { oneRowLean } from "./one-row-lean.ts";
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
