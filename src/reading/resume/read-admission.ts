import type { Admission } from "#contract/resume-profile.ts";
import { findDates } from "../dates.ts";
import { stateIn } from "../places.ts";
import { ADMITTED, COURT, isAdmissionLine, isCourtRoll } from "./admission-signs.ts";
import type { PlacedRow } from "./outline/placed-row.ts";
import type { Read } from "./read-value.ts";
import { isProse } from "./signs.ts";

const STATE_COURTS: Readonly<Record<string, string>> = {
  NSW: "Supreme Court of New South Wales",
  VIC: "Supreme Court of Victoria",
  QLD: "Supreme Court of Queensland",
  WA: "Supreme Court of Western Australia",
  SA: "Supreme Court of South Australia",
  TAS: "Supreme Court of Tasmania",
  ACT: "Supreme Court of the Australian Capital Territory",
  NT: "Supreme Court of the Northern Territory",
};
const WEIGHT = {
  stateCourt: 4,
  otherCourt: 1.5,
  state: 2,
  date: 2,
  ownSection: 1,
  prose: -0.5,
  letter: -2,
};
const LOWEST = 2;
const MOST_ROWS = 3;
/** A date this far behind the court belongs to something else. */
const NEAR = 60;

interface Candidate extends Read<Admission> {
  readonly weight: number;
}

/** The admission to practice; the court of a state wins over the High Court's roll. */
export function readAdmission(placed: readonly PlacedRow[]): Read<Admission> | undefined {
  let best: Candidate | undefined;
  for (const [at, spot] of placed.entries()) {
    const own = !spot.heading && spot.part === "certifications";
    const candidate = candidateAt(placed, at, own);
    if (candidate && (!best || candidate.weight > best.weight)) best = candidate;
  }
  return best && { value: best.value, lines: best.lines, confidence: best.confidence };
}

function candidateAt(
  placed: readonly PlacedRow[],
  at: number,
  own: boolean,
): Candidate | undefined {
  const spot = placed[at];
  if (!spot || spot.heading) return undefined;
  const text = spot.row.text.replace(/\t/g, " ");
  const told = isAdmissionLine(text) || (own && isCourtRoll(text));
  if (!told) return undefined;
  const after = rowsAfter(placed, at);
  const wide = after.map(({ row }) => row.text).join(" ");
  const broken = after[0] !== undefined && after[0].row.follows !== "no";
  const complete = !broken && COURT.test(text) && findDates(text).length > 0;
  const whole = complete || wide === "" ? text : `${text} ${wide}`;
  const printed = COURT.exec(whole)?.[1] ?? "";
  const clause = printed ? whole.slice(Math.max(0, whole.indexOf(printed))) : whole;
  const state = stateIn(printed) || stateIn(clause);
  const court = courtName(printed, state);
  const date = broken ? dateOf(whole, "", printed) : dateOf(text, wide, printed);
  const lines = [spot, ...(whole === text ? [] : after)].map(({ row }) => row.line);
  let weight = 0;
  if (/supreme/i.test(court)) weight += WEIGHT.stateCourt;
  else if (court) weight += WEIGHT.otherCourt;
  if (state) weight += WEIGHT.state;
  if (date) weight += WEIGHT.date;
  if (own) weight += WEIGHT.ownSection;
  if (isProse(text)) weight += WEIGHT.prose;
  if (spot.part === "letter" || spot.part === "experience") weight += WEIGHT.letter;
  if (weight < LOWEST) return undefined;
  return {
    value: { court, state, date },
    lines,
    weight,
    confidence: Math.min(0.97, 0.4 + weight * 0.07),
  };
}

/** The rows that the line goes on with; one more row when it may. */
function rowsAfter(placed: readonly PlacedRow[], at: number): PlacedRow[] {
  const rows: PlacedRow[] = [];
  for (const spot of placed.slice(at + 1, at + 1 + MOST_ROWS)) {
    const goesOn = spot.row.follows !== "no" || (rows.length === 0 && isDateOrCourt(spot.row.text));
    if (spot.heading || spot.row.bullet || spot.row.gap || !goesOn) break;
    rows.push(spot);
  }
  return rows;
}

function isDateOrCourt(text: string): boolean {
  if (isAdmissionLine(text)) return false;
  return COURT.test(text) || (findDates(text).length > 0 && text.length < 30);
}

function courtName(printed: string, state: string): string {
  if (/^high court/i.test(printed))
    return /zealand/i.test(printed) ? "High Court of New Zealand" : "High Court of Australia";
  if (/\bof\b|\p{L} supreme/iu.test(printed)) return printed;
  return STATE_COURTS[state] ?? printed;
}

function dateOf(text: string, wide: string, court: string): string {
  const after = court ? text.indexOf(court) : text.search(ADMITTED);
  const dates = findDates(text).filter((date) => date.from < after + court.length + NEAR);
  const best = dates.find((date) => date.from >= after) ?? dates.at(-1);
  if (best) return best.start;
  return findDates(wide)[0]?.start ?? "";
}
