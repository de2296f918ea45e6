import { COMPANY_OPENINGS, COMPANY_WORDS, SURE_COMPANY } from "#reading/resume/words/companies.ts";

const SMALL_WORDS: ReadonlySet<string> = new Set(
  "and of the for in at on to de van von la".split(" "),
);
const LONGEST = 80;
const MOST_WORDS = 9;

const FIRM_ENDING =
  /(?:^|\s)(?:lawyers|solicitors|attorneys|chambers|legal|partners|group|council|university|hospital|school|college|bank|holdings|pty ltd|limited|llp)$/i;

/** Stricter: "Registered Nurse – Intensive Care" ends in no firm. */
export function isSurelyCompany(text: string): boolean {
  return (
    looksLikeCompany(text) &&
    (SURE_COMPANY.some((sign) => sign.test(text)) || FIRM_ENDING.test(text))
  );
}

/** Whether a short text carries the marks of an organisation's name. */
export function looksLikeCompany(text: string): boolean {
  if (text.length > LONGEST || text.split(/\s+/).length > MOST_WORDS) return false;
  if (!/^[\p{Lu}\d]/u.test(text) || /[.!?:;]$/.test(text.replace(/\b(?:ltd|co)\.$/i, "")))
    return false;
  if (text.split(/\s+/).some((word) => /^\p{Ll}/u.test(word) && !SMALL_WORDS.has(word)))
    return false;
  if (SURE_COMPANY.some((sign) => sign.test(text)) || COMPANY_OPENINGS.test(text)) return true;
  const last = text.toLowerCase().split(/\s+/).at(-1) ?? "";
  return text.includes(" ") && COMPANY_WORDS.has(last);
}
