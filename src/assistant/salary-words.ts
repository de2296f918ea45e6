import type { JobDraft } from "#contract/job-creation.ts";

type Salary = NonNullable<JobDraft["salary"]>;

const PERIOD = { year: "a year", day: "a day", hour: "an hour" };
const SUPER = { plus: " plus super", including: " including super", "": "" };

/** "$105,000 to $118,000 a year plus super". */
export function salaryWords({ min, max, per, super: on }: Salary): string {
  return `${amount(min, max)} ${PERIOD[per]}${SUPER[on]}`;
}

function amount(min: number | null, max: number | null): string {
  if (min === null) return `up to ${dollars(max)}`;
  if (max === null) return `from ${dollars(min)}`;
  return min === max ? dollars(min) : `${dollars(min)} to ${dollars(max)}`;
}

function dollars(value: number | null): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `$${(value ?? 0).toLocaleString("en-AU", format)}`;
}
