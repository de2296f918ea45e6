import { STATES } from "#reading/place-names.ts";
import { ORDINARY, SHORT_TOWNS, TOWNS } from "../words/towns.ts";
import type { Span } from "./span.ts";
import { type TownSaid, townsIn } from "./town-at.ts";

const CAPITALS = String.raw`\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2}`;
const WITH_STATE = new RegExp(
  String.raw`(?<![\p{L}\d])(${CAPITALS}),? (NSW|VIC|Vic|QLD|Qld|WA|SA|TAS|Tas|ACT|NT)(?![\p{L}])`,
  "gu",
);
const AFTER_WORDS = new RegExp(
  `(?:[Bb]ased (?:in|at|out of)|[Ll]ocated (?:in|at)|[Oo]ffices? (?:is |are )?in|[Ss]ite (?:is )?(?:in|at)|[Ll]ocation(?: is|:)|(?:[Ii]t's|[Jj]ob is|[Rr]ole is|[Pp]osition is|[Hh]ub|[Cc]entre|[Cc]linic|[Ww]arehouse|[Ss]chool|[Hh]ospital|[Ss]tore|[Dd]epot|[Kk]itchen|[Rr]estaurant)(?: is)? (?:in|at)) (${CAPITALS})`,
  "gu",
);
const OUR_OFFICE = new RegExp(
  String.raw`(?:[Oo]ur|[Tt]he) (${CAPITALS}) (?:office|site|warehouse|clinic|depot|branch|team|practice|school|hospital|store|rooms|kitchen|campus)(?!\p{L})`,
  "gu",
);
/** Somewhere else than where the work is. */
const NOT_THERE =
  /\b(?:university of|uni of|court of|bank of|law society of|admitted (?:in|to)|admission in|registered in|moved from|moving from|came from|come from|comes from|back from|flights? to|fly(?:ing)? to|holiday(?:s|ing)? in|trip to|weather in|traffic in|not(?: (?:[\p{L}']+ ){0,4}(?:in|at|from|near))?|isn't (?:in|at)|no longer (?:in|at)|away from|instead of|rather than|left|used to be in|previously in|lives? in|clients? in|travel to|trips to|offices in|visit(?:s|ing)?|than)\s+(?:the )?$/iu;
const NOT_ITS =
  /^(?:'s)? (?:university|uni\b|law school|institute|grammar|practi[sc]ing|market\b|registry|cup\b|swans|storm|lions|weather|traffic|show\b|legal market|law\b|lawyers\b|legal\b|rules\b|admi(?:tted|ssion)|court|bar\b|st\b|street|rd\b|road)/i;
const LEADS_TO =
  /(?:\b(?:in|at|our|to|based|near|around|from|of|out of|location:?|is|for|no|make it)\s+(?:the )?|[,(:;-]\s*|^\s*)$/i;

/** How far around a name its words tell of it. */
const NEAR = 60;

export interface Place {
  readonly value: string;
  readonly span: Span;
  /** The words around it say that the job is there. */
  readonly explicit: boolean;
}

/** Where the work may be, in the order in which the text names places. */
export function findPlaces(text: string): Place[] {
  const found = [
    ...townsIn(text, (name) => ORDINARY.has(name)).flatMap((town) => knownTown(text, town)),
    ...[...text.matchAll(WITH_STATE)].flatMap((match) => unknownTown(text, match)),
    ...[...text.matchAll(AFTER_WORDS)].flatMap((match) => describedTown(match)),
    ...[...text.matchAll(OUR_OFFICE)].flatMap((match) => describedTown(match)),
  ];
  const apart: Place[] = [];
  for (const place of found)
    if (!apart.some(({ span }) => span[0] < place.span[1] && place.span[0] < span[1]))
      apart.push(place);
  return apart.sort((a, b) => a.span[0] - b.span[0]);
}

function knownTown(
  text: string,
  { start, end, said, cbd, beside: second, state: stateSaid }: TownSaid,
): Place[] {
  const lower = said.toLowerCase();
  const before = text.slice(Math.max(0, start - NEAR), start);
  const after = text.slice(end, end + NEAR);
  if (NOT_THERE.test(before) || NOT_ITS.test(after)) return [];
  const plain = ORDINARY.has(lower) && stateSaid === "";
  const written = said.charAt(0);
  if (plain && (written === written.toLowerCase() || !LEADS_TO.test(before))) return [];
  if (plain && /^ \p{Lu}/u.test(after)) return [];
  const town = SHORT_TOWNS.get(lower) ?? asName(said);
  const base = town
    .toLowerCase()
    .replace(
      /^(?:north|south|east|west|upper|lower) | (?:north|south|east|west|heights|beach|junction)$/g,
      "",
    );
  const beside =
    second === "" ? "" : `, ${SHORT_TOWNS.get(second.toLowerCase()) ?? asName(second)}`;
  const state =
    stateCode(stateSaid) ||
    (TOWNS.get(town.toLowerCase()) ?? TOWNS.get(base) ?? "") ||
    (TOWNS.get(second.toLowerCase()) ?? "");
  const area = cbd ? " CBD" : "";
  return [
    {
      value: `${town}${area}${beside}${state && ` ${state}`}`,
      span: [start, end],
      explicit: saysSo(before, after),
    },
  ];
}

function unknownTown(text: string, match: RegExpExecArray): Place[] {
  const [whole, name = "", state = ""] = match;
  const words = name.split(" ");
  const from = words.findIndex((word) => !LEADING.has(word.toLowerCase()));
  if (from < 0 || NOT_A_TOWN.test(name)) return [];
  const town = words.slice(from).join(" ");
  const start = match.index + name.length - town.length;
  if (NOT_THERE.test(text.slice(0, start))) return [];
  const span: Span = [start, match.index + whole.length];
  return [{ value: `${town} ${state.toUpperCase()}`, span, explicit: true }];
}

function describedTown(match: RegExpExecArray): Place[] {
  const [whole, name = ""] = match;
  if (NOT_A_TOWN.test(name) || STATES[name.toLowerCase()]) return [];
  const start = match.index + whole.lastIndexOf(name);
  return [{ value: name, span: [start, start + name.length], explicit: true }];
}

const LEADING = new Set("in at our the based for location and or from near to is a an".split(" "));
const NOT_A_TOWN =
  /\b(?:Court|University|Council|Law|Government|Act|Police|Health|Admitted|Current|Practising|Certificate|Monday|Tuesday|Wednesday|Thursday|Friday|January|February|March|April|June|July|August|September|October|November|December|Head|Manager|Director|Partner|Australia|The|CBD)\b/;

const saysSo = (before: string, after: string) =>
  /\b(?:based (?:in|at|out of)|located (?:in|at)|location(?: is|:)?|(?:job|role|position|it|work|office)(?:'s| is| will be| would be) (?:in|at)|office in|be in|work(?:ing)? (?:in|from|out of)|our)\s+(?:the )?$/i.test(
    before,
  ) ||
  /^(?:-based| based|'s? office| office| site| team| branch| clinic| warehouse)\b/i.test(after);

function stateCode(said: string): string {
  const lower = said.toLowerCase().replaceAll(".", "");
  return STATES[lower] ?? "";
}

/** "wagga wagga" -> "Wagga Wagga"; what has a capital stays as it is. */
function asName(said: string): string {
  return said.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}
