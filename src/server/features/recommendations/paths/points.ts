import { PATHS, type PathPoint } from "#contract/career-paths.ts";
import type { Line } from "#reading/line.ts";
import { citation, type NamedEvidence } from "../../matching/service.ts";

/** An advertisement, and how the resume stands to what it asks for. */
export interface LookedAt {
  readonly lines: readonly Line[];
  readonly evidence: NamedEvidence;
}

interface Points {
  readonly shown: PathPoint[];
  readonly needed: PathPoint[];
  readonly unchecked: PathPoint[];
  /** What has no name that others could share. */
  readonly uncounted: number;
}

type Asked = NamedEvidence["requirements"][number];
type Grade = Asked["grade"];

/** How one name stands in one advertisement. */
interface Finding {
  readonly name: string;
  readonly grade: Grade;
  readonly words: string;
  readonly evidence: PathPoint["evidence"];
}

/** Traits are nothing that a resume shows, duties are not asked for, and the right to work is the same everywhere. */
const LEFT_OUT: ReadonlySet<Asked["kind"]> = new Set(["soft", "duty", "rights"] as const);

/** What these jobs ask for most, as their own words say it, and what of it the resume shows. */
export function pointsOf(jobs: readonly LookedAt[], resume: readonly Line[]): Points {
  const named = new Map<string, Finding[]>();
  let uncounted = 0;
  for (const { lines, evidence } of jobs) {
    const found = new Map<string, Finding>();
    for (const asked of evidence.requirements) {
      if (LEFT_OUT.has(asked.kind)) continue;
      const findings = findingsOf(asked, lines, resume);
      if (findings.length === 0) uncounted += 1;
      for (const one of findings) {
        const key = one.name.toLowerCase();
        const before = found.get(key);
        found.set(key, before ? both(before, one) : one);
      }
    }
    for (const [key, one] of found) named.set(key, [...(named.get(key) ?? []), one]);
  }
  const points = [...named.values()]
    .map(pointOf)
    .sort((a, b) => b.asked - a.asked || (a.name < b.name ? -1 : 1));
  const of = (place: keyof typeof IS) => points.filter(IS[place]).slice(0, PATHS.points);
  return { shown: of("shown"), needed: of("needed"), unchecked: of("unchecked"), uncounted };
}

/** By most of the jobs of which it can be said; a line must say so. */
const isShown = ({ met, partial, missing, evidence }: PathPoint) =>
  evidence !== null && met > partial + missing;
const isNeeded = (point: PathPoint) => !isShown(point) && point.missing + point.partial > 0;
const IS = {
  shown: isShown,
  needed: isNeeded,
  unchecked: (point: PathPoint) => !isShown(point) && !isNeeded(point),
};

function pointOf(findings: readonly Finding[]): PathPoint {
  const count = (grade: Grade) => findings.filter((one) => one.grade === grade).length;
  const shortest = findings.toSorted((a, b) => a.words.length - b.words.length)[0];
  const proof = ["met", "partial"].flatMap((grade) =>
    findings.flatMap((one) => (one.grade === grade && one.evidence ? one.evidence : [])),
  )[0];
  return {
    name: withCapital(findings[0]?.name ?? ""),
    asked: findings.length,
    met: count("met"),
    partial: count("partial"),
    missing: count("missing"),
    unclear: count("unclear"),
    words: shortest?.words ?? "",
    evidence: proof ?? null,
  };
}

/** Asked for twice in one advertisement: shown in one place and not in the other is shown in part. */
function both(a: Finding, b: Finding): Finding {
  const evidence = a.evidence ?? b.evidence;
  if (a.grade === b.grade || b.grade === "unclear") return { ...a, evidence };
  if (a.grade === "unclear") return { ...b, evidence };
  return { ...a, grade: "partial", evidence };
}

/** A name counts only where the advertisement itself says it: what was merely understood is left to the job's own report. */
function findingsOf(asked: Asked, job: readonly Line[], resume: readonly Line[]): Finding[] {
  // What the kind of job implies is not asked for.
  if (asked.line < 0) return [];
  const words = spaced(job[asked.line]?.text.slice(asked.from, asked.to) ?? "");
  const [first] = asked.passages;
  const cited = first ? citation(first, resume) : null;
  if (OWN_NAMES.has(asked.kind)) {
    // Of several that would do, none alone is asked for: the advertisement's own words are the name.
    const isEither = asked.isEither && asked.kind === "credential" && words.length <= LONGEST_NAME;
    const names = isEither ? [words] : asked.names;
    return names.map((name) => ({ name, grade: asked.grade, words, evidence: cited }));
  }
  const said = asked.names.filter((name) => !IS_WORD.test(name) && says(words, name));
  const names = said.filter((name) => !said.some((other) => other !== name && says(other, name)));
  return names.map((name) => {
    const line = resume.findIndex(({ text }) => says(text, name));
    const named = line < 0 ? null : { line: line + 1, quote: spaced(resume[line]?.text ?? "") };
    const isAlone = names.length === 1 && asked.names.length === said.length;
    const grade = gradeOf(asked, named !== null, isAlone);
    return {
      name: asWritten(words, name),
      grade,
      words,
      evidence: evidenceFor(grade, named, cited),
    };
  });
}

const LONGEST_NAME = 90;

/** Licences and years have names of ours, whichever words ask for them. */
const OWN_NAMES: ReadonlySet<Asked["kind"]> = new Set(["credential", "level"] as const);

/** The grade is of the whole requirement; what is only a part of it has it where nothing else is possible. */
function gradeOf({ grade, isEither }: Asked, isNamed: boolean, isAlone: boolean): Grade {
  if (grade === "missing" && isNamed) return "partial";
  if (isAlone) return grade;
  if (grade === "met") return isNamed ? "met" : "unclear";
  if (grade === "missing") return isEither ? "missing" : "unclear";
  return isNamed ? grade : "unclear";
}

function evidenceFor(grade: Grade, named: PathPoint["evidence"], cited: PathPoint["evidence"]) {
  if (grade === "missing") return null;
  return named ?? (grade === "unclear" ? null : cited);
}

/** Programs and languages whose names are other words much more often. */
const IS_WORD = /^(?:.|Monday)$/;

/** "ACCC", where the knowledge has "accc". */
const asWritten = (text: string, name: string) =>
  text.slice(text.toLowerCase().indexOf(name.toLowerCase())).slice(0, name.length) || name;

/** "Word" is a program, and "word" is none. */
function says(text: string, name: string): boolean {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const inAnyCase = /\p{Lu}/u.test(name) ? "u" : "iu";
  return new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}+#])`, inAnyCase).test(text);
}

const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
/** Not "IManage". */
const withCapital = (text: string) =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
