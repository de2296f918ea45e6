import type { SalaryRange } from "#contract/job-profile.ts";
import type { JobRow } from "./repository.ts";

const PERIOD = { year: "a year", day: "a day", hour: "an hour" };

/** Pay in the advertisement's own words, else composed of its numbers; "" when it states none. */
export function salaryText({
  details,
  salaryMin,
  salaryMax,
}: Pick<JobRow, "details" | "salaryMin" | "salaryMax">): string {
  const yearly = { min: salaryMin, max: salaryMax, per: "year" as const };
  return details.salary?.text || composed(details.salary ?? yearly);
}

function composed({ min, max, per }: Pick<SalaryRange, "min" | "max" | "per">): string {
  const amount = amountOf(min, max);
  return amount && `${amount} ${PERIOD[per]}`;
}

function amountOf(min: number | null, max: number | null): string {
  if (min === null && max === null) return "";
  if (min === null) return `up to ${dollars(max)}`;
  if (max === null) return `from ${dollars(min)}`;
  return min === max ? dollars(min) : `${dollars(min)} to ${dollars(max)}`;
}

const dollars = (amount: number | null) =>
  `$${(amount ?? 0).toLocaleString("en-AU", { maximumFractionDigits: 2 })}`;
