/** "2 Nov", and "2 Nov 2025" when that is not this year. */
export function shortDate(date: Date, now: Date): string {
  const year = date.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
  return date.toLocaleDateString("en-AU", { day: "numeric", month: "short", ...year });
}

/** "2021-03" as "March 2021". What is written in another way stays as it is. */
function monthText(date: string): string {
  const text = date.trim();
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return text;
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(text).toLocaleDateString("en-AU", options);
}

/** "March 2021 to now". */
export function periodText(period: { startDate: string; endDate: string; present: boolean }) {
  const end = period.present ? "now" : monthText(period.endDate);
  return [monthText(period.startDate), end].filter(Boolean).join(" to ");
}
