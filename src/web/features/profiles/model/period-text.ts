const MONTHS = [
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

/** "2021-03" as "March 2021". What is written in another way stays as it is. */
export function monthText(date: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(date.trim()) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name ? `${name} ${year}` : date.trim();
}

/** "March 2021 to now". */
export function periodText(period: { startDate: string; endDate: string; present: boolean }) {
  const end = period.present ? "now" : monthText(period.endDate);
  return [monthText(period.startDate), end].filter(Boolean).join(" to ");
}
