import { dayOf } from "#server/platform/day-of.ts";

interface Calendar {
  readonly now: Date;
  readonly timeZone: string;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const CLOSES =
  "(?:applications?\\s+close(?:s|\\s+on)?|clos(?:es|ing)(?:\\s+(?:date|on))?|apply\\s+(?:by|before))";
const DATE =
  "(?:(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?([a-z]{3,9})\\.?,?(?:\\s+(20\\d\\d))?|(\\d{1,2})[/.](\\d{1,2})[/.](20\\d\\d))";
const SAID = new RegExp(`\\b${CLOSES}\\b[^\\d\\n]{0,30}\\b${DATE}\\b`, "i");
/** Where no year is said, one that is this long gone is meant for the next. */
const GONE_MS = 60 * 86_400_000;

/** The last day to apply: as a page says it to machines, or in its words; null where it says none. */
export function closingDay(validThrough: string, text: string, calendar: Calendar): string | null {
  if (validThrough !== "") {
    // A day alone is meant as such, wherever it is read.
    const isDay = /T23:59:59(?:\.000)?Z$/.test(validThrough);
    return isDay ? validThrough.slice(0, 10) : dayOf(new Date(validThrough), calendar.timeZone);
  }
  const said = SAID.exec(text);
  if (!said) return null;
  const [, date = "", word = "", year = "", date2 = "", number = "", year2 = ""] = said;
  const month = word ? MONTHS.indexOf(word.slice(0, 3).toLowerCase()) : Number(number) - 1;
  return dayIn(Number(date || date2), month, Number(year || year2), calendar.now);
}

function dayIn(date: number, month: number, year: number, now: Date): string | null {
  const at = new Date(Date.UTC(year || now.getUTCFullYear(), month, date));
  if (month < 0 || at.getUTCMonth() !== month || at.getUTCDate() !== date) return null;
  if (!year && at.getTime() < now.getTime() - GONE_MS) at.setUTCFullYear(at.getUTCFullYear() + 1);
  return at.toISOString().slice(0, 10);
}
