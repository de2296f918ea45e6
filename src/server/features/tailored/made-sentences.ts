import { createHash } from "node:crypto";
import type { ComparedRequirement } from "#contract/comparison.ts";
import { PRIVATE_ADVERTISER } from "#contract/postings.ts";
import type { TailoredSentence } from "#contract/tailored.ts";
import { wordsOfClause } from "../matching/service.ts";
import { type Told, toldEvidence } from "./told-evidence.ts";

export type MadeSentence = Omit<TailoredSentence, "out" | "made">;

type Resume = Parameters<typeof toldEvidence>[1];
interface Letter {
  readonly job: { readonly title: string; readonly company: string };
  readonly requirements: readonly ComparedRequirement[];
  readonly resume: Resume;
}

export const SIGN_OFF = "Yours sincerely,";

const MOST_PROOFS = 5;
/** Papers and years say less of somebody than their work does. */
const MOST_FORMAL = 2;

/**
 * A letter of plain sentences: what is applied for, the strongest requirements that the resume shows, each with the
 * candidate's own line, and an end. What is not shown is not mentioned, and nothing is said twice.
 */
export function madeSentences(letter: Letter): MadeSentence[] {
  const proofs = strongest(letter);
  const said = proofs.map(({ requirement, told }, at): MadeSentence => {
    const asked = sayAsked(requirement, at);
    return {
      id: idOf(requirement, told),
      // Two colons in one sentence are one too many.
      text: `${asked}${told.text.replace(/“[^”]*”/g, "").includes(":") ? ", and" : ":"} ${told.text}.`,
      part: "proof",
      rests_on: "resume",
      lines: [...told.lines],
      requirement: requirement.number,
    };
  });
  return [
    plainSentence("greeting", "greeting", "Dear Hiring Manager,"),
    { ...plainSentence("opening", "opening", opening(letter.job)), rests_on: "advertisement" },
    ...(said.length > 0 ? [plainSentence("lead", "opening", LEAD)] : []),
    ...said,
    plainSentence("closing", "closing", CLOSING),
    plainSentence("thanks", "closing", THANKS),
  ];
}

/** It claims nothing of the candidate. */
const plainSentence = (id: string, part: MadeSentence["part"], text: string): MadeSentence => ({
  id,
  text,
  part,
  rests_on: "nothing",
  lines: [],
  requirement: 0,
});

const LEAD = "Here is what my resume shows against what you ask for.";
const CLOSING = "My resume is attached, and I am happy to talk through any of it.";
const THANKS = "Thank you for considering my application.";

function opening({ title, company }: Letter["job"]): string {
  const named = oneLine(title);
  const firm = company === PRIVATE_ADVERTISER ? "" : oneLine(company);
  if (named === "" && firm === "") return "I am applying for the position you have advertised.";
  if (named === "") return `I am applying for the position you have advertised at ${firm}.`;
  return `I am applying for the position of ${named}${firm ? ` at ${firm}` : ""}.`;
}

const oneLine = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/[\s.,;:]+$/, "")
    .trim();

interface Proof {
  readonly requirement: ComparedRequirement;
  readonly told: Told;
}

/** No traits, places and rights: no line shows the first, and the others are for the interview. */
const LEFT_OUT: ReadonlySet<ComparedRequirement["kind"]> = new Set([
  "quality",
  "location",
  "work-right",
  // Counted from dates, which no single line shows.
  "years",
]);
const COUNTED = /\b(?:years?|months?|PAE|PQE)\b/i;
/** Papers, and how a line that names one reads. */
const PAPERS: Partial<Record<ComparedRequirement["kind"], RegExp>> = {
  licence:
    /admi(?:ssion|tted)|practising cert|licen[cs]|regist|ticket|\bcard\b|check|certifi|accredit|member/i,
  degree:
    /bachelor|degree|master|diploma|\bLLB\b|\bJD\b|\bB(?:A|Sc|Com|Eng|Bus|Ed)\b|doctor|honours|certificate|training/i,
};

/** The strongest of what is shown, in the order of the report; each line is told once. */
function strongest({ requirements, resume }: Letter): Proof[] {
  const found = requirements
    .filter(isTellable)
    .flatMap((requirement) => proofsOf(requirement, resume))
    .toSorted((a, b) => weight(b) - weight(a));
  const kept: Proof[] = [];
  const used = new Set<number>();
  const asked = new Set<string>();
  for (const proof of found) {
    const { requirement, told } = proof;
    const formal = kept.filter((one) => PAPERS[one.requirement.kind]).length;
    const isTold =
      asked.has(plain(requirement.requirement)) || told.lines.some((line) => used.has(line));
    if (kept.length === MOST_PROOFS || isTold) continue;
    if (PAPERS[requirement.kind] && formal === MOST_FORMAL) continue;
    for (const line of told.lines) used.add(line);
    asked.add(plain(requirement.requirement));
    kept.push(proof);
  }
  return kept.toSorted((a, b) => a.requirement.number - b.requirement.number);
}

const isTellable = (one: ComparedRequirement) =>
  one.grade === "met" &&
  !one.assumed &&
  !LEFT_OUT.has(one.kind) &&
  !COUNTED.test(one.requirement) &&
  askedWords(one) !== "";

/** Each way to tell it, the best first: another may have told its line already. */
function proofsOf(requirement: ComparedRequirement, resume: Resume): Proof[] {
  const paper = PAPERS[requirement.kind];
  return requirement.evidence
    .flatMap((cited) => toldEvidence(cited, resume, paper !== undefined) ?? [])
    .filter(({ text }) =>
      paper
        ? paper.test(text) && namesAll(text, requirement.requirement)
        : speaksOf(text, requirement.requirement),
    )
    .map((told) => ({ requirement, told }));
}

const WEIGHT = { required: 8, duty: -6, work: 2 };
const weight = ({ requirement: { essential, kind, shown }, told }: Proof) =>
  (essential && kind !== "duty" ? WEIGHT.required : 0) +
  (kind === "duty" ? WEIGHT.duty : 0) +
  (shown === "work" ? WEIGHT.work : 0) +
  told.strength;

const QUOTED = /^“[^”]+”$/;
const SAYS = ["Your advertisement says", "You also say", "You write"] as const;
const ASKS = {
  required: ["You ask for", "You also ask for", "The role calls for", "You are looking for"],
  preferred: ["You would like", "You mention", "It would help to have"],
  duty: ["The work includes", "The role also involves", "The work includes"],
} as const;

const LONGEST_QUOTED = 110;
/** "Thursday: hearings" says nothing out of its place. */
const FEWEST_WORDS = 4;
/** Cut out of a sentence that nobody sees: "greater part of it". */
const CUT_OUT = /^\d|\b(?:it|them|this|these|those|they)\b/i;

/** In the middle of a sentence, or in the advertisement's own words; "" where it can be neither. */
function askedWords({ requirement }: ComparedRequirement): string {
  if (QUOTED.test(requirement))
    return requirement.length > LONGEST_QUOTED || requirement.split(" ").length < FEWEST_WORDS
      ? ""
      : requirement.replace(/[.,;:]+”$/, "”");
  const { asked } = wordsOfClause({ text: requirement, type: "activity", isWork: false });
  return CUT_OUT.test(asked) ? "" : asked;
}

function sayAsked(requirement: ComparedRequirement, at: number): string {
  const asked = askedWords(requirement);
  if (QUOTED.test(asked)) return `${inTurn(SAYS, at)} ${asked}`;
  return `${inTurn(ASKS[sortOf(requirement)], at)} ${asked}`;
}

const inTurn = (ways: readonly string[], at: number) => ways[at % ways.length] ?? "";
function sortOf({ kind, essential }: ComparedRequirement): keyof typeof ASKS {
  if (kind === "duty") return "duty";
  return essential ? "required" : "preferred";
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();

/** The same as long as the job asks the same and the resume says the same. */
const idOf = ({ requirement }: ComparedRequirement, { text }: Told) =>
  `proof-${createHash("sha256")
    .update(`${plain(requirement)}\n${plain(text)}`)
    .digest("hex")
    .slice(0, 16)}`;

/** Whether every state, tool and Act that is asked for is named. */
export function namesAll(line: string, asked: string): boolean {
  const said = new Set(namesOf(line));
  return namesOf(asked).every((name) => said.has(name));
}

/**
 * Whether a line says in so many words what is asked for. The report may know better, and be right; a letter that
 * somebody signs holds only what its reader sees at once.
 */
export function speaksOf(line: string, asked: string): boolean {
  const wanted = stemsOf(asked);
  const said = stemsOf(line);
  if (!namesAll(line, asked)) return false;
  const shared = [...wanted].filter((stem) => said.has(stem)).length;
  return wanted.size > 0 && shared >= Math.ceil(wanted.size / SHARED_OF);
}

/** One of so many words. */
const SHARED_OF = 3;
const STEM = 6;

/** What nearly every advertisement says of nearly everything. */
const EMPTY = new Set(
  [
    "ability able about above across after again along also another areas around asked asking assist",
    "background bring care client clients current demonstrated desirable duties each either environment essential every excellent experience experienced familiar familiarity",
    "four five from good great hands have help high highly including into involves issues kind kinds know knowledge large least legal lawyer lawyers like looking make making manage managing many matter matters minimum more most must",
    "need needs office other others over people person practice preferably preferred prior proven provide providing quality range relevant required requires responsible role roles similar skill skills small solid some sound strong such support",
    "take taking team teams than that their them then there these they this those three through time understanding used using various want well what when where which will willing willingness with within work worked working works would year years your",
  ].flatMap((line) => line.split(" ")),
);

const STATES: Readonly<Record<string, string>> = {
  "new south wales": "NSW",
  victoria: "VIC",
  queensland: "QLD",
  "western australia": "WA",
  "south australia": "SA",
  tasmania: "TAS",
};
const STATE_NAMES = new RegExp(`\\b(?:${Object.keys(STATES).join("|")})\\b`, "gi");
const SHORT_STATES = /\b(?:Vic|Qld|Tas)\b/g;

const wordsIn = (text: string): string[] =>
  text
    .replace(STATE_NAMES, (name) => STATES[name.toLowerCase()] ?? name)
    .replace(SHORT_STATES, (name) => name.toUpperCase())
    .match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** NSW, LEAP, C#, 1987: another state, tool or Act is another thing. */
const isName = (word: string) => /\d/.test(word) || /^\p{Lu}[\p{Lu}+#]+$/u.test(word);
const namesOf = (text: string): string[] =>
  wordsIn(text).flatMap((word) => (isName(word) ? word.toLowerCase() : []));

const ENDING = /(?:ations?|ions?|ings?|ments?|ers?|ors?|ed|es|s|e)$/;
const LEAST = 4;

/** Words without their endings, and names as they are. */
function stemsOf(text: string): Set<string> {
  return new Set(
    wordsIn(text).flatMap((word) => {
      const small = word.toLowerCase();
      if (isName(word)) return small;
      if (small.length < LEAST || EMPTY.has(small)) return [];
      const short = small.replace(ENDING, "");
      return (short.length < LEAST ? small : short).slice(0, STEM);
    }),
  );
}
