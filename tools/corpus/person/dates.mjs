// Months are counted from year 0: 2020-03 is 2020 * 12 + 2.
const LONG = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const SHORT = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const DOTTED = [
  "Jan.",
  "Feb.",
  "March",
  "April",
  "May",
  "June",
  "July",
  "Aug.",
  "Sept.",
  "Oct.",
  "Nov.",
  "Dec.",
];

const yearOf = (month) => Math.floor(month / 12);
const digits = (month) => String((month % 12) + 1).padStart(2, "0");

/** How each style writes a month, what joins two of them, and what an open end is called. */
const STYLES = {
  mon: { month: (m) => `${SHORT[m % 12]} ${yearOf(m)}`, join: " – ", open: "Present" },
  month: { month: (m) => `${LONG[m % 12]} ${yearOf(m)}`, join: " - ", open: "Present" },
  slash: { month: (m) => `${digits(m)}/${yearOf(m)}`, join: " - ", open: "current" },
  year: { month: (m) => `${yearOf(m)}`, join: "–", open: "present", yearOnly: true },
  todate: { month: (m) => `${LONG[m % 12]} ${yearOf(m)}`, join: " to ", open: "date" },
  apos: {
    month: (m) => `${SHORT[m % 12]} '${String(yearOf(m)).slice(2)}`,
    join: " – ",
    open: "Current",
  },
  since: {
    month: (m) => `${SHORT[m % 12]} ${yearOf(m)}`,
    join: " – ",
    open: null,
    since: "since ",
  },
  open: { month: (m) => `${yearOf(m)}`, join: " - ", open: "", yearOnly: true },
  sept: { month: (m) => `${DOTTED[m % 12]} ${yearOf(m)}`, join: " — ", open: "present" },
  to: { month: (m) => `${SHORT[m % 12]} ${yearOf(m)}`, join: " to ", open: "now" },
  dots: { month: (m) => `${digits(m)}.${yearOf(m)}`, join: " – ", open: "ongoing" },
  caps: {
    month: (m) => `${SHORT[m % 12].toUpperCase()} ${yearOf(m)}`,
    join: " – ",
    open: "PRESENT",
  },
  yy: { month: (m) => `${yearOf(m)}`, join: "-", open: "Now", yearOnly: true, shortEnd: true },
};

/** A range as a style prints it, and as the truth gives it. `end` null: the post is held today. */
export function printRange({ start, end, season }, styleName) {
  if (season) return printSeason(start, season);
  const style = STYLES[styleName];
  const exact = style.yearOnly ? (m) => `${yearOf(m)}` : isoMonth;
  const startDate = exact(start);
  if (end === null) {
    const printed = style.since
      ? `${style.since}${style.month(start)}`
      : `${style.month(start)}${style.join}${style.open}`.trim();
    return { printed, startDate, endDate: "", present: true };
  }
  const endDate = exact(end);
  if (startDate === endDate)
    return { printed: style.month(start), startDate, endDate, present: false };
  const last = style.shortEnd ? String(yearOf(end)).slice(2) : style.month(end);
  return {
    printed: `${style.month(start)}${style.join}${last}`,
    startDate,
    endDate,
    present: false,
  };
}

function printSeason(start, season) {
  const year = yearOf(start);
  if (season === "summer")
    return { printed: `Summer ${year}`, startDate: `${year}`, endDate: `${year}`, present: false };
  return {
    printed: `Summer ${year}/${String(year + 1).slice(2)}`,
    startDate: `${year}`,
    endDate: `${year + 1}`,
    present: false,
  };
}

export function isoMonth(month) {
  return `${yearOf(month)}-${digits(month)}`;
}

export function longMonth(month) {
  return `${LONG[month % 12]} ${yearOf(month)}`;
}

/** Merged ranges in years: months inclusive, years alone by their difference. */
export function yearsOf(items, today) {
  const spans = items.map((item) => spanOf(item, today)).filter(([from, to]) => to > from);
  spans.sort((a, b) => a[0] - b[0]);
  let [total, reached] = [0, 0];
  for (const [from, to] of spans) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return spans.length === 0 ? null : Math.round((total / 12) * 10) / 10;
}

function spanOf({ startDate, endDate, present }, today) {
  const from = monthNumber(startDate);
  if (present) return [from, today + 1];
  if (endDate === "") return [from, from];
  return [from, monthNumber(endDate) + (endDate.length > 4 ? 1 : 0)];
}

function monthNumber(date) {
  const [year, month] = date.split("-").map(Number);
  return year * 12 + (month ? month - 1 : 0);
}
