import type { ComparedRequirement } from "#contract/comparison.ts";
import type { ResumeProfile } from "#contract/resume-profile.ts";
import type { TailoredRow } from "#contract/tailored.ts";
import type { ResumeReading } from "#reading/resume-reading.ts";
import { withInnerMarks, withoutShouting } from "../matching/service.ts";

export interface Told {
  /** The rest of a sentence that began with what is asked for. */
  readonly text: string;
  readonly lines: readonly number[];
  /** In the candidate's own voice, from work done; less is a quotation, and least one from a list. */
  readonly strength: number;
}

type Evidence = ComparedRequirement["evidence"][number];
type Row = Pick<TailoredRow, "lines" | "text" | "kind">;
interface Resume {
  readonly rows: readonly Row[];
  readonly reading: ResumeReading;
  readonly profile: Pick<ResumeProfile, "experience">;
}

const LONGEST = 260;
const SHORTEST = 3;
const STRENGTH = { deed: 3, work: 2, other: 1, list: 0 };

/** How a letter says what a line shows; nothing where it could only be said by cutting or bending the line. */
export function toldEvidence(
  { line, quote }: Evidence,
  resume: Resume,
  isPaper: boolean,
): Told | undefined {
  const row = resume.rows.find(({ lines }) => lines.includes(line));
  if (!row || row.kind === "heading" || row.kind === "name") return undefined;
  const { text, lines } = row;
  const section = resume.reading.sections[line - 1] ?? "other";
  const sentence = sentenceWith(text, quote);
  // Where a paper stands says nothing of who gave it.
  if (isPaper && section !== "skills") {
    const named = quotation(sentence);
    return told(named && `my resume lists ${named}`, lines, "other");
  }
  // A title alone tells of no work.
  if (row.kind === "head") return undefined;
  const role = roleAt(line, resume);
  if (section === "skills" || (!role && section !== "summary" && isListed(text))) {
    const listed = quotation(quote);
    return told(listed && `my resume lists ${listed}`, lines, "list");
  }
  if (!role) {
    const said = quotation(sentence);
    const verb = section === "summary" || section === "other" ? "says" : "lists";
    return told(said && `my resume ${verb} ${said}`, lines, "other");
  }
  const deed = bare(sentence).length <= LONGEST && inFirstPerson(bare(sentence), role.isCurrent);
  if (deed) {
    const where = role.name ? `${role.name}, ` : "";
    return told(where + deed, lines, "deed");
  }
  const said = quotation(sentence);
  const where = role.of ? `, of my work ${role.of},` : "";
  return told(said && `my resume says${where} ${said}`, lines, "work");
}

const told = (text: string, lines: readonly number[], how: keyof typeof STRENGTH) =>
  text === "" ? undefined : { text, lines, strength: STRENGTH[how] };

const COMMAS = 3;
const isListed = (text: string) => text.split(/[,;|•·]/).length > COMMAS && !/[.!?]$/.test(text);

interface Role {
  /** "as Associate at Corran Vale Lawyers" */
  readonly name: string;
  readonly of: string;
  readonly isCurrent: boolean;
}

function roleAt(line: number, { reading, profile }: Resume): Role | undefined {
  const at = profile.experience.findIndex((_, job) =>
    reading.sources[`experience.${job}`]?.lines.includes(line - 1),
  );
  const job = profile.experience[at];
  if (!job) return undefined;
  const title = withoutShouting(cleanTitle(job.role.trim()));
  const company = withoutShouting(cleanCompany(job.company.trim()));
  const place = company && `at ${company}`;
  const name = title
    ? `as ${title}${title.includes(",") && place ? "," : ""} ${place}`.trim()
    : place;
  return { name, of: name, isCurrent: job.present };
}

/** What was not read rightly is no name: "(term ends at", ". Legal counsel". */
const cleanTitle = (role: string) =>
  /^\p{L}/u.test(role) && !/\d{4}|[()]|\b(?:at|of|and)$/.test(role) ? role : "";
const cleanCompany = (company: string) =>
  /^[\p{Lu}\d][^()]*\p{L}{2}/u.test(company) && !/\.\s|\d{4}|[()]/.test(company) ? company : "";

const SENTENCE_END = /(?<=[a-z0-9)%”’][.!?]["”’)]*)\s+(?=[A-Z“"])/;
/** The whole sentences of a point that a quotation is taken from. */
function sentenceWith(text: string, quote: string): string {
  const from = text.indexOf(quote);
  if (from < 0) return text;
  const to = from + quote.length;
  let at = 0;
  const touched = text.split(SENTENCE_END).filter((sentence) => {
    const start = text.indexOf(sentence, at);
    at = start + sentence.length;
    return start < to && at > from;
  });
  return touched.length > 0 ? touched.join(" ") : text;
}

const bare = (text: string) =>
  text
    .replace(/\t+/g, ", ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:.–—|•*-]+|[\s,;:.–—|-]+$/g, "");

/** In quotation marks, whole; "" where it would fill the letter. */
function quotation(text: string): string {
  const whole = bare(text);
  return whole.length < SHORTEST || whole.length > LONGEST ? "" : `“${withInnerMarks(whole)}”`;
}

/**
 * A point of a resume as its writer would say it: "Drafted leases for landlords" is "I drafted leases for
 * landlords". Only what surely begins with what somebody did; "Advanced Excel skills" is no deed.
 */
export function inFirstPerson(sentence: string, isCurrent: boolean): string | undefined {
  if (/^I \p{Ll}/u.test(sentence)) return sentence;
  const [first = ""] = sentence.split(/[\s,]/);
  const word = first.toLowerCase();
  if (/^[A-Z][a-z]+$/.test(first) && (PAST.has(word) || (isCurrent && PRESENT.has(word))))
    return `I ${word}${sentence.slice(first.length)}`;
  return undefined;
}

const words = (...lines: readonly string[]) => new Set(lines.flatMap((line) => line.split(" ")));

/** Without those that also describe: qualified, experienced, licensed, admitted, advanced, trusted. */
const PAST = words(
  "achieved acted adapted added addressed administered advised advocated analysed answered appeared applied argued arranged assembled assessed",
  "assisted attended audited authored automated baked booked briefed brought budgeted built calculated cared carried chaired checked cleaned closed coached",
  "collected commissioned communicated compiled completed conducted configured consulted contributed converted cooked coordinated corrected counselled",
  "created dealt debugged decreased defended delivered deployed designed developed devised diagnosed directed documented doubled drafted drove edited",
  "enforced engaged ensured escalated established evaluated examined executed expanded facilitated filed followed founded fulfilled gathered",
  "gave generated greeted grew guided halved handled helped hired hosted identified implemented improved increased initiated inspected installed instructed integrated",
  "interpreted interviewed introduced investigated invoiced issued joined kept launched lectured led liaised lodged looked lowered made maintained managed",
  "measured mediated mentored merged met migrated moderated monitored moved negotiated obtained opened operated optimised ordered oversaw",
  "packed paid participated performed persuaded piloted placed planned prepared presented prevented processed procured produced programmed promoted prosecuted protected",
  "proved provided published purchased raised ran received recommended reconciled recorded recovered recruited redesigned reduced referred refined",
  "released renewed reorganised repaired replaced replied reported represented researched resolved responded restored restructured reviewed revised rewrote rolled rostered",
  "saved scheduled scoped secured selected served serviced settled shaped shipped shortened showed simplified sold solved sorted sourced spoke staffed",
  "started steered stocked streamlined strengthened studied submitted succeeded summarised supervised supplied supported surveyed sustained",
  "tailored taught tended tested took tracked trained transferred transformed translated treated tripled troubleshot turned understood undertook updated upgraded used",
  "validated verified visited volunteered watched welcomed won worked wrote",
);
/** Without those that are things as well: research, reports, plans, drafts of something. */
const PRESENT = words(
  "act administer advise analyse appear arrange assess assist attend conduct coordinate defend deliver develop ensure evaluate examine facilitate",
  "give identify implement improve inspect instruct liaise maintain manage mentor negotiate operate organise oversee perform prepare produce provide publish",
  "recommend reconcile recruit represent resolve respond run select sell serve supervise teach translate troubleshoot verify write",
);
