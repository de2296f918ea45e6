import type { RequirementType } from "#reading/advert/requirement-types.ts";
import { quotedWhole } from "../../../matching/service.ts";
import type { Finding } from "../../findings.ts";
import { thing } from "./listing.ts";
import type { Voice } from "./voice.ts";

/**
 * How a requirement is spoken of. As a thing where it is one; else by quoting the advertisement, always whole and
 * never in the middle of a sentence of ours; and where that would fill the page, by its number in the list.
 */
export interface Forms {
  readonly thing: Phrasing;
  readonly quoted: Phrasing;
  readonly numbered: readonly string[];
}
/** One set of patterns, or one for each sort of requirement that is spoken of in a way of its own. */
type Phrasing = readonly string[] | (Readonly<Partial<Record<Sort, readonly string[]>>> & Other);
interface Other {
  readonly other: readonly string[];
}

const SORTS = {
  licence: "paper",
  certificate: "paper",
  degree: "degree",
  right_or_check: "condition",
  place_travel_hours: "place",
  tool: "tool",
  language: "language",
  activity: "other",
  setting: "other",
  years: "other",
  trait: "other",
} as const satisfies Record<RequirementType, string>;
type Sort = (typeof SORTS)[RequirementType] | "done";

/** What somebody has done is spoken of otherwise than what somebody has: "drafting leases" and "a good typing speed". */
export function sortOf({ words }: Pick<Finding, "words">): Sort {
  const { asked, subject, type } = words;
  const sort = SORTS[type];
  if (sort === "paper" && asked !== "" && !PAPER.test(asked)) return "other";
  if (sort === "condition" && !CONDITION.test(asked || words.clause)) return "other";
  if (sort === "tool" && isName(subject)) return "tool";
  if (sort !== "tool" && sort !== "other") return sort;
  const isDone = (subject !== asked && !/^an? /.test(subject)) || /^\p{L}+ing\b/u.test(subject);
  return isDone ? "done" : "other";
}

const PAPER =
  /licen[cs]e|certific|ticket|card|diploma|registr|accredit|member|qualif|admission|admitted|eligib|course|clearance|\bcert\b|first aid|\b(?:C?CPA|CA|RSA|RSG|WWCC|ACLEI|CISSP)\b/i;
const CONDITION =
  /\bright|citizen|resident|clearance|check|police|visa|vaccin|immuni|medical|insur|\bABN\b|screen|sponsor|\bage\b|\b18\b/i;
const MOST_IN_A_NAME = 6;
const isName = (text: string) =>
  text.split(" ").length <= MOST_IN_A_NAME && /[\p{Lu}\d]/u.test(text) && !/^an? /.test(text);

const LONGEST_CLAUSE = 170;

/** The clause of the advertisement in quotation marks, where a sentence can end with it. */
export function clauseOf({ words }: Pick<Finding, "words">): string {
  const clause = quotedWhole(words.clause.replace(/[.!]+$/, ""));
  return clause.length > LONGEST_CLAUSE ? "" : clause;
}

export const isThing = ({ words }: Pick<Finding, "words">) => words.asked !== "";

/** A sentence about a requirement in the form that it allows; "" where there is no pattern for that form. */
export function tell(
  finding: Pick<Finding, "words" | "number">,
  forms: Forms,
  voice: Voice,
  slots: Readonly<Record<string, string>> = {},
): string {
  const { words, number } = finding;
  if (isThing(finding)) {
    const patterns = patternsFor(forms.thing, sortOf(finding));
    return voice.say(patterns, { ...thing(words.asked), subject: words.subject, ...slots });
  }
  const clause = clauseOf(finding);
  const quoting = patternsFor(forms.quoted, sortOf(finding));
  if (clause) return quoting.length > 0 ? voice.say(quoting, { clause, ...slots }) : "";
  if (forms.numbered.length === 0) return "";
  return voice.say(forms.numbered, { number: String(number), ...slots });
}

const patternsFor = (phrasing: Phrasing, sort: Sort): readonly string[] =>
  "other" in phrasing ? (phrasing[sort] ?? phrasing.other) : phrasing;
