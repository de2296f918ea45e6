import { isPlace } from "#reading/places.ts";
import type { Block } from "../blocks/block.ts";
import type { Found } from "../found.ts";
import { headingPart, isListPart } from "../heading-part.ts";

import { isRole } from "../is-role.ts";
import { isSurelyCompany, looksLikeCompany } from "./company-words.ts";
import { employmentTypes } from "./employment-type.ts";

const LONGEST_TITLE = 110;
const MOST_WORDS = 14;
/** How far down a title may stand. */
const DEEPEST = 14;
const LEAST_SCORE = 3;
const SURE_SCORE = 5;

/** What documents of this kind are called; never the name of a job. */
const DOCUMENT_NAME =
  /\b(?:(?:position|job|role) (?:description|profile|specification|statement|advertisement|information|outline|ad)|(?:candidate|applicant) (?:information )?pack|vacancy notice|career opportunity|job (?:posting|listing)|statement of duties|employment opportunity|job vacancy|now hiring|we(?:'|’)re hiring)\b/i;
const DOCUMENT_PREFIX = new RegExp(`^(?:${DOCUMENT_NAME.source})\\s*[:!–—|-]?\\s*`, "i");
const DOCUMENT_SUFFIX = new RegExp(`\\s*[:–—|(-]\\s*(?:${DOCUMENT_NAME.source})\\)?$`, "i");

const SOUGHT =
  /\b(?:is|are|am|['’]re) (?:currently |now |actively )?(?:seeking|looking for|looking to (?:appoint|hire|recruit)|hiring|recruiting)|\b(?:seeks|seek|requires|needs?|opportunity (?:exists )?for|position for|role for|vacancy for|looking for|join (?:us|our team|the team|.{1,40}?) as|hiring|appoint|wants?)(?= an?\b)/i;
const SOUGHT_TITLE =
  /^\s*(?:(?:an?|the|our next|someone|one|two|three)\s+)?([\p{L}\d&/'’+-]+(?:[ ,]{1,2}[\p{L}\d&/'’+-]+){0,8}?)(?=\s*(?:\(|[.,;:!]|$)|\s+(?:to|with|who|for|in|at|on|into|based|is|or someone|within|from|that|wanted|and (?:help|work|join)|of \d|having)\b)/u;
const ADJECTIVES =
  /^(?:(?:an?|experienced|talented|motivated|enthusiastic|dynamic|skilled|dedicated|passionate|exceptional|bright|capable|driven|ambitious|qualified|proactive|highly|new|full[- ]?time|part[- ]?time|permanent|casual|suitably|outstanding|committed|another|additional|exciting|well-rounded|confident|energetic|friendly|reliable|hard-?working|and|,)\s+)+/i;

export interface Titled {
  readonly found: Found<string>;
  /** The block that is nothing but the title; null when a sentence names it. */
  readonly block: Block | null;
}

/** The name of the job: printed large, labelled, at the top, or said in the first sentences. */
export function findTitle(blocks: readonly Block[], taken: ReadonlySet<Block>): Titled | null {
  const end = blocks.findIndex((block) => isListPart(headingPart(block.text) ?? "intro"));
  const candidates = blocks
    .slice(0, end < 0 ? DEEPEST * 2 : end)
    .filter((block) => !taken.has(block) && !block.bullet)
    .slice(0, DEEPEST)
    .flatMap((block, at) => segments(block).map((text) => ({ block, text, at })))
    .map(({ block, text, at }) => ({ block, text, score: score(block, text, at) }))
    .filter(({ score }) => score >= LEAST_SCORE);
  const best = candidates.reduce<(typeof candidates)[number] | null>(
    (top, one) => (top === null || one.score > top.score ? one : top),
    null,
  );
  if (best === null) return soughtTitle(blocks) ?? firstLine(blocks[0], taken);
  const confidence = best.score > SURE_SCORE ? 0.9 : 0.7;
  return { found: { value: best.text, lines: best.block.lines, confidence }, block: best.block };
}

/** Takes off what is printed beside a title but is not part of it. */
export function cleanTitle(text: string): string {
  const bare = text.replace(DOCUMENT_PREFIX, "").replace(DOCUMENT_SUFFIX, "").trim();
  const parts = bare.split(/(\s+[–—|-]\s+|\s*\|\s*|,\s+)/);
  while (parts.length > 2 && isBeside(parts.at(-1) ?? "")) parts.splice(-2);
  return parts
    .join("")
    .replace(/\s*[:–—|,-]\s*$/, "")
    .trim();
}

function isBeside(part: string): boolean {
  if (part.length > 60) return false;
  if (isPlace(part) || DOCUMENT_NAME.test(part) || /^\$/.test(part)) return true;
  if (isRole(part)) return false;
  return (
    employmentTypes(part) !== "" ||
    isSurelyCompany(part) ||
    /^(?:ref|hybrid|remote|\d+ months?)\b|\b(?:PAE|PQE|firm|bonus|flexible|CBD|salary)\b/i.test(
      part,
    )
  );
}

function segments(block: Block): string[] {
  const cells = block.text.split("\t").map(cleanTitle);
  return cells.filter((text) => text !== "" && text.length <= LONGEST_TITLE);
}

function score(block: Block, text: string, at: number): number {
  const words = text.split(/\s+/).length;
  if (words > MOST_WORDS || /[.!?;]$/.test(text) || /@|https?:|\$\d/.test(text)) return 0;
  if (DOCUMENT_NAME.test(text) || headingPart(text) !== null || isPlace(text)) return 0;
  if (!isRole(text)) return 0;
  if (/^(?:we|you|our|join|are|is|do|if|this|reports?|about|why)\b/i.test(text)) return 0;
  const size = Math.min(3, Math.max(0, (block.scale - 1) * 5));
  const company = looksLikeCompany(text) ? -2 : 0;
  const look = block.strong ? 1 : 0;
  const early = Math.max(0, 2 - at * 0.3);
  return 3 + size + look + early + company + (words <= 8 ? 0.5 : 0);
}

/** A short line at the very top is a title, even of work we have no word for. */
function firstLine(block: Block | undefined, taken: ReadonlySet<Block>): Titled | null {
  if (block === undefined || block.bullet || taken.has(block)) return null;
  const value = cleanTitle(block.text);
  const words = value.split(/\s+/).length;
  if (value === "" || words > MOST_WORDS / 2 || /[.!?:;@]/.test(value)) return null;
  if (headingPart(value) !== null || isPlace(value) || looksLikeCompany(value)) return null;
  return { found: { value, lines: block.lines, confidence: 0.4 }, block };
}

function soughtTitle(blocks: readonly Block[]): Titled | null {
  for (const block of blocks.slice(0, DEEPEST)) {
    const verb = SOUGHT.exec(block.text);
    if (verb === null) continue;
    const rest = block.text.slice(verb.index + verb[0].length, verb.index + verb[0].length + 140);
    const said = SOUGHT_TITLE.exec(rest)?.[1]?.replace(ADJECTIVES, "").trim() ?? "";
    if (said === "" || !isRole(said)) continue;
    const value = said.charAt(0).toUpperCase() + said.slice(1);
    return { found: { value, lines: block.lines.slice(0, 1), confidence: 0.6 }, block: null };
  }
  return null;
}
