import { TERMS, termsAmong } from "#matching/knowledge/phrases.ts";
import { stemsForPhrases } from "#matching/words/phrase-book.ts";

/** What the matcher knows under several names, or by a name that reads badly in a sentence. */
const SAID: Readonly<Record<string, string>> = {
  "practising certificate": "admission or a practising certificate",
  "australian practising certificate": "admission or a practising certificate",
  "admitted lawyer": "admission or a practising certificate",
  "work rights": "the right to work in Australia",
  "driver licence": "a driver licence",
  "law degree": "a law degree",
  "police check": "a police check",
  "working with children check": "a Working with Children Check",
  "security clearance": "a security clearance",
  "legal drafting": "drafting",
  excel: "Excel",
  "staff supervision": "supervising others",
  "training delivery": "training others",
};
/** Too wide to say anything, or no more than the title says again. */
const SILENT = new Set(["soft", "work"]);
const LONGEST_CAPITALS = 5;

/** Every skill, tool, court or credential that these requirements name, once each. */
export function asksIn(requirements: readonly string[]): string[] {
  const said = new Set<string>();
  for (const requirement of requirements)
    for (const at of termsAmong(stemsForPhrases(requirement)).keys()) {
      const term = TERMS[at];
      if (term && !SILENT.has(term.kind) && !term.generic) said.add(nameOf(term));
    }
  return [...said];
}

function nameOf({ id, kind }: { readonly id: string; readonly kind: string }): string {
  const known = SAID[id];
  if (known) return known;
  if (kind !== "tool" && kind !== "court" && kind !== "standard") return id;
  // "pexa" and "ncat" are letters, "relativity" and "supreme court" are names.
  return id.length < LONGEST_CAPITALS
    ? id.toUpperCase()
    : id.replace(/\b(?!of|and|the)[a-z]/g, capital);
}

const capital = (letter: string) => letter.toUpperCase();
