import { SHORT_TOWNS, TOWNS } from "../words/towns.ts";

/** A town that stands in a text, with what belongs to its name. */
export interface TownSaid {
  readonly start: number;
  readonly end: number;
  /** As typed, without what stands around it. */
  readonly said: string;
  readonly cbd: boolean;
  /** "Cremorne, Melbourne": the second name; "" when there is none. */
  readonly beside: string;
  readonly state: string;
}

const WORD = /(?<![\p{L}\d@.-])\p{L}+/gu;
const RUN = /\p{L}+(?: \p{L}+){0,4}/uy;
const AROUND = /(?:greater|central|inner|downtown|regional) /iy;
const SIDE = /^(?:north|south|east|west|upper|lower) /;
const PART = / (?:north|south|east|west|heights|beach|junction)$/;
const CENTRE = / (?:CBD|city)(?!\p{L})/iuy;
const COMMA = /,? (?:in )?/iy;
const STATE =
  /,? ?\(?(NSW|N\.S\.W\.|VIC|QLD|WA|SA|TAS|ACT|NT|new south wales|victoria|queensland|western australia|south australia|tasmania)(?!\p{L})\)?/iuy;
const POSTCODE = /,? \d{4}(?!\d)/y;
/** "Perth-ish" and "sydney@firm.example" are no places. */
const GOES_ON = /[\p{L}\d@]|-\p{L}{1,3}(?!\p{L})/uy;

/** Every town in a text, also those whose names are words of the language. Words are looked up, not tried one by one. */
export function townsIn(text: string, isOrdinary: (name: string) => boolean): TownSaid[] {
  const found: TownSaid[] = [];
  for (const { index } of text.matchAll(WORD)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    const town = townAt(text, index, isOrdinary);
    if (town) found.push(town);
  }
  return found;
}

function townAt(
  text: string,
  start: number,
  isOrdinary: (name: string) => boolean,
): TownSaid | null {
  const from = start + at(AROUND, text, start).length;
  const said = nameAt(text, from);
  if (said === "") return null;
  const named = from + said.length;
  if (at(GOES_ON, text, named) !== "") return null;
  const centre = at(CENTRE, text, named);
  let end = named + centre.length;
  // "officer in Dubbo": a word of the language takes no second name along.
  const seam = isOrdinary(said.toLowerCase()) ? "" : at(COMMA, text, end);
  const second = seam === "" ? "" : nameAt(text, end + seam.length);
  const follows =
    second !== "" && !/^[\p{L}\d]/u.test(text.slice(end + seam.length + second.length));
  if (follows) end += seam.length + second.length;
  STATE.lastIndex = end;
  const state = STATE.exec(text);
  end += state?.[0].length ?? 0;
  end += at(POSTCODE, text, end).length;
  return {
    start,
    end,
    said,
    cbd: /cbd/i.test(centre),
    beside: follows ? second : "",
    state: state?.[1] ?? "",
  };
}

/** The longest name of a town that begins here. */
function nameAt(text: string, from: number): string {
  let run = at(RUN, text, from);
  while (run !== "") {
    if (isTown(run.toLowerCase())) return run;
    run = run.slice(0, Math.max(0, run.lastIndexOf(" ")));
  }
  return "";
}

const isTown = (name: string) =>
  [
    name,
    name.replace(PART, ""),
    name.replace(SIDE, ""),
    name.replace(SIDE, "").replace(PART, ""),
  ].some((one) => TOWNS.has(one) || SHORT_TOWNS.has(one));

/** What a sticky pattern finds at a place; "" for nothing. */
function at(pattern: RegExp, text: string, from: number): string {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0] ?? "";
}
