import type { Finding, Findings } from "../../findings.ts";

type Years = Findings["years"];

/** Beyond this a range says only "or more". */
const WIDEST = 6;

/** A greater number is about something else than one person's work. */
const MOST_ASKED = 20;

const counted = (years: number) => `${years} ${years === 1 ? "year" : "years"}`;

/** at least 5 years in practice; "" where nothing is asked. Beside what is shown, that says "in practice". */
export function yearsAsked({ least, most, inPractice }: Years, isBesideShown = false): string {
  const where = inPractice && !isBesideShown ? " in practice" : "";
  if (least === undefined || least < 1 || least > MOST_ASKED) return "";
  const isRange = most !== undefined && most > least && most - least <= WIDEST;
  return isRange ? `${least} to ${counted(most)}${where}` : `at least ${counted(least)}${where}`;
}

/** about 4 years in practice, as far as they count towards this; "" where none do or no dates say so. */
export function yearsShown({ note, grade }: Pick<Finding, "note" | "grade">, years: Years): string {
  const found = note.match(/\d+/)?.[0];
  if (found !== undefined) return phrase(Number(found), years);
  if (/less than a year/i.test(note)) return phrase(0, years);
  const isCounted = grade === "met" || grade === "partial";
  return isCounted && years.shown !== undefined ? phrase(years.shown, years) : "";
}

function phrase(shown: number, { inPractice }: Years): string {
  const whole = Math.round(shown);
  const where = inPractice ? "in practice" : "of such work";
  return whole < 1 ? `less than a year ${where}` : `about ${counted(whole)} ${where}`;
}
