import { legalClassOf } from "#matching/legal-classes.ts";

/** What an advertisement says about its kind of work. */
interface Work {
  readonly title: string;
  readonly practiceArea: string;
  readonly text: string;
}

/**
 * Ads name their practice area in their own words ("Strata and community title"). These are the fields that a
 * reader would file them under; the first that fits counts, so what is narrow comes before what is wide.
 */
const FIELDS: readonly (readonly [string, RegExp])[] = [
  [
    "legal support",
    /legal support|litigation support|legal (?:operations|technology|pricing|project|recruitment|education)|practice management|knowledge management|librarian|clerking|courts and tribunals|graduate program|clerkship/i,
  ],
  ["family law", /\bfamily\b|child protection|domestic violence|guardianship/i],
  [
    "personal injury and insurance",
    /personal injury|medical negligence|insurance|workers.? comp|\bctp\b|professional indemnity/i,
  ],
  [
    "employment and safety",
    /employment|industrial relations|workplace|work health|discrimination|human rights/i,
  ],
  ["wills and estates", /wills|(?<!real )estates?\b|succession|elder law|probate/i],
  [
    "construction and energy",
    /construction|infrastructure|energy|resources|mining|project finance|native title|agribusiness/i,
  ],
  [
    "property and planning",
    /property|conveyanc|real estate|strata|tenancy|planning|retirement living|local government|leasing/i,
  ],
  [
    "technology and IP",
    /technology|privacy|data protection|cyber|trade marks?|patents?|intellectual property|media|\bip\b|software/i,
  ],
  ["crime", /crim(?:e|inal)|prosecution/i],
  [
    "disputes and regulation",
    /litigation|dispute|class action|insolvency|restructuring|regulatory|enforcement|competition|compliance|consumer/i,
  ],
  [
    "banking and tax",
    /banking|finance|securitisation|funds|financial services|capital markets|\btax/i,
  ],
  [
    "corporate and commercial",
    /corporate|commercial|mergers|private equity|venture|start-ups|governance|company secretar|in-house|franchis|sports/i,
  ],
  ["community and migration", /community legal|migration|refugee|legal aid|welfare rights/i],
  ["government", /government|administrative law|legislative|parliament/i],
];

/** "" when it names none that is known. */
export const fieldOfLaw = ({ practiceArea, title }: Pick<Work, "practiceArea" | "title">): string =>
  named(practiceArea) || named(title);

const named = (text: string) => FIELDS.find(([, pattern]) => pattern.test(text))?.[0] ?? "";

const LEGAL_WORDS =
  /\blegal\b|\blaw(?:yer)?s?\b(?! enforcement)|solicitor|paralegal|barrister|conveyanc|attorney|\bcounsel\b|prosecut|litigation|courts and tribunals|senior associate|clerkship|vacation clerk/i;
const ASKS_LAWYER =
  /\badmi(?:ssion|tted)\b[^.\n]{0,60}\b(?:lawyer|solicitor|legal practitioner|supreme court)|\badmi(?:ssion|tted) to practi[sc]e\b|post[- ]admission(?! (?:care|assessment|review|visit|check|call))|\bP[AQ]E\b/i;
const AMONG_LAWYERS = /\b(?:lawyers?|solicitors?|law firm|legal practice)\b/i;

/**
 * A lawyer's job, or one beside lawyers: by its title or practice area, by asking for an admission, or by a
 * title that is a lawyer's only among lawyers ("Partner", "Associate").
 */
export const isLegal = ({ title, practiceArea, text }: Work): boolean =>
  LEGAL_WORDS.test(`${title}\n${practiceArea}`) ||
  ASKS_LAWYER.test(text) ||
  (legalClassOf(title) !== undefined && AMONG_LAWYERS.test(text));
