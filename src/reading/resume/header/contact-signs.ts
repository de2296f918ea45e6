/** Patterns of ways to reach a person, all of them linear. */

export const EMAIL =
  /[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}@[\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:\.[\p{L}\p{N}][\p{L}\p{N}-]{0,62}){1,4}/u;
/** Spelt so that machines do not see it: "jane (at) host.example", "jane[at]host[dot]example". */
const SPELT_AT =
  /([\p{L}\p{N}][\p{L}\p{N}._+-]{0,63})\s?(?:\(at\)|\[at\]|\{at\}|<at>)\s?([\p{L}\p{N}-]{1,63}(?:\s?(?:\.|\(dot\)|\[dot\]|\{dot\})\s?[\p{L}\p{N}-]{1,63}){1,4})/iu;
/** "jane @ host . example" in letter-spaced type. */
const SPACED_AT =
  /([\p{L}\p{N}][\p{L}\p{N}._+-]{0,63})\s{0,2}@\s{0,2}([\p{L}\p{N}-]{1,63}(?:\s?\.\s?[\p{L}\p{N}-]{1,63}){1,4})/u;

const PHONE_LIKE =
  /(?<![\p{L}\d.,/$])(?:\(?\+|\(?00)?[\d(][\d ().\u2010-\u2014\u00A0-]{5,22}\d(?![\d\p{L}@])/gu;
const PHONE_LABEL =
  /(?:^|[^\p{L}])(?:phone|mobile|mob|tel|telephone|cell|ph|m|p|t|h|call|contact(?: (?:no|number))?)\.?\s?(?:no\.?|number)?\s?[:.|)]?\s*$/iu;
const NO_PHONE_LABEL =
  /(?:abn|acn|licen[cs]e|member(?:ship)?|registration|reg|number|no|certificate|id|ahpra|nmw|passport|orcid|isbn|doi|matter|file|ref)\.?\s?(?:no\.?|number)?\s?[:#.]?\s*$/iu;
const DIGITS = { fewest: 8, most: 15 };
const LOOK_BACK = 24;
const AUSTRALIAN = /^(?:04\d{8}|0[2378]\d{8}|(?:0061|61)0?[2-478]\d{8}|1[38]00\d{6})$/;

export interface Found {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

export function findEmail(text: string): Found | undefined {
  const plain = EMAIL.exec(text);
  if (plain) return { value: plain[0], from: plain.index, to: plain.index + plain[0].length };
  const spelt = SPELT_AT.exec(text) ?? SPACED_AT.exec(text);
  if (!spelt?.[1] || !spelt[2]) return undefined;
  const host = spelt[2].replace(/\s?(?:\(dot\)|\[dot\]|\{dot\})\s?/gi, ".").replace(/\s/g, "");
  return { value: `${spelt[1]}@${host}`, from: spelt.index, to: spelt.index + spelt[0].length };
}

interface FoundPhone extends Found {
  /** 1 for a mobile or an Australian number, less for what only looks like one. */
  readonly certainty: number;
  readonly mobile: boolean;
}

export function findPhones(text: string): FoundPhone[] {
  const found: FoundPhone[] = [];
  for (const match of text.matchAll(PHONE_LIKE)) {
    const certainty = phoneCertainty(text, match);
    if (certainty === 0) continue;
    const value = tidyPhone(match[0]);
    const digits = value.replace(/\D/g, "");
    const mobile = /^(?:04|614|00614|6104)/.test(digits);
    found.push({ value, from: match.index, to: match.index + match[0].length, certainty, mobile });
  }
  return found;
}

function tidyPhone(printed: string): string {
  const trimmed = printed.replace(/\s+/g, " ").replace(/^[\s.-]+|[\s.(-]+$/g, "");
  const opened = trimmed.split("(").length;
  const closed = trimmed.split(")").length;
  if (opened > closed && trimmed.startsWith("(")) return trimmed.slice(1);
  return trimmed;
}

function phoneCertainty(text: string, match: RegExpMatchArray): number {
  const printed = match[0];
  const digits = printed.replace(/\D/g, "");
  const before = text.slice(Math.max(0, (match.index ?? 0) - LOOK_BACK), match.index);
  const labelled = PHONE_LABEL.test(before);
  if (digits.length > DIGITS.most || (!labelled && NO_PHONE_LABEL.test(before))) return 0;
  if (/^(?:19|20)\d\d ?[-–—] ?(?:19|20)\d\d$/.test(printed)) return 0;
  if (AUSTRALIAN.test(digits)) return 1;
  if (printed.includes("+") && digits.length >= DIGITS.fewest) return 0.95;
  if (/^00[1-9]/.test(digits) && digits.length >= DIGITS.fewest + 2) return 0.9;
  if (labelled && digits.length >= DIGITS.fewest - 1) return 0.85;
  if (/^\(\d{3}\) ?\d{3}[-. ]\d{4}$|^\d{3}[-.]\d{3}[-.]\d{4}$/.test(printed)) return 0.8;
  if (/^\d{4} \d{4}$/.test(printed) && !/^(?:19|20)/.test(printed)) return 0.4;
  return 0;
}

export const LINKEDIN =
  /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/?\s?(in|pub)\/\s?([^\s/?#,;|()<>\u00A0]{2,100})/iu;
export const GITHUB =
  /(?:https?:\/\/)?(?:www\.)?github\.(?:com|io)\/([A-Za-z0-9][A-Za-z0-9-]{0,38})/i;
const ADDRESS =
  /(?<![@\p{L}\p{N}.-])(?:https?:\/\/)?(?:[a-z0-9][a-z0-9-]{0,62}\.){1,4}[a-z]{2,12}(?:\/[^\s|,;()<>]{0,200})?/iu;
const TOP_LEVEL = new Set(
  "com org net edu gov au nz uk io dev me co info name page site online tech law legal blog app ai us ca sg hk in eu de fr example test invalid xyz design studio work cloud id lawyer pro".split(
    " ",
  ),
);

/** Whether an address ends in a name that the web knows. */
export function isTopLevel(address: string): boolean {
  return TOP_LEVEL.has(address.split(".").at(-1)?.toLowerCase() ?? "");
}

/** A web address in the text that ends in a name of the web: "Node.js" is none. */
export function findAddress(text: string): Found | undefined {
  const match = ADDRESS.exec(text);
  if (!match) return undefined;
  const host = match[0].replace(/^https?:\/\//i, "").split("/")[0] ?? "";
  if (!isTopLevel(host)) return undefined;
  const value = match[0].replace(/[.,;:)]+$/, "");
  return { value, from: match.index, to: match.index + value.length };
}

/** Whether the text says how to reach somebody. */
export function isContact(text: string): boolean {
  if (findEmail(text)) return true;
  if (LINKEDIN.test(text) || GITHUB.test(text)) return true;
  return findPhones(text).some((phone) => phone.certainty >= 0.8);
}
