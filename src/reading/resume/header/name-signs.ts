import { isPlace } from "../../places.ts";
import { headingWording, isDocumentTitle } from "../outline/heading-wording.ts";
import { companyScore, roleScore } from "../signs.ts";
import { COMPANY_WORDS } from "../words/companies.ts";
import { hasDegree } from "../words/degrees.ts";
import { ROLE_NOUNS, ROLE_RANKS } from "../words/roles.ts";

const TITLE =
  /^(?:(?:the )?hon(?:ourable)?\.?|dr|mr|mrs|ms|miss|mx|prof|professor|associate professor|a\/prof|assoc\.? prof\.?|sir|dame|rev|fr|capt)\.?\s+(?=\p{L})/iu;
const POST_NOMINAL =
  /[\s,]+\(?(?:LL\.?\s?B|LL\.?\s?M|LLD|SJD|J\.?D|B\.?\s?A|B\.?\s?Sc|B\.?Com|BComm|BBus|BEng|B\.?\s?Eng|BEc|BEd|BN|BNurs|BIT|MBBS|M\.?D|M\.?A|M\.?Sc|MBA|MEng|MEd|MPH|MPhil|Ph\.?\s?D|DPhil|GDLP|GradDip\w*|Grad Dip|GradCert\w*|Dip(?:Ed|Law|Mgt)?|Cert(?:IV|III)?|CPA|FCPA|CA|FCA|ACCA|CFA|CPEng|FIEAust|MIEAust|NER|SC|KC|QC|AC|AO|AM|OAM|JP|RN|EN|RM|GAICD|MAICD|FAICD|PMP|CSM|CISSP|CISA|AFHEA|SFHEA|FHEA|FGIA|FRACP|FRACS|MACS|NAATI|TAE|she|he|they|Hons?|Honours|Esq)(?!\p{L})[\s\S]*$/u;
const PARTICLES = new Set(
  "van der den de del della di da dos du la le von zu ter ten bin binti ibn al el ap st o’ mac e y und san".split(
    " ",
  ),
);
const NAME_WORD = /^\p{Lu}[\p{L}\p{M}'’ʻ`.-]{0,24}$/u;
const NICKNAME = /^["“'(‘]\p{Lu}[\p{L}'’.-]{1,16}["”')’]$/u;
const MOST_WORDS = 6;
const LONGEST = 48;
const GREETING = /^(?:about|contact|meet|hello|hi|introducing|profile|the)\b/i;
const LABEL =
  /^(?:full name|name|candidate(?: name)?|applicant|surname and given names?|first name\(s\) ?\/ ?surname\(s\)|surname\(s\) ?\/ ?first name\(s\)|given names?)(?:\s?[:\t]\s*|\s{2,})/i;
const DOCUMENT =
  /^(?:curriculum vitae|résumé|resume|cv)\s*(?:of|for|[-–—:|•·])?\s+|\s*(?:[-–—:|•·]|['’]s)?\s*(?:curriculum vitae|résumé|resume|cv)$/i;

/** The name alone: without label, titles, degrees and "Resume of"; "Surname, Given" turned round. */
export function bareName(text: string): string {
  const unlabelled = text.replace(LABEL, "").replace(DOCUMENT, "").replace(DOCUMENT, "");
  let name = unlabelled.trim().replace(/^[\s|•·–—-]+|[\s|•·–—,:-]+$/g, "");
  name = name.replace(TITLE, "").replace(TITLE, "");
  name = name.replace(POST_NOMINAL, "").trim();
  const turned =
    /^((?:\p{Ll}{1,3} ){0,2}\p{Lu}[\p{L}'’ -]{1,30}),\s+(\p{Lu}[\p{L}'’. -]{1,40})$/u.exec(name);
  if (turned?.[1] && turned[2] && isSurnameFirst(turned[1], turned[2])) {
    name = `${turned[2]} ${turned[1]}`;
  }
  return properCase(
    name
      .replace(/\s+/g, " ")
      .replace(/[,;]+$/, "")
      .trim(),
  );
}

function isSurnameFirst(surname: string, given: string): boolean {
  if (roleScore(given) > 0 || hasDegree(given) || isPlace(given)) return false;
  return surname.split(" ").length <= 3 && given.split(" ").length <= 3;
}

/** Whether a bare name has the form of one. */
export function looksLikeName(name: string): boolean {
  if (name === "" || name.length > LONGEST || /[\d@/:|\t]/.test(name)) return false;
  const words = name.split(" ");
  if (words.length > MOST_WORDS) return false;
  const shaped = words.every(
    (word, at) =>
      NAME_WORD.test(word) ||
      NICKNAME.test(word) ||
      (at > 0 && PARTICLES.has(word.toLowerCase())) ||
      (at === 0 && words.length > 1 && PARTICLES.has(word)),
  );
  if (!shaped) return false;
  return !headingWording(name) && !isDocumentTitle(name);
}

/** How much speaks against a text of that form being a name: a role, a firm, a place, a degree. */
export function unlikeName(name: string): number {
  let against = 0;
  // "Sarah Baker" and "Jude Law" are people; "Senior Baker" and "Harbour Law" are not.
  const surname = isSurnameOnly(name);
  if (roleScore(name) >= 2) against += surname ? 0.8 : 3;
  if (companyScore(name) >= 2) against += surname ? 0.8 : 2.5;
  if (isPlace(name)) against += 3;
  if (hasDegree(name)) against += 2;
  if (GREETING.test(name)) against += 4;
  return against;
}

/** Only the last of two or three words is the name of a trade, and the first is no word for a rank. */
function isSurnameOnly(name: string): boolean {
  const words = name.split(" ");
  const [first = "", ...others] = words;
  if (words.length < 2 || words.length > 3) return false;
  // "Holt Marchmont Lawyers": trades in the plural are firms.
  const last = words.at(-1)?.toLowerCase() ?? "";
  if (last.endsWith("s") && COMPANY_WORDS.has(last)) return false;
  const before = [first, ...others.slice(0, -1)];
  return before.every((word) => {
    const plain = word.toLowerCase();
    if (ROLE_RANKS.has(plain) || ROLE_NOUNS.has(plain) || COMPANY_WORDS.has(plain)) return false;
    return !isPlace(word);
  });
}

/** "MCDONALD" -> "McDonald", "VAN DER BERG" -> "van der Berg"; mixed case stays as printed. */
function properCase(name: string): string {
  return name
    .split(" ")
    .map((word, at, all) => {
      const letters = word.replace(/[^\p{L}]/gu, "");
      const loud = letters.length > 1 && letters === letters.toUpperCase();
      if (!loud || /^(?:\p{Lu}\.)+$/u.test(word)) return word;
      const lower = word.toLowerCase();
      if (at > 0 && at < all.length - 1 && PARTICLES.has(lower) && lower !== "st") return lower;
      return capitalised(lower);
    })
    .join(" ");
}

function capitalised(lower: string): string {
  return lower
    .replace(
      /(^["“(]?|[-'’])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/['’]S$/, (end) => end.toLowerCase())
    .replace(
      /(^|[-'’])Mc(\p{L})/gu,
      (_, before: string, letter: string) => `${before}Mc${letter.toUpperCase()}`,
    );
}
