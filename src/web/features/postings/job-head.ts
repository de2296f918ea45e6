import type { SalaryRange } from "#contract/job-profile.ts";
import { STATES } from "#contract/match-rules.ts";
import type { Job } from "#contract/postings.ts";
import { type TextBlock, textBlocks } from "#web/ui/text-blocks.ts";
import { jobTitle } from "./job-title.ts";

/** As much as search engines show. */
const LONGEST_DESCRIPTION = 160;

/** What the page of a job tells search engines and those with whom it is shared. */
export function jobHead(job: Job | undefined) {
  if (!job) return { title: "This job is not available", unlisted: true };
  return {
    title: jobTitle(job),
    description: shortText(summaryOf(job), LONGEST_DESCRIPTION),
    // Drafts and closed ones are there for their owner alone.
    unlisted: job.status !== "active",
    structured: (address: string) => jobPosting(job, address),
  };
}

function summaryOf({ title, company, location, details, lines }: Job): string {
  if (details.summary) return details.summary;
  const first = lines.find(({ heading, bullet }) => !heading && !bullet)?.text;
  return first || `${[title, company, location].filter(Boolean).join(", ")}.`;
}

/** Sentences that fill less than this of the room are worth less than a cut. */
const ENOUGH = 0.6;

/** As many whole sentences as fit, or else as many words. */
export function shortText(text: string, most: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= most) return plain;
  const sentences = /^.*[.!?](?= )/.exec(plain.slice(0, most + 1))?.[0] ?? "";
  if (sentences.length >= most * ENOUGH) return sentences;
  const words = plain.slice(0, most).replace(/[\s,;:.]*\S*$/, "");
  return `${words || plain.slice(0, most - 1)}…`;
}

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

/** The advertisement as plain HTML: paragraphs and lists, and nothing of it is markup. */
const blocksHtml = (blocks: readonly TextBlock[]): string => blocks.map(blockHtml).join("");

function blockHtml(block: TextBlock): string {
  if (block.kind === "heading") return `<p><strong>${escaped(block.text)}</strong></p>`;
  if (block.kind === "paragraph") return `<p>${escaped(block.text)}</p>`;
  return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const STATE = new RegExp(`\\b(${STATES.join("|")})\\b`);
/** "Remote within Australia", not "remote considered". */
const REMOTE = /^remote\b/i;
const COUNTRY = "AU";

/** Where the work is done, from the words of an advertisement: "Bathurst NSW", "Remote (Victoria)". */
function placeOf(location: string) {
  const written = location.trim();
  if (written === "") return {};
  if (REMOTE.test(written))
    return {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "Australia" },
    };
  const found = STATE.exec(written);
  const locality = (found ? written.slice(0, found.index) : written)
    .replace(/\(.*$/, "")
    .replace(/[\s,]+$/, "");
  const address = {
    "@type": "PostalAddress",
    ...(locality && { addressLocality: locality }),
    ...(found && { addressRegion: found[1] }),
    addressCountry: COUNTRY,
  };
  return { jobLocation: { "@type": "Place", address } };
}
