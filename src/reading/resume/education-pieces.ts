import { hasDegree, hasInstitution } from "./words/degrees.ts";

type Cuts = (letter: string, before: string, after: string) => boolean;

const SCHOOLED = /\s+(?:at|from)\s+(?=(?:the )?\p{Lu})/u;

/** Cuts at bars, spaced dashes and colons: what a row sets apart more clearly than by a comma. */
export function piecesOf(text: string): string[] {
  return cut(text, (letter, before, after) => {
    return (letter === ":" && after === " ") || isBar(letter, before, after);
  });
}

/** Cuts at commas, and before the place of learning in "Bachelor of Arts from Bond". */
export function partsOf(text: string): string[] {
  return cut(text, isComma).flatMap((part) => schooled(part, true));
}

/** Cuts at commas, bars and spaced dashes alike. */
export function splitOutsideBrackets(text: string): string[] {
  const parts = cut(text, (...at) => isBar(...at) || isComma(...at));
  return parts.flatMap((part) => schooled(part, hasDegree(part)));
}

function schooled(part: string, allowed: boolean): string[] {
  const at = allowed ? SCHOOLED.exec(part) : null;
  // "University of Texas at Austin" is one name.
  if (!at || hasInstitution(part.slice(0, at.index))) return [part];
  return [part.slice(0, at.index), part.slice(at.index + at[0].length)];
}

function isBar(letter: string, before: string, after: string): boolean {
  return /[|·•]/.test(letter) || (before === " " && after === " " && /[–—-]/.test(letter));
}

function isComma(letter: string, before: string, after: string): boolean {
  return /[,;]/.test(letter) || (before === " " && after === " " && letter === "/");
}

/** Never inside brackets. */
function cut(text: string, cuts: Cuts): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (letter === "(") depth += 1;
    if (letter === ")") depth = Math.max(0, depth - 1);
    if (depth > 0 || !cuts(letter, text[at - 1] ?? "", text[at + 1] ?? "")) continue;
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  parts.push(text.slice(from));
  return parts;
}
