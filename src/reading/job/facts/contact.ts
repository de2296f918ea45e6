import type { JobProfile } from "#contract/job-profile.ts";
import { isPlace } from "#reading/places.ts";
import type { Block } from "../blocks/block.ts";
import type { Found } from "../found.ts";
import { isRole } from "../is-role.ts";

type Field = keyof JobProfile["contact"];
export type Contact = Readonly<Partial<Record<Field, Found<string>>>>;

const EMAIL = /[A-Za-z0-9][A-Za-z0-9._%+'-]{0,63}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5}/;
/** Australian forms first; anything else only with its country's prefix. */
const PHONE =
  /(?<![\d$.,])(?:(?:\+61|0061)[\s-]?(?:\(0\)[\s-]?)?[2-478](?:[\s.-]?\d){8}|\(0[2-8]\)\s?\d{4}[\s.-]?\d{4}|0[2-8](?:[\s.-]?\d){8}|1[38]00(?:[\s.-]?\d){6}|13(?:[\s.-]?\d){4}|\+\d{1,3}(?:[\s.-]?\d){7,12})(?![\d%])/;
const WORD = String.raw`\p{Lu}[\p{L}'’-]{1,20}`;
const NAME = String.raw`(?:(?:Dr|Ms|Mr|Mrs|Mx|Prof|Professor)\.? )?${WORD}(?: (?:van|de|der|den|von|da|di|la|bin|al|el))?(?: ${WORD}){1,3}`;
const NAMED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Cc]ontact|[Cc]all|[Ee]mail|[Pp]hone|[Rr]ing|[Ss]peak (?:to|with)|[Rr]each out to|[Gg]et in touch with|[Aa]ttention|[Aa]ttn|ATTN|[Dd]iscussion with|[Ss]poken to|c\/-|[Tt]o),?:? (?:our [\p{L} ]{3,40}?,? )?(${NAME})`,
    "u",
  ),
  new RegExp(
    String.raw`(?:[Ee]nquir(?:y|ies)|[Cc]ontact|[Ii]nformation|[Dd]etails|[Rr]ecruiter|[Cc]onsultant)[^:\n]{0,40}:\s{0,3}(${NAME})`,
    "u",
  ),
  new RegExp(String.raw`^(${NAME})\s*(?:[,|(–—⇥\t-]|on\b|at\b|via\b|$)`, "u"),
];
const NO_PERSON =
  /\b(?:Lawyers?|Legal|Pty|Ltd|Human|Resources|People|Culture|Talent|Acquisition|Team|Department|Recruitment|Careers?|Hiring|Office|Australia|Street|Road|Group|Partners|Law|Practice|Court|Council|University|Services|Manager|Director|Us|Now|Today|Apply|Online|This|The|Your|Resume|Cover|Letter|Phone|Email|Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Hobart|Darwin|Please|For|All|No|Applications?|Position|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Level|Suite)\b/;
const TITLES = /^(?:Dr|Ms|Mr|Mrs|Mx|Prof|Professor)\.? /;
const MOST_CHARACTERS = 3000;

/** Whom to ask: read from the end, where ads say so, since firms print their own numbers at the top. */
export function findContact(blocks: readonly Block[]): Contact {
  const contact: { [key in Field]?: Found<string> | undefined } = {};
  const order = blocks.map((block, at) => ({ block, at })).toReversed();
  const nearest = order.filter(({ block }) => EMAIL.test(part(block)) || PHONE.test(part(block)));
  for (const { block } of nearest) {
    contact.email ??= found(EMAIL.exec(part(block))?.[0]?.replace(/[.'-]+$/, ""), block, 0.95);
    contact.phone ??= found(PHONE.exec(part(block))?.[0]?.trim(), block, 0.9);
  }
  const near = new Set(nearest.flatMap(({ at }) => [at, at - 1, at + 1, at - 2]));
  for (const { block, at } of order) {
    if (contact.name) break;
    const asked = /\b(?:contact|enquir|call|speak|discussion|recruiter|attention)/i.test(
      part(block),
    );
    if (asked || near.has(at)) contact.name = personIn(block, contact.email?.value ?? "");
  }
  return dropEmpty(contact);
}

function personIn(block: Block, email: string): Found<string> | undefined {
  for (const [at, pattern] of NAMED.entries()) {
    for (const cell of [part(block), ...part(block).split("\t")]) {
      const person = tidyPerson(pattern.exec(cell)?.[1] ?? "");
      if (person === "") continue;
      const agrees = person
        .toLowerCase()
        .split(" ")
        .some((word) => email.toLowerCase().includes(word));
      if (
        at === NAMED.length - 1 &&
        !agrees &&
        !PHONE.test(part(block)) &&
        !EMAIL.test(part(block))
      )
        continue;
      return { value: person, lines: block.lines, confidence: agrees ? 0.9 : 0.7 };
    }
  }
  return undefined;
}

/** A person's name without title, or "" when the words are something else. */
function tidyPerson(raw: string): string {
  const cut = raw.search(NO_PERSON);
  const name = (cut >= 0 ? raw.slice(0, cut) : raw)
    .replace(TITLES, "")
    .replace(/['’]s$/, "")
    .trim();
  const words = name.split(" ");
  if (words.length < 2 || words.length > 5 || !/^\p{Lu}/u.test(name)) return "";
  if (isPlace(name)) return "";
  return isRole(words.slice(0, 2).join(" ")) ? "" : name;
}

/** What a label "Contact: Jane Lim, 02 …" says. */
export function contactInLabel(value: string, lines: readonly number[]): Contact {
  const name = new RegExp(`^${NAME}`, "u").exec(value)?.[0] ?? "";
  const at = (text: string | undefined, confidence: number) =>
    text === undefined || text === "" ? undefined : { value: text, lines, confidence };
  return dropEmpty({
    name: at(tidyPerson(name), 0.95),
    email: at(EMAIL.exec(value)?.[0], 0.95),
    phone: at(PHONE.exec(value)?.[0]?.trim(), 0.95),
  });
}

function dropEmpty(contact: Readonly<Partial<Record<Field, Found<string> | undefined>>>): Contact {
  return {
    ...(contact.name && { name: contact.name }),
    ...(contact.email && { email: contact.email }),
    ...(contact.phone && { phone: contact.phone }),
  };
}

function found(value: string | undefined, block: Block, confidence: number) {
  return value === undefined ? undefined : { value, lines: block.lines, confidence };
}

function part(block: Block): string {
  return block.text.slice(0, MOST_CHARACTERS);
}
