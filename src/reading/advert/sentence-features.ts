import { headingPart, type Part } from "../job/heading-part.ts";

import {
  beginsWithDuty,
  saysApply,
  saysBenefit,
  saysEssential,
  saysNice,
  saysOfFirm,
  wordingOf,
} from "../job/part-wording.ts";
import type { Sentence } from "./sentences.ts";

/** Words of a heading are short, and nothing ends them. */
const LONGEST_HEADING = 60;
const MOST_WORDS = 60;
/** Counted apart up to here. */
const LENGTHS = [2, 4, 7, 12, 20, 35];

const SIGNS: readonly (readonly [string, RegExp])[] = [
  [
    "money",
    /\$ ?\d|\b\d+(?:\.\d+)? ?(?:an|per) hour|\bsalary\b|\baward\b|\bsuper(?:annuation)?\b/i,
  ],
  [
    "years",
    /\b(?:\d+|one|two|three|four|five|six|seven|eight|ten)\+?(?: ?(?:-|–|to) ?\d+)? ?(?:years?|yrs?)\b|\bPAE\b|\bPQE\b/i,
  ],
  ["reach", /@\w|\b0\d(?:[ -]?\d){7,8}\b|\(0\d\) ?\d{4}|https?:|www\./i],
  [
    "day",
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b\d{1,2}(?:[.:]\d\d)? ?[ap]m\b|\bweekends?\b|\bshifts?\b|\brosters?\b/i,
  ],
  [
    "paper",
    /\blicen[cs]e|\bcertificate\b|\bcert\b|\bdegree\b|\bdiploma\b|\bregistration\b|\badmitted\b|\badmission\b|\bticket\b|\bqualif/i,
  ],
  [
    "check",
    /\bpolice\b|\bwwcc\b|\bchildren\b|\bvisa\b|\bcitizen|\bclearance\b|\bright(?:s)? to work\b|\bworking rights\b|\bvaccinat/i,
  ],
  ["not", /\bno\b|\bnot\b|n['’]t\b|\bwithout\b|\bnever\b|\bnor\b|\bneither\b/i],
  ["you", /\byou(?:r|['’]\w+)?\b/i],
  ["we", /\b(?:we|our|us)\b/i],
  ["must", /\bmust\b|\bneed(?:s|ed)?\b|\brequire[ds]?\b|\bessential\b|\bminimum\b|\bat least\b/i],
  [
    "experience",
    /\bexperience[ds]?\b|\bbackground\b|\bknowledge\b|\bfamiliar|\bskills?\b|\bability\b|\bable to\b/i,
  ],
  ["caps", /^[^\p{Ll}]+$/u],
  ["label", /^[^:]{2,30}:\s*\S/],
  ["leads", /:$/],
  ["asks", /\?$/],
  ["shouts", /!$/],
  ["stops", /\.$/],
  ["bare", /[\p{L}\p{N})]$/u],
];

const isHeading = ({ text, bullet, opens, strong }: Sentence) =>
  !bullet &&
  opens &&
  text.length <= LONGEST_HEADING &&
  (strong || text.endsWith(":") || headingPart(text) !== null || !/[.!?,;]$/.test(text));

/** What is known of each sentence of an advertisement: its words, its place, and what stands over it. */
export function sentenceFeatures(sentences: readonly Sentence[]): string[][] {
  let heading: string[] = ["over:none"];
  let listed = false;
  return sentences.map((sentence, at) => {
    // What stands over a list says little about the paragraphs after it.
    if (listed && !sentence.bullet && sentence.opens && !heading[0]?.startsWith("ended "))
      heading = heading.slice(0, 1).map((one) => `ended ${one}`);
    listed = sentence.bullet;
    const before = sentences[at - 1];
    const after = sentences[at + 1];
    const own = wordFeatures(sentence.text);
    const found = [
      "any",
      ...own,
      ...heading,
      ...heading.map((one) => `${one}&${sentence.bullet ? "item" : "text"}`),
      ...placeFeatures(sentence, at, sentences.length),
      `after:${firstWords(before?.text ?? "")}`,
      before?.text.endsWith(":") ? "after:lead" : "after:plain",
      ...(before ? wordingFeatures(before.text).map((one) => `after:${one}`) : ["after:top"]),
      after ? `before:${after.bullet && !sentence.bullet ? "list" : "text"}` : "before:end",
      ...(after ? wordingFeatures(after.text).map((one) => `before:${one}`) : []),
    ];
    if (isHeading(sentence) || sentence.text.endsWith(":"))
      heading = headingFeatures(sentence.text);
    return found;
  });
}

/** The kinds of the sentences around one, as they were guessed without each other. */
export function neighbourFeatures(kinds: readonly string[], at: number): string[] {
  const [before = "top", after = "end"] = [kinds[at - 1], kinds[at + 1]];
  return [
    `guess:${kinds[at]}`,
    `kind before:${before}`,
    `kind after:${after}`,
    `kinds around:${before} ${after}`,
    `kinds:${before} ${kinds[at]} ${after}`,
    `kinds before:${kinds[at - 2] ?? "top"} ${before}`,
  ];
}

const plainWords = (text: string) =>
  (
    text
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .replace(/\d+/g, "0")
      .match(/[\p{L}\p{N}']+|[$%@:?!+/|]/gu) ?? []
  ).slice(0, MOST_WORDS);

function wordFeatures(text: string): string[] {
  const words = plainWords(text);
  const found = new Set<string>();
  for (const [at, word] of words.entries()) {
    found.add(word);
    const next = words[at + 1];
    if (next !== undefined) found.add(`${word} ${next}`);
    const third = words[at + 2];
    if (next !== undefined && third !== undefined && at < 12) found.add(`${word} ${next} ${third}`);
  }
  found.add(`first:${words[0]}`);
  found.add(`first:${words.slice(0, 2).join(" ")}`);
  found.add(`first:${words.slice(0, 3).join(" ")}`);
  found.add(`last:${words.at(-1)}`);
  found.add(`length:${LENGTHS.findIndex((most) => words.length <= most)}`);
  for (const [name, sign] of SIGNS) if (sign.test(text)) found.add(`sign:${name}`);
  for (const one of wordingFeatures(text)) found.add(one);
  return [...found];
}

/** What our own rules make of it, which know more words than any set of examples. */
function wordingFeatures(text: string): string[] {
  return [
    `says:${wordingOf(text)}`,
    `heads:${headingPart(text)}`,
    ...(saysNice(text) ? ["says:welcome"] : []),
    ...(saysApply(text) ? ["says:applying"] : []),
    ...(saysBenefit(text) ? ["says:given"] : []),
    ...(saysEssential(text) ? ["says:essential"] : []),
    ...(saysOfFirm(text) ? ["says:firm"] : []),
    ...(beginsWithDuty(text) ? ["says:doing"] : []),
  ];
}

/** For each sentence the part that the last heading we know opens; nothing where a heading says nothing we know. */
export function partsUnder(sentences: readonly Sentence[]): (Part | null)[] {
  let part: Part | null = null;
  return sentences.map((sentence) => {
    const under = part;
    const known = isHeading(sentence) ? headingPart(sentence.text) : null;
    const closes = sentence.text.endsWith(":") || (sentence.strong && isHeading(sentence));
    if (known !== null || closes) part = known;
    return under;
  });
}

const firstWords = (text: string) => plainWords(text).slice(0, 2).join(" ");

function headingFeatures(text: string): string[] {
  const words = plainWords(text).filter((word) => /\p{L}/u.test(word));
  return [
    `over:${headingPart(text)}`,
    `over:${words.slice(0, 4).join(" ")}`,
    ...words.slice(0, 8).map((word) => `over~${word}`),
  ];
}

function placeFeatures({ bullet, opens, strong, text }: Sentence, at: number, count: number) {
  return [
    bullet ? "item" : "text",
    opens ? "opens" : "goes on",
    ...(strong ? ["strong"] : []),
    `heading:${isHeading({ bullet, opens, strong, text, lines: [] })}`,
    at < 3 ? `place:${at}` : `part:${Math.floor((4 * at) / count)}`,
    ...(at >= count - 3 ? [`place:-${count - at}`] : []),
  ];
}
