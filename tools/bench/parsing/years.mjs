/** Merged years of experience as [least, most]: months inclusive, years alone by their difference. */
export function yearsBetween(items, today) {
  const thisMonth = today.getFullYear() * 12 + today.getMonth() + 1;
  const thisYear = today.getFullYear() * 12;
  return [
    merged(
      items.map((item) => spanOf(item, (start) => (start.length === 4 ? thisYear : thisMonth))),
    ),
    merged(items.map((item) => spanOf(item, () => thisMonth))),
  ];
}

function spanOf({ startDate, endDate, present }, now) {
  const from = monthNumber(startDate);
  if (present) return [from, now(startDate)];
  return [from, endDate === "" ? from : monthNumber(endDate) + (endDate.length > 4 ? 1 : 0)];
}

function monthNumber(date) {
  const [year, month] = date.split("-").map(Number);
  return year * 12 + (month ? month - 1 : 0);
}

function merged(spans) {
  const sorted = spans.filter(([from, to]) => to > from).sort((a, b) => a[0] - b[0]);
  let [total, reached] = [0, 0];
  for (const [from, to] of sorted) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.round((total / 12) * 10) / 10;
}
