import type { PlacedRow } from "../outline/placed-row.ts";
import type { Read } from "../read-value.ts";
import { EMAIL, findAddress, findEmail, GITHUB, LINKEDIN } from "./contact-signs.ts";

interface ReadLinks {
  readonly linkedin: Read<string> | undefined;
  readonly github: Read<string> | undefined;
  readonly website: Read<string> | undefined;
}

const LINKEDIN_LABEL =
  /\blinked\s?in\b\s?[:|–-]?\s*\/?(?:(in|pub)\/)?@?([\p{L}\p{N}][\p{L}\p{N}_%-]{2,80})\s*(?:$|[\t|,·•])/iu;
const LINKEDIN_PATH = /(?:^|[\s|·•])\/?in\/([\p{L}\p{N}][\p{L}\p{N}_%-]{2,80})/u;
const GITHUB_LABEL = /\bgit\s?hub\b\s?[:|–-]\s*@?([A-Za-z0-9][A-Za-z0-9-]{1,38})\s*(?:$|[\t|,·•])/i;
/** Places on the web where many people have a page; none of them is a person's own site. */
const SHARED_HOSTS =
  /(?:^|\.)(?:linkedin\.com|github\.com|facebook\.com|twitter\.com|x\.com|instagram\.com|youtube\.com|tiktok\.com|google\.[a-z.]+|goo\.gl|maps\.app|wa\.me|whatsapp\.com|t\.me|orcid\.org|doi\.org|researchgate\.net|scholar\.google\.[a-z.]+|stackoverflow\.com|gmail\.com|outlook\.com|skype\.com|zoom\.us|credly\.com|apple\.com|microsoft\.com)$/i;
const NO_GITHUB = new Set(["features", "about", "topics", "orgs", "sponsors", "login"]);
const SITE_LABEL = /\b(?:website|web|portfolio|blog|homepage|home page|site|url)\b/i;
const PAGE_WORDS = /^(?:https?:\/\/)/i;

/** Addresses printed, and those behind words and icons. */
export function readLinks(placed: readonly PlacedRow[]): ReadLinks {
  return {
    linkedin: firstOf(placed, (text) => linkedinOf(text)) ?? labelled(placed, linkedinLabel),
    github: firstOf(placed, (text) => githubOf(text)) ?? labelled(placed, githubLabel),
    website: websiteOf(placed),
  };
}

function firstOf(
  placed: readonly PlacedRow[],
  find: (text: string) => string,
): Read<string> | undefined {
  for (const [at, { row }] of placed.entries()) {
    for (const link of row.links) {
      const value = find(link);
      if (value) return { value, lines: [row.line], confidence: 0.99 };
    }
    const value = find(unbroken(placed, at));
    if (value) return { value, lines: [row.line], confidence: 0.97 };
  }
  return undefined;
}

/** An address that a narrow column broke goes on at the start of the next row. */
function unbroken(placed: readonly PlacedRow[], at: number): string {
  const row = placed[at]?.row;
  const next = placed[at + 1]?.row;
  if (!row || !next) return row?.text ?? "";
  const inside = /(?:linkedin|github)\.com(?:\/\S{0,90})?$/i.exec(row.text)?.[0];
  const [head = "", ...others] = next.text.split(/\s+/);
  if (!inside || !/^[\p{L}\p{N}/_%-]{1,80}$/u.test(head)) return row.text;
  const cut = /[-/]$|\.com$/i.test(inside) || next.follows === "yes";
  const alone = others.length === 0 || /^\(/.test(others[0] ?? "");
  return cut && alone ? row.text + head : row.text;
}

function linkedinOf(text: string): string {
  const match = LINKEDIN.exec(text);
  if (!match?.[1] || !match[2]) return "";
  return `${match[1].toLowerCase()}/${match[2].replace(/[.…]+$/, "")}`;
}

function githubOf(text: string): string {
  const name = GITHUB.exec(text)?.[1] ?? /([a-z0-9][a-z0-9-]{0,38})\.github\.io/i.exec(text)?.[1];
  return name && !NO_GITHUB.has(name.toLowerCase()) ? name : "";
}

function labelled(
  placed: readonly PlacedRow[],
  find: (text: string) => string,
): Read<string> | undefined {
  for (const { row, part } of placed) {
    if (part !== "header") continue;
    const value = find(row.text);
    if (value) return { value, lines: [row.line], confidence: 0.8 };
  }
  return undefined;
}

function linkedinLabel(text: string): string {
  const label = LINKEDIN_LABEL.exec(text);
  const slug = label?.[2] ?? LINKEDIN_PATH.exec(text)?.[1];
  if (!slug || /^(?:github|email|phone|profile|website)$/i.test(slug)) return "";
  return `${label?.[1]?.toLowerCase() ?? "in"}/${slug}`;
}

function githubLabel(text: string): string {
  const name = GITHUB_LABEL.exec(text)?.[1] ?? "";
  return /^(?:linkedin|email|phone|profile|website)$/i.test(name) ? "" : name;
}

function websiteOf(placed: readonly PlacedRow[]): Read<string> | undefined {
  for (const { row, part } of placed) {
    const own = part === "header" || SITE_LABEL.test(row.text);
    if (!own || part === "experience" || part === "letter") continue;
    const email = findEmail(row.text);
    const bare = email ? row.text.slice(0, email.from) + row.text.slice(email.to) : row.text;
    const text = bare.replace(new RegExp(EMAIL.source, "gu"), " ");
    for (const piece of [
      ...row.links.filter((link) => PAGE_WORDS.test(link)),
      ...text.split(/[\s|]+/),
    ]) {
      const address = findAddress(piece)?.value;
      if (address && !SHARED_HOSTS.test(hostOf(address))) {
        return { value: address.replace(/\/$/, ""), lines: [row.line], confidence: 0.9 };
      }
    }
  }
  return undefined;
}

function hostOf(address: string): string {
  return (address.replace(/^https?:\/\//i, "").split(/[/?#]/)[0] ?? "").replace(/^www\./i, "");
}
