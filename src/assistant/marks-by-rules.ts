import { kindsOf, type SentenceKind } from "#reading/advert/sentence-kinds.ts";
import { sentencesOf } from "#reading/advert/sentences.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import { emailsIn, phonesIn } from "./facts/contact.ts";
import type { Label, Mark } from "./labels.ts";

/**
 * The same marks without the reading model: sentences by their kind, as advertisements are read, and the plainest
 * commands. It is what READING_MODEL=off leaves, and how the far end of a very long message is read.
 */
const LABEL_OF: Readonly<Partial<Record<SentenceKind, Mark["label"]>>> = {
  must: "must",
  trait: "must",
  nice: "nice",
  duty: "duty",
  benefit: "benefit",
  company: "about",
  pay: "pay",
  place_hours: "hours",
  apply: "apply",
  negation: "no",
  talk: "talk",
};
const COMMANDS: readonly (readonly [Exclude<Label, "out">, RegExp])[] = [
  [
    "later",
    /^(?:(?:please )?(?:don't|do not|dont) (?:publish|post)|not yet|hold (?:off|on)|wait)\b/i,
  ],
  [
    "go",
    /^(?:.{0,40}\b)?(?:publish|post it|go live|put it (?:up|live)|ship it|send it live|go ahead)\b.{0,20}$/i,
  ],
  ["undo", /^(?:undo|take that back|go back)\b.{0,30}$/i],
  ["yes", /^(?:yes|yep|yeah|ok|okay|sure|correct|confirmed|looks good|perfect|great)\b.{0,20}$/i],
  ["nope", /^(?:no|nope|nah|none)\b.{0,20}$/i],
  ["hush", /\bno more questions\b/i],
  ["tone", /\b(?:warmer|friendlier|shorter|more formal|less formal)\b/i],
];
const TITLE =
  /^(?:(?:we|i)(?:'re| are|'m| am)? (?:need|after|want|hiring|looking for|seeking)|need|wanted:?|hiring|seeking|looking for) (?:an? )?(.{3,60}?)(?= (?:in|at|for|to|who|with|based)\b|[.,;\n]|$)/i;
const PLACE = /\b(?:in|at|based in|location:?) ((?:\p{Lu}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+){0,2})/u;
const TYPE =
  /\b(?:full[- ]?time|part[- ]?time|casual|permanent|fixed[- ]term|contract(?= role| position|,|\.|$))\b/i;

export function marksByRules(message: string, from: number): Mark[] {
  const marks: Mark[] = [];
  const add = (label: Mark["label"], start: number, text: string) => {
    if (text.trim() !== "" && start >= 0)
      marks.push({ label, from: start, to: start + text.length, text, sure: 0.6 });
  };
  const sentences = sentencesOf(plainLines(message.slice(from)).lines);
  const kinds = kindsOf(sentences);
  let at = from;
  for (const [index, { text }] of sentences.entries()) {
    const found = message.indexOf(text, at);
    const start = found < 0 ? at : found;
    at = start + text.length;
    const command = COMMANDS.find(([, words]) => words.test(text.trim()));
    if (command) {
      add(command[0], start, text);
      continue;
    }
    if (emailsIn(text).length > 0 || phonesIn(text).length > 0) {
      add("apply", start, text);
      continue;
    }
    const title = TITLE.exec(text);
    if (title?.[1]) add("title", start + title.index + title[0].length - title[1].length, title[1]);
    const place = PLACE.exec(text);
    if (place?.[1]) add("place", start + place.index + place[0].length - place[1].length, place[1]);
    const type = TYPE.exec(text);
    if (type) add("type", start + type.index, type[0]);
    const label = LABEL_OF[kinds[index] ?? "talk"];
    if (label && !title && !place && !type) add(label, start, text);
  }
  return marks.sort((a, b) => a.from - b.from);
}
