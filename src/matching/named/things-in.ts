import { findThings, LONGEST_LINE, type Place } from "./find-things.ts";
import { THINGS } from "./things.ts";

/** A thing that a line of a resume names. */
export interface ThingShown {
  readonly thing: number;
  readonly unit: number;
  /** Merely listed; else work is told. */
  readonly listed: boolean;
  /** "No Xero yet", "keen to learn SQL", "my nan speaks Arabic". */
  readonly denied: boolean;
  readonly level: Level;
}

interface ThingUnit {
  readonly text: string;
  readonly section: string;
}

const MOST_PIECES = 10;
const LISTS = new Set(["list", "skills"]);

export function thingsIn(units: readonly ThingUnit[]): ThingShown[] {
  return units.flatMap(({ text, section }, unit) => {
    const listed = LISTS.has(section);
    return piecesOf(text).flatMap((line) => {
      const places = findThings(line, { asks: false, listed });
      if (places.length === 0) return [];
      const claims = claimsOf(line, places);
      return places.map(({ thing }, at): ThingShown => {
        const { denied = false, level = 2 } = claims[at] ?? {};
        const taught = section === "education" && THINGS[thing]?.kind !== "language" && level === 2;
        return { thing, unit, listed, denied, level: taught ? 1 : level };
      });
    });
  });
}

/** A long paragraph is read in pieces, cut between words. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length && pieces.length < MOST_PIECES; ) {
    const rest = text.slice(from, from + LONGEST_LINE);
    const cut = from + rest.length < text.length ? rest.lastIndexOf(" ") : rest.length;
    const piece = rest.slice(0, cut > 0 ? cut : rest.length);
    pieces.push(piece);
    from += piece.length;
  }
  return pieces;
}

/** 0: a little of it, or still learning. 1: enough to hold a conversation. 2: plainly. */
type Level = 0 | 1 | 2;

/** What a line says about a thing that it names. */
interface Claim {
  readonly denied: boolean;
  readonly level: Level;
}

const PLAIN: Claim = { denied: false, level: 2 };
const DENIED: Claim = { denied: true, level: 2 };

const NO_DENIAL =
  /\b(?:not only|not just|no less than|no fewer|not to mention|no problem|no stranger|no fuss|no drama|never missed|never late|without (?:fail|supervision|error|errors|a correction|help|fault|issue))\b/gi;
const DENIAL =
  /\b(?:never|nor|nothing|cannot|lacks?|yet to|no longer|rather than|instead of)\b|\b(?:have|has|had|do|does|did|is|am|are|was|could|would)(?:n['’]t| not)\b|\bnot\b|(?:^|[,;:(] {0,2}|\b(?:have|had|has|with|but|got|and|am|is) )(?:no|nil|zero|none|without)\b/gi;
const WISH =
  /\b(?:(?:keen|eager|willing|happy|want|wants|wanting|hope|hopes|hoping|plan|planning|aim|looking|aspire|love|like|ready|excited|able|intend|interested) (?:to|in|forward to) (?:\w+ ){0,2}?(?:learn|learning|train|training|pick|sit|study|get|try|upskill|move|start|gain|use|work|become)\w*|would (?:love|like|welcome)|next on my list|saving up for|on my list|have started (?:on|to read)|started to read|over an? [\w'’ ]{0,30}shoulder|interested in learning|interest in learning|seen (?:it|them)|have seen|['’]ve seen|watched)\b/i;
const AFTERWARDS =
  /^ {0,2}[)"]? {0,2}(?:[:?=–—-] {0,2}(?:no|none|never|nil|not|to learn|learning next|next)\b|\((?:no|none|never|not|to learn|next)\b|(?:is|are) (?:new to me|next|something i|done by|handled by|run by|someone else)|i (?:have not|haven['’]t|have never|never|am yet)|(?:not yet|never) |(?:sits?|goes|lies) (?:with|to) |[\w ]{0,25}(?:looking forward|looks (?:cool|interesting|fun|good)|taster))/i;
const RELATIVES =
  "nan|nana|grandmother|grandfather|grandparents|mother|mum|father|dad|wife|husband|brother|sister|son|daughter|friend|flatmate";
const WORKMATES =
  "boss|colleagues?|accountant|bookkeeper|partner|principal|manager|supervisor|vendor|agency|adviser|advisor";
const DOES =
  "speaks|spoke|uses|used|does|did|runs|ran|knows|knew|handles|handled|looks after|looked after|administers|manages";
const OTHERS = new RegExp(
  `\\b(?:(?:my|his|her|our) (?:${RELATIVES})\\b[^.;]{0,60} (?:${DOES})|(?:the|my|our|a) (?:\\w{1,15} )?(?:${WORKMATES}) (?:who )?(?:${DOES}))\\b`,
  "i",
);
const JUST_MET = /\b(?:just installed|taster)\b/i;
const LITTLE =
  /\b(?:basics?|beginners?['’]?s?|a (?:little|bit)|little bit|bit of|some|enough|school|high school|elementary|rusty|limited|exposure to|exposure|intro(?:duction|ductory)?(?: to)?|learning|studying|teaching myself|self-teaching|coursework|lab sessions?|workbook|a few words|survival|phrases of|(?:i|have|['’]ve) read|half-?way through)\b/i;
const LITTLE_AFTER =
  /^(?: {0,2}\((?:basic|beginner|learning|school|rusty|some)\b|[^,;.]{0,20}\b(?:a bit|a little|enough to|half-?way)\b)/i;
const TAUGHT =
  /\b(?:course|unit|subject|class|elective|tutorial|bootcamp|in progress|textbook|exam)\b/i;
const BETWEEN =
  /\b(?:conversational|conversation|intermediate|working knowledge|pre-intermediate|social)\b/i;
const OF_USE = /\b(?:daily|every day|fluent|native|advanced|expert|super ?user|administrator)\b/i;
const SEGMENT_END =
  /[.;!?•|]\s|\s[–—-]\s|,\s|\b(?:but|although|though|however|while|and (?=i['’ ]))/gi;

const JOINING = new Set(["and", "or", "nor", "yet", "either"]);

interface Segment {
  readonly from: number;
  readonly to: number;
  readonly hard: boolean;
}

/** What the words around each name say of it. */
function claimsOf(line: string, places: readonly Place[]): Claim[] {
  const text = line.replace(NO_DENIAL, (found) => " ".repeat(found.length));
  const segments = segmentsOf(text);
  let carried: Claim = PLAIN;
  let last = -1;
  return places.map((place) => {
    const at = segments.findIndex(({ to }) => place.from < to);
    const segment = segments[at];
    if (!segment) return PLAIN;
    const own = claimIn(text, segment, place, places);
    const goesOn = at > last && !segment.hard && at - last <= 1 && onlyNames(text, segment, places);
    carried = own === PLAIN && (goesOn || at === last) && carried.denied ? carried : own;
    last = at;
    return carried;
  });
}

function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let hard = true;
  for (const { 0: mark, index } of text.matchAll(SEGMENT_END)) {
    const to = index + mark.length;
    segments.push({ from, to, hard });
    from = to;
    hard = !mark.startsWith(",");
  }
  return [...segments, { from, to: text.length + 1, hard }];
}

function claimIn(text: string, segment: Segment, place: Place, places: readonly Place[]): Claim {
  const before = text.slice(segment.from, place.from);
  const after = text.slice(place.to, segment.to);
  const denial = [...before.matchAll(DENIAL)].at(-1);
  if (denial && wordsAfter(before, denial.index + denial[0].length) <= 9) return DENIED;
  if (WISH.test(before) || OTHERS.test(before) || JUST_MET.test(before)) return DENIED;
  if (AFTERWARDS.test(text.slice(place.to, place.to + 40))) return DENIED;
  if (OF_USE.test(before) || OF_USE.test(after)) return PLAIN;
  const next = places.find(({ from }) => from >= place.to && from < segment.to);
  const tail = after.slice(0, next ? next.from - place.to : 30);
  if (LITTLE.test(before) || LITTLE_AFTER.test(tail)) return { denied: false, level: 0 };
  if (TAUGHT.test(before) || TAUGHT.test(tail)) return { denied: false, level: 0 };
  if (BETWEEN.test(before) || BETWEEN.test(after)) return { denied: false, level: 1 };
  return PLAIN;
}

const wordsAfter = (text: string, at: number) => text.slice(at).split(/\s+/).filter(Boolean).length;

/** A list that goes on: "no SAP, Oracle or Xero". */
function onlyNames(text: string, { from, to }: Segment, places: readonly Place[]): boolean {
  let rest = "";
  let end = from;
  for (const place of places) {
    if (place.from < from || place.to > to) continue;
    rest += ` ${text.slice(end, Math.max(end, place.from))}`;
    end = place.to;
  }
  rest += ` ${text.slice(end, to)}`;
  return (rest.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => JOINING.has(word));
}
