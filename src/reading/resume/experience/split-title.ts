import { isPlace } from "../../places.ts";
import { companyScore, isDepartment, roleScore } from "../signs.ts";

interface Split {
  readonly role: string;
  readonly company: string;
  /** Above 0 when the role is printed first, below when the company is; its size is the evidence. */
  readonly lean: number;
}

const COMMA = /\s*[,;]\s+/;
const SEPARATORS = [
  /\s*[|‖]\s*/,
  /\s+[·•∙⋅]\s+/,
  /\s+[–—]\s+|\s+-\s+/,
  /\s+\/\/?\s+/,
  COMMA,
  /:\s+/,
];
const AT = /^(.{2,80}?)\s+(?:at|@|with)\s+(?!law\b)(\S.{1,120})$/i;
/** "Associate to a Judge of the District Court of Queensland": the court employs. */
const CHAMBERS =
  /^((?:[Aa]ssociate|[Tt]ipstaff|[Rr]esearcher) to .{2,60}?)(?:,| of| at| in) (?:the )?((?:\p{Lu}\p{L}+ ){0,4}(?:Court|Tribunal)\b.{0,60})$/u;
const MOST_PARTS = 6;
const DEPARTMENT_FIRST = -2.5;
const DEPARTMENT_ALONE = -9;
const SUFFIX_ALONE = /^(?:inc|ltd|limited|pty ltd|pty limited|llc|llp|plc|co|corp)\.?$/i;
/** "Bookkeeper, self-employed": in the place of the firm. */
const OWN_BOSS = /^(?:self[ -]employed|sole trader|own business|freelance)$/i;
const SURE_LEAN = 2;
const SURE_COMPANY = 2;
const MOST_FAVOUR = 1.5;
const CLEARLY = 0.5;
const PLACE_ALONE = -4;
const NEITHER = 0.4;

/** Role and company printed as one text: "Solicitor, Harrow Finch", "Harrow Finch – Solicitor". */
export function splitTitle(text: string, lean: number): Split | undefined {
  const at = /[|·•‖]/.test(text) ? null : AT.exec(text);
  if (at?.[1] && at[2] && (roleScore(at[1]) > 0 || companyScore(at[2]) >= SURE_COMPANY)) {
    return { role: at[1], company: at[2], lean: 3 };
  }
  const chambers = CHAMBERS.exec(text);
  if (chambers?.[1] && chambers[2]) return { role: chambers[1], company: chambers[2], lean: 3 };
  for (const separator of SEPARATORS) {
    const parts = text.split(separator).filter(Boolean);
    if (parts.length < 2 || parts.length > MOST_PARTS) continue;
    const joint = separator.exec(text)?.[0] ?? ", ";
    const [company] = parts.filter((part) => OWN_BOSS.test(part));
    if (company) {
      const role = parts.filter((part) => part !== company).join(joint);
      if (role) return { role, company, lean: parts[0] === company ? -1 : 1 };
    }
    const split =
      bestSplit(parts, joint, lean, separator === COMMA) ?? splitLikeOthers(parts, joint, lean);
    if (split) return split;
  }
  return undefined;
}

/** Nothing speaks here, but all others are set one way: so is this one. */
function splitLikeOthers(parts: readonly string[], joint: string, lean: number): Split | undefined {
  const [first, ...others] = parts;
  if (Math.abs(lean) < SURE_LEAN || !first) return undefined;
  const rest = others.join(joint);
  if (isDepartment(rest) || SUFFIX_ALONE.test(rest) || isPlace(rest)) return undefined;
  const role = lean > 0 ? first : rest;
  const company = lean > 0 ? rest : first;
  return { role, company, lean: Math.sign(lean) };
}

function bestSplit(
  parts: readonly string[],
  joint: string,
  lean: number,
  comma: boolean,
): Split | undefined {
  let best: Split | undefined;
  let bestScore = NEITHER;
  for (let cut = 1; cut < parts.length; cut += 1) {
    const left = parts.slice(0, cut).join(joint);
    const right = parts.slice(cut).join(joint);
    const rightLead = parts[cut] ?? "";
    const favour = Math.sign(lean) * Math.min(MOST_FAVOUR, Math.abs(lean));
    const roleFirst = favoured(pairScore(left, right, rightLead), favour);
    const companyFirst = favoured(pairScore(right, left, parts[0] ?? ""), -favour);
    // A comma is part of many names: it only parts where a role is seen, or all others do so.
    if (comma && Math.abs(lean) < SURE_LEAN && roleScore(left) === 0 && roleScore(right) === 0) {
      continue;
    }
    // A later cut must be clearly better than an earlier one.
    if (cut > 1 && best && Math.max(roleFirst, companyFirst) < bestScore + CLEARLY) continue;
    if (roleFirst > bestScore) {
      bestScore = roleFirst;
      best = { role: left, company: right, lean: roleFirst - companyFirst };
    }
    if (companyFirst > bestScore) {
      bestScore = companyFirst;
      best = { role: right, company: left, lean: roleFirst - companyFirst };
    }
  }
  return best;
}

/** The way the others are set counts only where something speaks for it here. */
function favoured(score: number, favour: number): number {
  return score > 0 ? score + favour : score;
}

function pairScore(role: string, company: string, companyLead: string): number {
  if (roleScore(role) === 0 && companyScore(company) === 0) return -1;
  let score = roleScore(role) + companyScore(company);
  score -= 0.8 * companyScore(role) + 0.8 * roleScore(company);
  if (isDepartment(company) || isDepartment(role) || SUFFIX_ALONE.test(company))
    score += DEPARTMENT_ALONE;
  if (isDepartment(companyLead)) score += DEPARTMENT_FIRST;
  if (isPlace(company) || isPlace(role)) score += PLACE_ALONE;
  return score;
}
