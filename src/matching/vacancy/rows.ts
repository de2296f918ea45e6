import type { JobProfile } from "#contract/job-profile.ts";
import type { Line, Reading } from "#reading/line.ts";

/** A clause of an advertisement and what it is: something asked for, welcome, to be done, or talk. */
export interface Row {
  readonly text: string;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly kind: RowKind;
}
type RowKind = "must" | "nice" | "duty" | "intro" | "other";

const WELCOME =
  /\b(?:prefer(?:red|ably)?|desirable|nice[- ]to[- ]have|good to have|an? advantage|bonus|ideally|a plus|highly regarded|well regarded|would help|not (?:essential|required|necessary|needed)|neither is required|is welcome|are welcome|welcomed|favourably|beneficial|kindly|helpful|useful|an edge|put you ahead|no condition|a delight)\b/i;
const OFFER =
  /(?:what we offer|benefits|why (?:join|work)|about us|perks|how to apply|our culture|we offer|salary|package|remuneration|relocation assistance|\$\d|bonus scheme|super\b|superannuation|hybrid|days at home|equal (?:employment )?opportunit|encouraged to apply|apply (?:now|by|with)|send your|closing date|parking|flexible|401\(?k|dental|vision insurance|paid time off|without regard to|reasonable accommodation|affirmative action)/i;
/** Under a heading of work to be done, "super" and "$14 million" are part of the work. */
const PLAIN_OFFER =
  /(?:what we offer|we offer|salary|remuneration|superannuation|plus super\b|bonus scheme|equal (?:employment )?opportunit|encouraged to apply|closing date|relocation assistance)/i;
/** How to apply, and what happens then: nothing that a resume can show. */
const APPLYING =
  /^(?:to apply|apply (?:now|by|with|to|via|at|online|through|in|today|before|here|directly)\b|applications?\b|please (?:send|apply|contact|include|quote|submit|call|ring|e-?mail)|(?:send|e-?mail|call|ring|phone|write to|contact|speak to|talk to) (?:us|me|your|our)\b|enquir|for (?:a confidential|more information|further information|a (?:chat|copy)|enquiries)|we (?:respond|reply|answer|acknowledge|shall|will (?:contact|reply|respond|acknowledge|answer|call|ring))|interviews?\b|shortlist|closing|closes|referees?\b|only (?:shortlisted|successful)|(?:no|recruitment) agenc)|\b(?:(?:relocation|removal) (?:costs?|assistance|expenses|support|package)|cover(?:ing)? letter|curriculum vitae|(?:your|a) (?:cv|resume)\b|\S{1,60}@\S|https?:|www\.|\.example\b)/iu;
/** With a name: "Call Maria Costa on 03 …". */
const CALL_SOMEONE =
  /^(?:Send|E-?mail|Call|Ring|Phone|Contact|Write to|Speak to|Talk to) (?:\p{Lu}|the (?:hiring|practice|HR))/u;
const STILL_ASKED = /experience|licen|admi|years|certificate|qualif/i;
const TO_DO =
  /^(?:you(?:'|’)?(?:ll| will)|you would|your (?:day|days|work|week)|(?:the|our) (?:\w+ ){1,4}(?:will|prepares|advises|keeps)|work includes|duties include|this role (?:will|involves)|day to day|reporting to|responsible for|expect\b|(?:look after|prepare|build|run|give|month-end|breakdown|typing|conduct|manage|draft|support|provide|deliver|teach)\b)/i;
const ASKED =
  /\b(?:must|required?|requires?|essential|minimum|at least|need(?:s|ed)?|you (?:hold|have|bring|are|know|can|will bring|should)|years?(?:'|’)? |experience|admi(?:tted|ssion)|qualified|certificate|licen[cs]e|registration|background in|knowledge of|ability to|proven|demonstrated|ask for|seeks?|seeking|looking for|wanted|welcome to apply|like to hear from)\b/i;
const ASKED_IN_DUTY =
  /\b(?:must|required|essential|minimum|at least|years|admitted|practi[sc]ing certificate|registration|you hold|you need|you have)\b/i;
const CERTIFICATE_FREE = /no practi[sc]ing certificate/i;

const CLAUSE =
  /;\s*|(?<=\w)\.\s+(?=[A-Z0-9“"])|,?\s+and\s+(?=you (?:hold|have|know|can|write|like)\b)|,\s+(?=you (?:hold|have|know|can|write|need|must)\b)|,\s+(?:and\s+)?(?=(?:an?|sound|strong|solid|good|proven|experience|knowledge|working|excellent|current|ability|willingness|confidence|comfort|fast|at least|some|familiarity|understanding|a record|demonstrated|minimum|registration|admission|evidence of|the (?:ability|confidence)) (?!year|partner))/gi;

export function rowsOf(lines: readonly Line[], { profile, sources }: Reading<JobProfile>): Row[] {
  const at = (key: string) => sources[key]?.lines ?? [];
  const listed = (
    field: "mustHave" | "niceToHave" | "responsibilities" | "benefits",
    kind: RowKind,
  ) => profile[field].flatMap((text, index) => cut(text, at(`${field}.${index}`), lines, kind));
  const rows = [
    ...listed("mustHave", "must"),
    ...listed("responsibilities", "duty"),
    ...listed("niceToHave", "nice"),
    ...listed("benefits", "other"),
    ...cut(profile.summary, at("summary"), lines, "intro"),
  ];
  const asks = rows.some(({ kind }) => kind === "must");
  return asks
    ? rows
    : rows.map((row) =>
        row.kind === "duty" || row.kind === "intro" ? { ...row, kind: "must" } : row,
      );
}

function cut(
  text: string,
  places: readonly number[],
  lines: readonly Line[],
  kind: RowKind,
): Row[] {
  const clauses: string[] = [];
  let from = 0;
  for (const match of text.matchAll(CLAUSE)) {
    clauses.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  clauses.push(text.slice(from));
  return clauses
    .map((clause) => clause.trim())
    .filter((clause) => clause.length > 3)
    .map((clause) => ({
      text: clause,
      kind: kindOf(clause, kind),
      ...placeOf(clause, places, lines),
    }));
}

function kindOf(clause: string, listed: RowKind): RowKind {
  if (APPLYING.test(clause) || CALL_SOMEONE.test(clause)) return "other";
  const offer = listed === "duty" || listed === "nice" ? PLAIN_OFFER : OFFER;
  if (listed !== "must" && offer.test(clause) && !STILL_ASKED.test(clause)) return "other";
  if (listed === "other") return "other";
  if (WELCOME.test(clause) && !CERTIFICATE_FREE.test(clause)) return "nice";
  if (listed === "duty") return ASKED_IN_DUTY.test(clause) ? "must" : "duty";
  if (listed !== "intro") return listed;
  if (TO_DO.test(clause)) return "duty";
  return ASKED.test(clause) ? "must" : "intro";
}

/** Where the clause stands: in one of its item's lines, or over several of them. */
function placeOf(clause: string, places: readonly number[], lines: readonly Line[]) {
  for (const line of places) {
    const from = lines[line]?.text.indexOf(clause) ?? -1;
    if (from >= 0) return { line, from, to: from + clause.length };
  }
  const line = places[0] ?? -1;
  return { line, from: 0, to: lines[line]?.text.length ?? 0 };
}
