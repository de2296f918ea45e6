import type { JobDraft, ReadRequirement } from "#contract/job-creation.ts";
import { readAdvert } from "#reading/advert/read-advert.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import type { Settled, Tone } from "./state.ts";

/** One part of the advertisement: running text, or a list below a heading. */
interface Part {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly items: readonly string[];
}

const AN =
  /^(?:(?:[AEIOaeio]|[Uu](?!ni|se|su|til|k|K\b|N\b)|[Hh](?:our|onest|onour|eir))(?!ne\b|uro)|[FHLMNRSX](?:[A-Z]{1,3})?\b)/;
const article = (title: string) => (AN.test(title) ? "an" : "a");
const isPlural = (title: string) =>
  /(?:[^s]s|ies)$/i.test(title.split(/[,(–]| - /)[0]?.trim() ?? "") &&
  !/(?:business|sales|operations|systems|services|accounts|communications)$/i.test(title.trim());

/** One sentence at the top. It says nothing that was not said. */
export function summaryOf({ draft, tone }: Pick<Settled, "draft" | "tone">): string {
  const { company, title, location, arrangement } = draft;
  if (title === "") return "";
  const who = isPlural(title) ? title : `${article(title)} ${title}`;
  const anywhere = arrangement === "remote" ? " to work remotely" : "";
  const where = location === "" ? anywhere : ` ${/^\d/.test(location) ? "at" : "in"} ${location}`;
  if (tone.short) return `${title} wanted${where}.`;
  const us = company || "us";
  if (tone.voice === "warm")
    return `We would love to hear from ${who} who would like to work with ${us}${where}.`;
  if (tone.voice === "formal")
    return `${company || "We"} ${company ? "seeks" : "seek"} to appoint ${who}${where}.`;
  return `${company || "We"} ${company ? "is" : "are"} looking for ${who}${where}.`;
}

/** A line that is a sentence of its own, not an item. */
const isSentence = (text: string) => /[.!?]$/.test(text) || text.split(" ").length > 9;
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function partsOf(draft: JobDraft, tone: Tone): Part[] {
  const told = draft.details.filter(isSentence).map(ended);
  const facts = [
    ...draft.details.filter((item) => !isSentence(item)),
    ...(draft.reports_to ? [`Reports to ${draft.reports_to}`] : []),
    ...(draft.start_date ? [`Start: ${draft.start_date}`] : []),
  ];
  const list = (heading: string, items: readonly string[]): Part => ({
    heading,
    paragraphs: [],
    items,
  });
  return [
    { heading: "", paragraphs: [draft.summary, ...told].filter(Boolean), items: [] },
    list("What you will do", draft.responsibilities),
    list("What you will need", draft.must),
    list("Nice to have", draft.nice),
    list("Hours", [...arrangementIn(draft), ...draft.hours]),
    list("What we offer", draft.benefits),
    list("Details", facts),
    { heading: "How to apply", paragraphs: howToApply(draft, tone), items: [] },
    { heading: "About us", paragraphs: aboutUs(draft), items: [] },
  ].filter(({ paragraphs, items }) => paragraphs.length + items.length > 0);
}

/** Said on a line of its own, unless a line of the hours begins with it. */
const arrangementIn = ({ arrangement, hours }: JobDraft): string[] =>
  arrangement === "" || hours.some((line) => line.toLowerCase().startsWith(arrangement))
    ? []
    : [capital(arrangement)];

function howToApply(
  { contact, apply_notes, closing_date }: JobDraft,
  { voice, short }: Tone,
): string[] {
  const { name, email, phone } = contact;
  const whom = name === "" ? "" : `${name} `;
  const ways = [
    ...(email ? [`email ${whom && `${whom}at `}${email}`] : []),
    ...(phone ? [`call ${email ? "" : whom && `${whom}on `}${phone}`] : []),
    ...(name && !email && !phone ? [`ask for ${name}`] : []),
  ].join(" or ");
  const lead = {
    plain: "To apply, ",
    warm: "We look forward to hearing from you: ",
    formal: "To apply, please ",
  };
  return [
    ...(ways ? [`${short ? "Apply: " : lead[voice]}${ways}.`] : []),
    ...apply_notes.map(ended),
    ...(closing_date ? [`${short ? "Closes" : "Applications close"} ${closing_date}.`] : []),
  ];
}

/** A sum, an address or a number to call: a site's are not this job's, and would be read as if they were. */
const OTHERS = /\$ ?\d|\b\d{2,3} ?k\b|\S@\S|(?:\d[ ()-]?){8}/i;

const aboutUs = ({ about }: JobDraft): string[] =>
  about
    .map(({ text, url }) => {
      const kept = text
        .replace(/\s+/g, " ")
        .split(/(?<=[.!?]) /)
        .filter((sentence) => !OTHERS.test(sentence))
        .join(" ")
        .trim();
      return kept && url !== "" ? `“${kept}”` : kept;
    })
    .filter((text) => text !== "");

/** The advertisement as a text, to the letter as it will be published; what has a field of its own is not in it. */
export function textOf({ draft, tone }: Pick<Settled, "draft" | "tone">): string {
  return partsOf(draft, tone)
    .map(({ heading, paragraphs, items }) =>
      [...(heading ? [heading] : []), ...paragraphs, ...items.map((item) => `• ${item}`)].join(
        "\n",
      ),
    )
    .join("\n\n");
}

/** Pay in words, with what belongs to it. */
export function payWords({ salary, pay_notes }: JobDraft): string {
  const sum = salary === null ? "" : salaryWords(salary);
  const notes = pay_notes.map((note) =>
    sum && /^\p{Lu}\p{Ll}/u.test(note) ? note.charAt(0).toLowerCase() + note.slice(1) : note,
  );
  const [first = "", ...others] = notes;
  // "$35 an hour on days, $42 an hour on nights".
  const whole = sum && /^on \p{L}/u.test(first) ? [`${sum} ${first}`, ...others] : [sum, ...notes];
  return whole.filter(Boolean).join(", ");
}

const NAMED: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => NAMED[letter] ?? letter);

/** The same as HTML, with the facts that have fields of their own above it; "" when nothing is known. */
export function htmlOf({ draft, tone }: Pick<Settled, "draft" | "tone">): string {
  const parts = partsOf(draft, tone);
  const rows = [
    ["Location", draft.location],
    ["Employment type", draft.employment_type],
    ["Level", draft.level],
    ["Pay", payWords(draft)],
  ].filter(([, value]) => value);
  if (
    draft.title === "" &&
    rows.length === 0 &&
    parts.every(({ heading }) => heading === "About us")
  )
    return "";
  const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;
  const head = [
    draft.title && tag("h2", draft.title),
    draft.company && tag("p", draft.company),
    rows.length > 0 &&
      `<dl>${rows.map(([name = "", value = ""]) => tag("dt", name) + tag("dd", value)).join("")}</dl>`,
  ];
  const body = parts.map(({ heading, paragraphs, items }) =>
    [
      heading && tag("h3", heading),
      ...paragraphs.map((text) => tag("p", text)),
      items.length > 0 && `<ul>${items.map((item) => tag("li", item)).join("")}</ul>`,
    ]
      .filter(Boolean)
      .join(""),
  );
  return `<article>${[...head, ...body].filter(Boolean).join("")}</article>`;
}

/** What matching will look for, read from the text as it is read when it is published. */
export function requirementsIn(text: string): ReadRequirement[] {
  const { requirements } = readAdvert(plainLines(text).lines);
  return requirements
    .filter(({ type }) => type !== "trait")
    .map(({ text: asked, must }) => ({ text: asked, must }));
}

type Salary = NonNullable<JobDraft["salary"]>;

const PERIOD = { year: "a year", day: "a day", hour: "an hour" };
const SUPER = { plus: " plus super", including: " including super", "": "" };

/** "$105,000 to $118,000 a year plus super". */
function salaryWords({ min, max, per, super: on }: Salary): string {
  return `${amount(min, max)} ${PERIOD[per]}${SUPER[on]}`;
}

function amount(min: number | null, max: number | null): string {
  if (min === null) return `up to ${dollars(max)}`;
  if (max === null) return `from ${dollars(min)}`;
  return min === max ? dollars(min) : `${dollars(min)} to ${dollars(max)}`;
}

function dollars(value: number | null): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `$${(value ?? 0).toLocaleString("en-AU", format)}`;
}
