import type { DraftFact } from "#contract/job-creation.ts";
import {
  deniedEmployment,
  findArrangement,
  findEmployment,
  findLevel,
} from "../facts/engagement.ts";
import { findContact, findReportsTo } from "../facts/people.ts";
import { findPlaces } from "../facts/place.ts";
import { findSalary, saysPay, superAlone } from "../facts/salary.ts";
import { type Span, without } from "../facts/span.ts";
import { findStart } from "../facts/start-date.ts";
import { soughtTitle, titleAlone, titleFirst, titleIn } from "../facts/title.ts";
import type { Update } from "../heard.ts";
import { routeItem } from "../items/route-item.ts";
import { isVerbFirst } from "../items/words.ts";
import { putRight } from "./complaint.ts";
import { type Around, change, type Ear } from "./ear.ts";
import { CORRECTS, TELLS_STORY } from "./intents.ts";

/** What a sentence says in single facts, and what is left of it. */
export interface Said {
  readonly ear: Ear;
  readonly rest: string;
}

const LABELS: readonly (readonly [DraftFact, RegExp])[] = [
  [
    "title",
    /^(?:(?:make|set|change|update|switch|edit|have) (?:the )?(?:job |role |position )?title(?: to(?: be)?| say| read| into|:)?|(?:the )?(?:job |role |position )?title(?: is|'s| to be| should be| should read| should say| needs to be| will be| now|:| -| =|,))\s+/i,
  ],
  ["title", /^(?:role|position|job)\s*(?::|=| -)\s*/i],
  ["title", /^(?:call it|it's called|rename (?:it|the (?:job|role|title)) to)\s+/i],
  [
    "location",
    /^(?:make|set|change|update|switch|move) (?:the )?(?:job |role |location|place|office|it)+(?: to(?: be)?| into|:)\s+(?=\p{Lu})/iu,
  ],
  [
    "location",
    /^(?:the )?(?:job |work |office )?location(?: is|'s| should be| needs to be|:| -| =)?(?: actually| now| really| going to be)*\s+/i,
  ],
  ["location", /^(?:where|based|place|city|loc)\s*(?::|=| -)\s*/i],
  [
    "employment_type",
    /^(?:the )?(?:employment|employment type|job type|type|hours|status|work type)(?: is|:| -| =)\s*/i,
  ],
  [
    "salary",
    /^(?:the )?(?:salary|pay|rate|package|remuneration|comp|money|sal|wage)(?: range)?(?: is|'s| should be| will be|:| -| =|,)?\s+(?=\D{0,24}\$?\d)/i,
  ],
  ["arrangement", /^(?:the )?(?:working |work )?arrangements?(?: is| are|:| -| =)\s*/i],
  ["level", /^(?:the )?(?:level|seniority)(?: is|:| -| =)\s*/i],
  [
    "reports_to",
    /^(?:reports? to|reporting to|reporting line|manager|boss|reports)\s*(?::|=| -)\s*/i,
  ],
  ["start_date", /^(?:start|start date|starting|commencement|commences)\s*(?::|=| -)\s*/i],
  [
    "contact",
    /^(?:contact|contact person|contact details|enquiries|questions|apply to)\s*(?::|=| -)\s*/i,
  ],
];

/** The single facts of a sentence. Facts of lists are read from what it leaves. */
export function readSingles(ear: Ear, said: string, around: Around): Said {
  const sentence = LABELS.some(([, words]) => words.test(said)) ? said : putRight(said, around);
  const label = LABELS.find(([, words]) => words.test(sentence));
  if (label) {
    const value = sentence.replace(label[1], "");
    const labelled = readLabelled(ear, label[0], value, around);
    if (labelled) return labelled;
  }
  const corrects = around.denied !== "" || CORRECTS.test(sentence);
  const strong = readStrong(ear, sentence, around, corrects);
  return { ear: strong.ear, rest: strong.rest };
}

function readLabelled(ear: Ear, fact: DraftFact, value: string, around: Around): Said | null {
  if (fact === "title") {
    const first = titlePart(value);
    const title = titleIn(first, !isVerbFirst(first));
    const rest = value.slice(first.length);
    if (title === "" || /^(?:role|position|job)/i.test(title)) return null;
    return readSingles(
      change(ear, { op: "set", fact, value: title }),
      rest.replace(/^(?:,|\s|and\b)+/, ""),
      around,
    );
  }
  if (fact === "location") {
    const [place] = findPlaces(value);
    const remote = place === undefined && findArrangement(value)?.value === "remote";
    if (remote) return readSoft(change(ear, { op: "clear", fact }), value, around, true);
    const named = place?.value ?? /^\p{Lu}[\p{L}' -]{1,40}(?=$|[,.;])/u.exec(value)?.[0];
    if (named === undefined) return null;
    const end = place ? place.span[1] : named.length;
    return readSingles(
      change(ear, { op: "set", fact, value: named }),
      value.slice(end).replace(/^[\s,]+/, ""),
      around,
    );
  }
  if (fact === "reports_to" || fact === "start_date") {
    const said =
      fact === "start_date"
        ? findStart(value, true)?.value
        : findReportsTo(`reports to ${value}`)?.value;
    if (said === undefined) return null;
    return {
      ear: change(ear, { op: "set", fact, value: said }),
      rest: value.slice(value.toLowerCase().indexOf(said.toLowerCase()) + said.length),
    };
  }
  if (fact === "level") {
    const level = findLevel(`level: ${value}`);
    return level ? { ear: change(ear, { op: "set", fact, value: level.value }), rest: "" } : null;
  }
  return null;
}

/** Up to a comma, but "Senior Associate, Workplace Relations" whole. */
function titlePart(value: string): string {
  const cut =
    /,\s+(?=\S)|\s+and (?=(?:the|it|it's|its|we|we're|they|they're|i|i'm|is|that|this|based|location|salary|make|pay|pays|paying|change|set|put|add|for|in|on|at|full|part|you|he|she|there)\b)/i;
  const first = value.split(cut)[0] ?? "";
  const field =
    /^, \p{Lu}[\p{L}]+(?: (?:&|and|\p{Lu}[\p{L}&]*)){0,4}(?=$|[.,;])/u.exec(
      value.slice(first.length),
    )?.[0] ?? "";
  const isField = field !== "" && findPlaces(field).length === 0 && findEmployment(field) === null;
  return isField ? first + field : first;
}

/** Facts whose own form says what they are, wherever they stand in the sentence. */
function readStrong(ear: Ear, text: string, around: Around, corrects: boolean): Said {
  const spans: Span[] = [];
  const updates: Update[] = [];
  const contact = findContact(text);
  if (contact) {
    spans.push(...contact.spans);
    updates.push({ op: "contact", value: contact.value });
  }
  const rest = () => blank(text, spans);
  const boss = findReportsTo(rest());
  if (boss) {
    spans.push(boss.span);
    updates.push({ op: "set", fact: "reports_to", value: boss.value });
  }
  const payAsked =
    around.asked.includes("salary") ||
    saysPay(text) ||
    (corrects &&
      /\b(?:make (?:it|that)|to|it's|say|at|now|be|is|keep(?: it| the| at)*|stick with(?: the)?|go with(?: the)?)\s+(?:about |around )?\$?\d/i.test(
        text,
      ));
  const pay = findSalary(rest(), payAsked, ear.settled.draft.salary?.per);
  if (pay) {
    spans.push(pay.span);
    updates.push({ op: "pay", value: pay.value });
  }
  const start = findStart(rest(), around.asked.includes("start_date"));
  if (start) {
    spans.push(start.span);
    updates.push({ op: "set", fact: "start_date", value: start.value });
  }
  const next = change(ear, ...updates);
  const onSuper = superAlone(rest());
  const salary = next.settled.draft.salary;
  const paid =
    onSuper !== "" && salary !== null && (pay === null || pay.value.super === "")
      ? change(next, { op: "pay", value: { ...salary, super: onSuper } })
      : next;
  return { ear: paid, rest: without(text, spans) };
}

/** Spaces in the place of what was taken, so that positions stay. */
function blank(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (said, [from, to]) => said.slice(0, from) + ";".padEnd(to - from) + said.slice(to),
    text,
  );
}

/** Facts that the words around them decide: read only where no list is spoken of. */
export function readSoft(ear: Ear, piece: string, around: Around, corrects: boolean): Said {
  const story = TELLS_STORY.test(piece) && !corrects;
  const spans: Span[] = [];
  const updates: Update[] = [];
  const { draft } = ear.settled;
  const rest = () => blank(piece, spans);
  const title = soughtTitle(piece);
  if (title && (draft.title === "" || (corrects && !story))) {
    spans.push(title.span);
    updates.push({ op: "set", fact: "title", value: title.value });
  }
  if (!story) {
    const arrangement = findArrangement(rest());
    if (arrangement) {
      spans.push(...arrangement.spans);
      updates.push({ op: "set", fact: "arrangement", value: arrangement.value });
    }
    const type = findEmployment(rest());
    const denied = deniedEmployment(rest());
    const kept = draft.employment_type.split(", ").filter((one) => !denied.includes(one));
    if (!type && denied.length > 0 && kept.join(", ") !== draft.employment_type)
      updates.push({ op: "set", fact: "employment_type", value: kept.join(", ") });
    if (type) {
      spans.push(...type.spans);
      updates.push({
        op: "set",
        fact: "employment_type",
        value: joined(kept.join(", "), type.value, corrects),
      });
    }
    const level = findLevel(rest());
    if (level) {
      spans.push(...level.spans);
      updates.push({ op: "set", fact: "level", value: level.value });
    }
  }
  const place = choosePlace(
    withoutCompany(rest(), around.company),
    draft.location,
    corrects,
    story,
  );
  if (place) {
    spans.push(place.span);
    updates.push({ op: "set", fact: "location", value: place.value });
  }
  const moved = change(ear, ...updates);
  const remote = remotePlace(moved, piece);
  return { ear: remote ? change(moved, remote) : moved, rest: without(piece, spans) };
}

function choosePlace(text: string, known: string, corrects: boolean, story: boolean) {
  const places = findPlaces(text);
  const explicit = places.find((place) => place.explicit);
  if (explicit && (known === "" || corrects || !story)) return explicit;
  const unsettled = known === "" || known.startsWith("Remote");
  if (unsettled && !story) return places[0];
  if (unsettled)
    return places.find((place) => /\b(?:in|here in)\s+$/i.test(text.slice(0, place.span[0])));
  return corrects && !story ? places[0] : undefined;
}

const withoutCompany = (text: string, company: string) =>
  company === "" ? text : text.replaceAll(company, (name) => " ".repeat(name.length));

/** Work from anywhere has no other place than that. */
function remotePlace({ settled: { draft } }: Ear, piece: string): Update | null {
  if (!draft.arrangement.startsWith("remote")) return null;
  const anywhere = /\banywhere\b|\b(?:nation|australia|country)[- ]?wide\b/i.test(piece);
  if (draft.location !== "" && !anywhere) return null;
  return { op: "set", fact: "location", value: "Remote, Australia" };
}

const HOURS = ["full-time", "part-time"];

/** Full-time and part-time exclude each other; a contract may be either. */
function joined(before: string, said: string, corrects: boolean): string {
  const now = said.split(", ");
  if (before === "" || (corrects && !now.includes("contract"))) return said;
  const hours = now.some((type) => HOURS.includes(type));
  const kept = before.split(", ").filter((type) => {
    if (HOURS.includes(type)) return !hours && now.includes("contract");
    return hours && type === "contract" && !now.includes(type);
  });
  return [...new Set([...kept, ...now])]
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .join(", ");
}
const ORDER = ["full-time", "part-time", "contract", "casual", "internship"];

/** A short fragment that is nothing but the name of the job. */
export function readFragment(
  ear: Ear,
  fragment: string,
  how: Pick<Around, "asked"> & { readonly corrects: boolean; readonly alone: boolean },
): Ear | null {
  if (ear.settled.draft.title !== "" && !how.corrects) return null;
  const asked = how.alone && how.asked.includes("title") && ear.settled.draft.title === "";
  const title = titleAlone(fragment, asked && routeItem(fragment) === null);
  const named = title || (ear.settled.draft.title === "" ? titleFirst(fragment) : "");
  return named === "" ? null : change(ear, { op: "set", fact: "title", value: named });
}
