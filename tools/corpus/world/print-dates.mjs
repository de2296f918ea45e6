const LONG =
  "January February March April May June July August September October November December".split(
    " ",
  );
const two = (number) => String(number).padStart(2, "0");
const shortOf = (month) => LONG[month - 1].slice(0, 3);
const lastDay = (year, month) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** How one date is written; `last` is true for the end of a range. */
const STYLES = {
  mon: (year, month) => `${shortOf(month)} ${year}`,
  month: (year, month) => `${LONG[month - 1]} ${year}`,
  dot: (year, month) => `${two(month)}.${year}`,
  dash: (year, month) => `${two(month)}-${year}`,
  ymd: (year, month) => `${year}/${two(month)}`,
  iso: (year, month) => `${year}-${two(month)}`,
  yy: (year, month) => `${shortOf(month)}-${two(year % 100)}`,
  short: (year, month) => `${two(month)}/${two(year % 100)}`,
  slash: (year, month) => `${two(month)}/${year}`,
  comma: (year, month) => `${LONG[month - 1]}, ${year}`,
  day: (year, month, last) =>
    last ? `${lastDay(year, month)} ${LONG[month - 1]} ${year}` : `1 ${LONG[month - 1]} ${year}`,
  daynum: (year, month, last) => `${last ? lastDay(year, month) : "01"}/${two(month)}/${year}`,
};

/** "2020-03..2021-05", "2020..now" or a single "2019" as the truth has it. */
export function rangeOf(range) {
  const [startDate, end = startDate] = range.split("..");
  const present = end === "now";
  return { startDate, endDate: present ? "" : end, present };
}

export function printedRange(range, [style, joiner, open]) {
  const [start, end] = range.split("..");
  const from = printed(start, style, false);
  if (!end) return from;
  const glue = joiner === "tight" ? "–" : ` ${joiner} `;
  return `${from}${glue}${end === "now" ? open : printed(end, style, true)}`;
}

function printed(date, style, last) {
  const [year, month] = date.split("-").map(Number);
  return month ? STYLES[style](year, month, last) : date;
}

/** "3 years 2 months", counted to November 2026 for a post that goes on. */
export function lengthOf({ startDate, endDate, present }) {
  const number = (date) => {
    const [year, month = 1] = date.split("-").map(Number);
    return year * 12 + month - 1;
  };
  const months = (present ? 2026 * 12 + 10 : number(endDate)) - number(startDate) + 1;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const say = (count, word) => (count ? `${count} ${word}${count > 1 ? "s" : ""}` : "");
  return [say(years, "year"), say(rest, "month")].filter(Boolean).join(" ");
}
