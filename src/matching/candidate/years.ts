import type { ResumeReading } from "#reading/resume-reading.ts";
import { LAWYERS } from "../legal-classes.ts";
import type { ReadRole } from "./roles.ts";
import { NUMBER, numberOf } from "./years-told.ts";

const AFTER_ADMISSION = new RegExp(
  `(?<!firm (?:with|of) )${NUMBER}\\+?\\s*(?:years?|yrs?)?['’]?\\s*(?:of\\s+)?(?:pae|pqe|post[- ](?:admission|qualification)|since admission|years? since admission|in practice)`,
  "i",
);
const MONTHS_AFTER = /(\d{1,2}|six|eight|nine|ten) months? (?:pae|pqe|post|since)/i;
const ADMITTED_IN =
  /(?:admitted|admission|called)[^.\n]{0,60}?\b((?:19|20)\d{2})\b|\bsolicitor since ((?:19|20)\d{2})/i;
const STATED = new RegExp(
  `${NUMBER}\\+?\\s*years?['’]?(?! old)(?:\\s+(?:of|in|as|with|for|at|on|drafting|preparing|closing|building|experience|engineer|power|teaching|nursing|working|running|managing)\\b|[,.:;]|\\s*\\(|$)|(?:for|over|nearly|some|of)\\s+${NUMBER}\\s+years`,
  "i",
);
const NEW = /admitted this year|newly admitted|recently admitted/i;

export interface Years {
  readonly years: number | undefined;
  readonly lawYears: number | undefined;
}

/** Years of work from dates where there are any, else as they are stated; years in the law apart. */
export function yearsOf(
  text: string,
  roles: readonly ReadRole[],
  isLawyer: boolean,
  reading: ResumeReading,
  now: number,
): Years {
  const plain = text.replace(/[ \t]+/g, " ");
  const stated = STATED.exec(plain);
  const said = numberOf(stated?.[1] ?? stated?.[2]) ?? 0;
  const total = together(roles) || said;
  return {
    years: total > 0 ? total : undefined,
    lawYears: inLaw(plain, roles, isLawyer, reading, now),
  };
}

function inLaw(
  text: string,
  roles: readonly ReadRole[],
  isLawyer: boolean,
  reading: ResumeReading,
  now: number,
): number | undefined {
  const said = numberOf(AFTER_ADMISSION.exec(text)?.[1]);
  if (said !== undefined) return said;
  const months = numberOf(MONTHS_AFTER.exec(text)?.[1]);
  if (months !== undefined) return months / 12;
  const admitted = ADMITTED_IN.exec(text);
  const year = Number(admitted?.[1] ?? admitted?.[2] ?? 0);
  const late = /dec|nov|oct/i.test(admitted?.[0] ?? "") ? 0.9 : 0.4;
  const since =
    reading.profile.postAdmissionYears ?? (year > 0 ? Math.max(0, now - year - late) : undefined);
  const practised = together(roles.filter(({ legal: own }) => LAWYERS.has(own)));
  if (practised > 0) return since === undefined ? practised : Math.min(since, practised + 1);
  if (since !== undefined) return isLawyer || roles.length === 0 ? since : Math.min(since, 1);
  return NEW.test(text) ? 0 : undefined;
}

/** Years covered, where they overlap counted once. */
export function together(roles: readonly { readonly from: number; readonly to: number }[]): number {
  let sum = 0;
  let end = 0;
  for (const { from, to } of [...roles].sort((a, b) => a.from - b.from)) {
    if (from === 0) continue;
    const start = Math.max(from, end);
    if (to > start) sum += to - start;
    end = Math.max(end, to);
  }
  return sum;
}
