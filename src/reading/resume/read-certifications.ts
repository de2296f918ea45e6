import type { CertificationItem } from "#contract/resume-profile.ts";
import { findDates, withoutDates } from "../dates.ts";
import { isPlace } from "../places.ts";
import { isAdmissionLine, isCourtRoll } from "./admission-signs.ts";
import { splitOutsideBrackets } from "./education-pieces.ts";
import { headingWording } from "./outline/heading-wording.ts";
import type { ReadItem } from "./read-value.ts";
import { mendRows } from "./rows/paragraphs.ts";
import { joined, linesOf, type Row, withText, wordsOf } from "./rows/row.ts";
import { companyScore, isProse } from "./signs.ts";

const ISSUER =
  /\b(?:society|board|institute|institution|association|academy|university|college|council|commission|authority|agency|ahpra|government|department|red cross|st john|aws|amazon|google|microsoft|cisco|oracle|isaca|\(isc\)|comptia|scrum|pmi|axelos|tafe|nesa|vit|safework|worksafe|service nsw|vicroads|cpa australia|ca anz|linkedin learning|coursera|udemy|edx|salesforce|hashicorp|linux foundation|naati|bar|lawyers|ltd|inc|foundation|centre|school|training)\b/i;
const ISSUED =
  /^(?:issued|awarded|granted|provided|offered|delivered|accredited)?\s?(?:by|from|through|with)\s+/i;
const NUMBER =
  /[\s,;|(–—-]*\b(?:licen[cs]e|registration|reg|certificate|cert|credential|member(?:ship)?|card|id)?\s?(?:no|number|nr|id|#)\.?\s?[:#]?\s?[A-Z]{0,6}[- ]?\d[\dA-Z-]{2,}\)?|[\s,;|(–—-]+[A-Z]{2,4}\d{6,}\)?/gi;
/** A date behind one of these words says until when, not since when. */
const EXPIRY =
  /(?:exp|expires|expiry|expiring|valid (?:to|until)|renewed to|renewal|until)\.?\s?:?\s*\(?$/i;
const BARE_NUMBER =
  /\b(licen[cs]e|registration|card|certificate|permit|ticket)\s+[A-Z]{0,4}\d{4,}[A-Z]?\b/gi;
const STATUS =
  /^\(?(?:current|valid|active|exp\.?|expires?|expiry|valid(?: to| until)?|renewed(?: to)?|completed|obtained|issued|since|in progress|unrestricted)\)?:?$/i;
const LABEL =
  /^(?:issued by|issuer|issuing (?:organisation|organization|body)|date|issued|obtained|awarded|expires?)\s?:\s*/i;
/** What the dates leave behind: "implementation, 2023 and 2024" and the end of a sentence. */
const TAIL = /(?:^|,?\s+)and\.?$|(?<=\p{Ll}{4})\.$/u;
/** "RSA NT" is no suburb. */
const LETTERS = /^\p{Lu}{2,5}\s/u;
const SMALL = /^\(?\p{Ll}+(?=[\s,)]|$)/u;
const ISSUED_BY = /^(?:by|from|via|through|with|issued|provided|offered|delivered|accredited)\b/;
const DONE = /^(?:completed|awarded|obtained|renewed|conferred|member|current)\b/;
const IGNORED = /^(?:page \d+(?: of \d+)?|\d+ ?\/ ?\d+)$/i;

/** The certificates, licences and registrations, in the order they are printed. */
export function readCertifications(rows: readonly Row[]): ReadItem<CertificationItem>[] {
  const items: ReadItem<CertificationItem>[] = [];
  const whole = mendRows(rows, goesOn).flatMap(oneByOne);
  for (const [at, row] of whole.entries()) {
    if (row.text === "" || IGNORED.test(row.text)) continue;
    if (isAdmissionLine(row.text) || isCourtRoll(row.text)) continue;
    const last = items.at(-1);
    const next = certificationOf(row);
    if (last && isMore(row, whole[at - 1], next, last.item)) {
      items[items.length - 1] = completed(last, next, row);
      continue;
    }
    const place = isPlace(next.name) && !LETTERS.test(next.name);
    if (next.name !== "" && !place) items.push(itemOf(next, row));
  }
  return items.filter(({ item }) => item.name !== "");
}

function goesOn(row: Row, last: Row): boolean {
  if (row.follows === "yes" || goesOnTelling(row, last)) return true;
  // What ends with its date is complete.
  return row.left >= 0 && !/(?:19|20)\d\d\)?$/.test(last.text);
}

/** Issuers are names: "fully registered" is said of the certificate, "completed" is nothing new. */
function withoutIssuer(name: string, said: string): string {
  return DONE.test(said) ? name : `${name}, ${said}`;
}

function certificationOf(row: Row): CertificationItem {
  const spans = findDates(row.text);
  const span = spans.find(({ from }) => !EXPIRY.test(row.text.slice(0, from)));
  const [label, ...others] = row.cells;
  const named = label && others.length > 0 && headingWording(label)?.part === "certifications";
  const bare = (named ? others.join("\t") : row.text)
    .split("\t")
    .map((cell) => withoutDates(cell, findDates(cell)))
    .join(" | ")
    .replace(/\s*[✓✔☑]\s*(?:verified|current|valid)?/gi, "")
    .replace(NUMBER, "")
    .replace(BARE_NUMBER, "$1");
  const parts = splitOutsideBrackets(bare)
    .map((part) => part.replace(LABEL, "").replace(TAIL, "").trim())
    .filter((part) => part !== "" && !STATUS.test(part));
  const date = span?.start || span?.end || "";
  const [name = "", ...rest] = parts;
  const bracket = /^(.{3,120}?)\s*\(([^()]{2,60})\)$/.exec(name);
  if (rest.length === 0 && bracket?.[1] && bracket[2] && ISSUER.test(bracket[2])) {
    return { name: bracket[1], issuingOrganization: bracket[2], date };
  }
  const by =
    /^(.{3,120}?)\s+(?:issued |awarded |provided )?(?:by|from)\s+(?:the )?(\p{Lu}.{1,80})$/u.exec(
      name,
    );
  if (by?.[1] && by[2]) return { name: by[1], issuingOrganization: by[2], date };
  const issuer = rest.findIndex((part) => ISSUER.test(part) || companyScore(part) >= 2);
  if (issuer >= 0) {
    const before = [name, ...rest.slice(0, issuer)].join(", ");
    return { name: before, issuingOrganization: tidyIssuer(rest[issuer] ?? ""), date };
  }
  const [said = ""] = rest;
  if (rest.length === 1 && SMALL.test(said) && !ISSUED_BY.test(said)) {
    return { name: withoutIssuer(name, said), issuingOrganization: "", date };
  }
  if (rest.length === 1 && !isProse(bare)) {
    return { name, issuingOrganization: tidyIssuer(rest[0] ?? ""), date };
  }
  return { name: [name, ...rest].join(", "), issuingOrganization: "", date };
}

function tidyIssuer(text: string): string {
  return text.replace(ISSUED, "").replace(/^the /i, "").trim();
}

/** Whether the row only completes the certificate above it: its issuer, its date, its second half. */
function isMore(
  row: Row,
  before: Row | undefined,
  next: CertificationItem,
  last: CertificationItem,
): boolean {
  if (row.bullet || row.gap) return false;
  if (next.name === "") return true;
  if (/^[\p{Ll}(]/u.test(row.text)) return true;
  if (before && row.bold !== before.bold && before.bold && last.issuingOrganization === "")
    return true;
  const onlyIssuer =
    next.issuingOrganization === "" &&
    ISSUER.test(next.name) &&
    !/\b(?:certificate|licen[cs]e|certified|registration)\b/i.test(next.name);
  return last.issuingOrganization === "" && onlyIssuer && (last.date === "" || next.date === "");
}

function completed(
  last: ReadItem<CertificationItem>,
  next: CertificationItem,
  row: Row,
): ReadItem<CertificationItem> {
  const { item } = last;
  const more = next.name !== "" && item.issuingOrganization !== "" ? next.name : "";
  const lower = /^[\p{Ll}(]/u.test(row.text);
  const name = lower ? joined(item.name, next.name) : item.name;
  const issuer = lower ? item.issuingOrganization : item.issuingOrganization || next.name || more;
  const merged = { name, issuingOrganization: issuer, date: item.date || next.date };
  return { ...last, item: merged, lines: [...last.lines, row.line] };
}

function itemOf(item: CertificationItem, row: Row): ReadItem<CertificationItem> {
  return {
    item,
    lines: linesOf(row),
    fields: {
      name: [row.line],
      issuingOrganization: item.issuingOrganization ? [row.line] : [],
      date: item.date ? [row.line] : [],
    },
    confidence: 0.8,
  };
}

const LONGEST = 400;
const FEWEST_LISTED = 5;
const MOST_WORDS_LISTED = 5;
const COMMA = /,\s+(?![^()]*\))/;
/** A dash or a colon sets a certificate apart from what is said of it. */
const SAID_OF_ONE = /\s[–—-]\s|:\s|[.;!?]$/;
/** "Cognitive load, four days, 2019. Autism, 2024." */
const SENTENCE = /(?<=\b(?:19|20)\d\d)\.\s+(?=\p{Lu})/u;

/** Certificates set side by side on one row, or told in short sentences that end with their years. */
function oneByOne(row: Row): Row[] {
  if (row.cells.length > 1 || row.text.length > LONGEST) return [row];
  const sentences = row.text.split(SENTENCE);
  if (sentences.length > 1) return apart(row, sentences);
  const items = row.text.split(COMMA);
  const short = items.every((item) => wordsOf(item).length <= MOST_WORDS_LISTED);
  if (items.length < FEWEST_LISTED || !short || SAID_OF_ONE.test(row.text)) return [row];
  return findDates(row.text).length > 1 ? [row] : apart(row, items);
}

/** Such sentences run on over the end of a line. */
function goesOnTelling(row: Row, last: Row): boolean {
  if (row.follows === "no" || !SENTENCE.test(last.text)) return false;
  return !/[.)\d]$/.test(last.text);
}

function apart(row: Row, texts: readonly string[]): Row[] {
  return texts.map((text, at) => ({ ...withText(row, text), gap: row.gap || at > 0 }));
}
