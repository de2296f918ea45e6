import { legalClassOf } from "#matching/legal-classes.ts";

/** What an advertisement says about its kind of work. */
interface Work {
  readonly title: string;
  readonly practiceArea: string;
  readonly text: string;
}

interface Field {
  readonly name: string;
  /** What a reader would not expect from the name, or could file elsewhere. */
  readonly takesIn: string;
  readonly pattern: RegExp;
}

/**
 * Ads name their practice area in their own words ("Strata and community title"). These are the fields that a
 * reader would file them under; the first that fits counts, so what is narrow comes before what is wide.
 */
export const FIELDS: readonly Field[] = [
  {
    name: "legal support",
    takesIn:
      "secretaries, reception, litigation support, legal operations, technology, projects, pricing, libraries and the running of a practice",
    pattern:
      /legal (?:support|secretar|reception|operations|technology|pricing|project)|litigation support|practice management|knowledge management|librarian|clerking/i,
  },
  {
    name: "family law",
    takesIn: "child protection, domestic violence and guardianship",
    pattern: /\bfamily\b|child protection|domestic violence|guardianship/i,
  },
  {
    name: "personal injury and insurance",
    takesIn: "medical negligence, workers compensation and professional indemnity",
    pattern:
      /personal injury|medical negligence|insurance|workers.? comp|\bctp\b|professional indemnity/i,
  },
  {
    name: "employment and safety",
    takesIn: "industrial relations, discrimination and human rights",
    pattern: /employment|industrial relations|workplace|work health|discrimination|human rights/i,
  },
  {
    name: "wills and estates",
    takesIn: "succession and elder law",
    pattern: /wills|(?<!real )estates?\b|succession|elder law|probate/i,
  },
  {
    name: "construction and energy",
    takesIn: "infrastructure, mining, project finance, native title and agribusiness",
    pattern:
      /construction|infrastructure|energy|resources|mining|project finance|native title|agribusiness/i,
  },
  {
    name: "property and planning",
    takesIn: "conveyancing, leasing, strata, retirement living and local government",
    pattern:
      /(?<!intellectual )property|conveyanc|real estate|strata|tenancy|planning|retirement living|local government|leasing/i,
  },
  {
    name: "technology and IP",
    takesIn: "privacy, cyber security, trade marks, patents and media",
    pattern:
      /technology|privacy|data protection|cyber|trade marks?|patents?|intellectual property|media|\bip\b|software/i,
  },
  {
    name: "crime",
    takesIn: "prosecution and defence",
    pattern: /crim(?:e|inal)|prosecution/i,
  },
  {
    name: "disputes and regulation",
    takesIn: "litigation, insolvency, competition, compliance and enforcement",
    pattern:
      /litigation|dispute|class action|insolvency|restructuring|regulatory|enforcement|competition|compliance|consumer/i,
  },
  {
    name: "banking and tax",
    takesIn: "funds and capital markets",
    pattern: /banking|finance|securitisation|funds|financial services|capital markets|\btax/i,
  },
  {
    name: "corporate and commercial",
    takesIn: "mergers, governance, sports law and in-house roles that name no other field",
    pattern:
      /corporate|commercial|mergers|private equity|venture|start-ups|governance|company secretar|in-house|franchis|sports/i,
  },
  {
    name: "community and migration",
    takesIn: "legal aid and refugee work",
    pattern: /community legal|migration|refugee|legal aid|welfare rights/i,
  },
  {
    name: "government and courts",
    takesIn: "administrative law, legislative drafting and work for judges and tribunals",
    pattern: /government|administrative law|legislative|parliament|courts and tribunals/i,
  },
];
/** Beside the law rather than in a field of it, whatever desk it is for. */
const NO_FIELD = /legal recruit|recruitment consultant/i;

/** "" when it names none that is known. */
export const fieldOfLaw = ({
  practiceArea,
  title,
}: Pick<Work, "practiceArea" | "title">): string =>
  NO_FIELD.test(`${practiceArea}\n${title}`) ? "" : named(practiceArea) || named(title);

const named = (text: string) => FIELDS.find(({ pattern }) => pattern.test(text))?.name ?? "";

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
