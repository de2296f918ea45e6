import { OCCUPATIONS, SKILLS, WORK } from "#matching/knowledge/records.ts";
import type { Line } from "#reading/line.ts";
import type { DemoJob, DemoResume, Surfaces } from "./surfaces.ts";

/** Every sentence and every name that a pair shows to somebody. */
export interface Said {
  readonly where: string;
  readonly text: string;
  /** A name in a list is no sentence. */
  readonly isName: boolean;
}

export function saidBy({ search, panel, opened, report }: Surfaces): Said[] {
  const { report: told } = report;
  const name = (where: string) => (text: string) => ({ where, text, isName: true });
  const sentence = (where: string) => (text: string) => ({ where, text, isName: false });
  return [
    ...search.match.reasons.map(({ requirement }) => requirement).map(name("reason")),
    ...[search.match.gap].filter(Boolean).map(name("gap")),
    ...panel.requirements.map(({ requirement }) => requirement).map(name("panel")),
    ...opened.requirements.map(({ requirement }) => requirement).map(name("candidate")),
    ...report.requirements.map(({ requirement }) => requirement).map(name("list")),
    ...panel.requirements
      .map(({ note }) => note)
      .filter(Boolean)
      .map(sentence("note")),
    ...panel.limits.map(sentence("limit")),
    sentence("summary")(told.summary),
    ...told.strengths.map(({ text }) => text).map(sentence("strength")),
    ...told.gaps.map(({ text }) => text).map(sentence("gap")),
    ...told.confirm.map(({ text }) => text).map(sentence("to confirm")),
    ...told.questions.map(({ text }) => text).map(sentence("question")),
    ...[...told.raise.unsaid, ...told.raise.lacking].map(({ text }) => text).map(sentence("raise")),
    ...told.limits.map(sentence("limit")),
  ];
}

/** What a careful editor would strike out without knowing anything about the pair. */
export function wordingFaults(
  surfaces: Surfaces,
  { document }: DemoResume,
  { job }: DemoJob,
): string[] {
  const documents = [onOneLine(document.lines), onOneLine(job.lines)];
  return saidBy(surfaces).flatMap((said) => {
    const faults = [...faultsOf(said), ...quoteFaults(said.text, documents)];
    return faults.map((fault) => `${said.where}, ${fault}: ${said.text}`);
  });
}

function faultsOf({ text, isName }: Said): string[] {
  // What stands in quotation marks is somebody else's: it has to be theirs, and nothing more.
  const own = text.replace(/“[^”]*”/g, "“”");
  const found = RULES.filter(({ rule }) => rule.test(own)).map(({ fault }) => fault);
  if (count(text, "“") !== count(text, "”")) found.push("a quotation is not closed");
  if (count(own, "(") !== count(own, ")")) found.push("a bracket is not closed");
  if (!/^[\p{Lu}\d“$(]|^[a-z]+[A-Z\d]/u.test(text)) found.push("begins with a small letter");
  if (isName) return found;
  if (!/[.?]”?$/.test(text)) found.push("is not ended");
  const longest = own.split(/(?<=[.?])\s+(?=\p{Lu})/u).map((one) => one.split(/\s+/).length);
  if (Math.max(...longest) > MOST_WORDS) found.push("is too long");
  return found;
}

const MOST_WORDS = 48;
const count = (text: string, mark: string) => text.split(mark).length - 1;

/** Names that the knowledge gives to concepts: "law.family.parenting", "contentious-matters". */
const INTERNAL = new Set(
  [...OCCUPATIONS, ...SKILLS, ...WORK].map(({ id }) => id).filter((id) => /[.]/.test(id)),
);

const RULES: readonly { readonly fault: string; readonly rule: { test(text: string): boolean } }[] =
  [
    { fault: "doubled spaces", rule: / {2}/ },
    { fault: "doubled marks", rule: /,,|\.\.(?!\.)|;;|::|\?\.|,\.|\.,(?!\d)|\s[,.;:?]/ },
    { fault: "a hole", rule: /[{}]|\bundefined\b|\bNaN\b|“”“”/ },
    { fault: "a word twice", rule: /\b(the|an?|of|to|in|with|and|or|for|is) \1\b/i },
    {
      fault: "the wrong article",
      rule: /\ba (?:experience|ability|understanding|[aeio]\p{Ll}+ (?:licence|degree))\b|\ban (?:[bcdgjkpqtvwyz]\p{Ll}+)\b/iu,
    },
    {
      fault: "glue after a preposition",
      rule: /\b(?:experience|knowledge|familiarity|skill) (?:in|of|with) (?:you|we|must|will|experience|knowledge|ability|is|are)\b/i,
    },
    { fault: "a loose end", rule: /\b(?:and|or|of|the|(?<!\b(?:part|version) )an?)[.?:]?$/ },
    {
      fault: "two commands",
      rule: /\b(?:shows|show|asks for|mention|name) (?:draft|manage|run|lead|prepare|advise|you)\b/i,
    },
    {
      fault: "second person for what somebody else asks",
      rule: /\b(?:asks for|without|shows?|mention) (?:you|your)\b/i,
    },
    { fault: "part of a number", rule: /\d\.\d{3,}/ },
    {
      fault: "a name of ours",
      rule: {
        test: (text) =>
          text.split(/[\s,;:?“”]+/).some((word) => INTERNAL.has(word.replace(/\.$/, ""))),
      },
    },
  ];

const plain = (text: string) => text.replace(/\s+/g, " ").replace(/["“”'‘’]/g, "'");

/** A document on one line, and where its own lines begin and end in it. */
function onOneLine(lines: readonly Pick<Line, "text">[]) {
  let text = "";
  const [begins, ends] = [new Set<number>(), new Set<number>()];
  for (const line of lines) {
    begins.add(text.length);
    text += plain(line.text).trim();
    ends.add(text.length);
    text += " ";
  }
  return { text, begins, ends };
}
type Document = ReturnType<typeof onOneLine>;

/** Verbatim, and whole: from where a line, a sentence or a clause begins to where one ends. */
function quoteFaults(text: string, documents: readonly Document[]): string[] {
  return [...text.matchAll(/“([^”]*)”/g)].flatMap(([, quote = ""]) => {
    if (quote.includes("…")) return ["a quotation is cut"];
    const words = plain(quote)
      .trim()
      .replace(/[.!?]$/, "");
    const places = documents.flatMap((document) => placesOf(words, document));
    if (places.length === 0) return ["a quotation stands in no document"];
    return places.some((isWhole) => isWhole) ? [] : ["a quotation is not whole"];
  });
}

const BEFORE = /(?:[.,;:!?()|/–—•'-]|\b(?:and|or|but|plus|including))\s*$/i;
const AFTER = /^\s*(?:$|[.,;:!?()|–—'-]|(?:and|or|but|plus)\b)/i;

function placesOf(words: string, { text, begins, ends }: Document): boolean[] {
  const found: boolean[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const isBegun = begins.has(at) || BEFORE.test(text.slice(Math.max(0, at - 12), at));
    found.push(isBegun && (ends.has(end) || AFTER.test(text.slice(end, end + 8))));
  }
  return found;
}
