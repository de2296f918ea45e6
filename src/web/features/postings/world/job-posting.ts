import type { SalaryRange } from "#contract/job-profile.ts";
import type { Job } from "#contract/postings.ts";
import { textBlocks } from "#web/ui/prose/text-blocks.ts";
import { blocksHtml } from "./blocks-html.ts";
import { placeOf } from "./place-of.ts";

/** A job in the words of schema.org, as search engines read it. What nobody stated is left out. */
export function jobPosting(job: Job, url: string): object {
  const { id, title, company, lines, details, source } = job;
  const types = employmentTypes(job.employment_type);
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title,
    description: blocksHtml(textBlocks(lines)) || details.summary || title,
    identifier: { "@type": "PropertyValue", name: company || "Candour", value: id },
    datePosted: job.posted_at,
    ...(types.length > 0 && { employmentType: types }),
    ...(company && { hiringOrganization: { "@type": "Organization", name: company } }),
    ...placeOf(job.location),
    ...salaryOf(details.salary),
    // One applies where it was advertised.
    ...(source === "scraped" && { directApply: false }),
    url,
  };
}

const TYPES: Readonly<Record<string, string>> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  casual: "TEMPORARY",
  internship: "INTERN",
};

const employmentTypes = (written: string): string[] =>
  written
    .split(",")
    .map((type) => type.trim())
    .filter(Boolean)
    .map((type) => TYPES[type] ?? "OTHER");

const UNITS = { year: "YEAR", day: "DAY", hour: "HOUR" } as const;

function salaryOf(salary: SalaryRange | null) {
  const { min = null, max = null } = salary ?? {};
  if (!salary || (min === null && max === null)) return {};
  const amount =
    min === max
      ? { value: min }
      : { ...(min !== null && { minValue: min }), ...(max !== null && { maxValue: max }) };
  const value = { "@type": "QuantitativeValue", ...amount, unitText: UNITS[salary.per] };
  return { baseSalary: { "@type": "MonetaryAmount", currency: salary.currency, value } };
}
