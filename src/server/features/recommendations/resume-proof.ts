import { sentencesOf } from "#matching/candidate/sentences.ts";
import { CREDENTIALS, DENIES, SHOWN } from "#matching/knowledge/credentials.ts";
import { gradeThings } from "#matching/named/grade-things.ts";
import { THINGS } from "#matching/named/things.ts";
import { thingsIn } from "#matching/named/things-in.ts";
import { stemsForPhrases } from "#matching/words/phrase-book.ts";
import { stem } from "#matching/words/stem.ts";
import type { Line } from "#reading/line.ts";
import type { NamedEvidence } from "../matching/service.ts";

type Asked = NamedEvidence["requirements"][number];
type Passage = Asked["passages"][number];

/** A sentence of the resume, by its line as it is counted on paper. */
interface Proof {
  readonly line: number;
  readonly quote: string;
  /** Of a tool that is a part of what is shown, or the other way round. */
  readonly isPart?: boolean;
}

/** What of a resume surely shows a name: what is merely near to it is no proof. */
export interface ResumeProof {
  /** A sentence that names it in its own words, or names what stands for it: "Microsoft Office" for Word. */
  named(name: string): Proof | null;
  /** Among what was found for a licence or paper, the first that is one. */
  paper(name: string, asked: Asked, clause: string): Proof | null;
  /** Among what was found for years of work, the first that says more than two dates. */
  years(asked: Asked): Proof | null;
}

export function resumeProof(lines: readonly Line[]): ResumeProof {
  const sentences = lines
    .flatMap(({ text }, line) => sentencesOf(text, line))
    .map(({ line, text }) => ({ line: line + 1, quote: spaced(text), stems: stemsIn(text) }));
  const units = sentences.map(({ quote }) => ({ text: quote, section: "" }));
  const things = thingsIn(units);
  const known = new Map<string, Proof | null>();

  function find(name: string): Proof | null {
    const at = THING_AT.get(name);
    if (at === undefined) {
      const wanted = stemsIn(name);
      const found = sentences.find(
        ({ stems, quote }) => ` ${stems} `.includes(` ${wanted} `) && !IS_WISH.test(quote),
      );
      return wanted && found ? shown(found) : null;
    }
    const asked = { groups: [[at]], similar: false, bare: true, fluent: false };
    const { grade, units: places } = gradeThings(asked, things);
    const found = grade === "missing" ? undefined : sentences[places[0] ?? -1];
    return found ? { ...shown(found), isPart: grade === "partial" } : null;
  }

  /** As it was found, and with the sentence around it. */
  const passagesOf = ({ passages }: Asked): Proof[] =>
    passages.flatMap(({ line, from, to }: Passage) => {
      const cut = spaced(lines[line]?.text.slice(from, to) ?? "");
      const whole = sentences.find((one) => one.line === line + 1 && one.quote.includes(cut));
      if (cut === "") return [];
      return whole ? shown(whole) : { line: line + 1, quote: cut };
    });

  return {
    named(name) {
      const before = known.get(name);
      if (before !== undefined) return before;
      const found = find(name);
      known.set(name, found);
      return found;
    },
    paper: (name, asked, clause) =>
      passagesOf(asked).find(({ quote }) => provesPaper(quote, name, asked, clause)) ?? null,
    years(asked) {
      const found = passagesOf(asked).filter(
        ({ quote }) => isTelling(quote) && !IS_BREAK.test(quote),
      );
      const says = (pattern: RegExp) => found.find(({ quote }) => pattern.test(quote));
      return says(/\byears?\b/i) ?? says(FROM_TO) ?? found[0] ?? null;
    },
  };
}

const THING_AT = new Map(THINGS.map(({ name }, at) => [name, at]));
const CREDENTIAL_AT = new Map(CREDENTIALS.map(({ name }, at) => [name, at]));

/** Admission has names of its own, and is in no list of papers. */
const LAWYERS =
  /\badmi(?:tted|ssion)\b|\bpractising certificate\b|\bbarrister\b|\bsolicitor\b|\blawyer\b/i;

function provesPaper(quote: string, name: string, asked: Asked, clause: string): boolean {
  const ours = asked.names[0] ?? name;
  if (/\badmission as a lawyer$/.test(ours)) return LAWYERS.test(quote);
  const at = CREDENTIAL_AT.get(ours) ?? -1;
  const stems = stemsForPhrases(quote);
  if (DENIES.find(stems).has(at)) return false;
  // Of several that would do, one that the advertisement names must be there.
  const isOurs = name === ours;
  const isShared = () => OWN_WORDS(clause).some((word) => OWN_WORDS(quote).includes(word));
  return isOurs ? SHOWN.find(stems).has(at) : isShared();
}

/** Without what every paper is called. */
const OWN_WORDS = (text: string) =>
  wordsIn(text)
    .filter(
      (word) =>
        !/^(?:degree|bachelor|master|honours|certificate|diploma|licence|license|check|registration|qualification|current|valid|full|hold|university|australia\w*|queensland|victoria\w*|tasmania\w*|first|class)$/.test(
          word,
        ),
    )
    .map(stem)
    .filter((word) => word.length > 2);

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
const stemsIn = (text: string) => wordsIn(text).map(stem).join(" ");

const DATES =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\b|\b(?:present|current|now|to|since|until)\b/gi;
/** "Aug 2023 to present" proves nothing to whoever reads it. */
const isTelling = (quote: string) => /\p{L}{2}/u.test(quote.replace(DATES, " "));

/** What somebody would like to do is not what they have done. */
const IS_WISH =
  /\b(?:looking for|(?:I[’']d|would|I) like|keen to|hop(?:e|ing) (?:to|for)|seeking|wants? to|interested in|learning|preferably)\b/i;
const FROM_TO = /\b(?:19|20)\d\d\b.*\b(?:(?:19|20)\d\d|present|current|now)\b/i;
const IS_BREAK = /\b(?:break|leave|roster|volunteer\w*|lasted|gap year)\b/i;

const shown = ({ line, quote }: Proof): Proof => ({ line, quote });
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
