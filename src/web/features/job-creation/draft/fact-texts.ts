import type { DraftFact, JobDraft } from "#contract/job-creation.ts";

/** What a draft says of one fact, as it is shown: one text, or one for each item of a list. */
export function factTexts(draft: JobDraft, fact: DraftFact): string[] {
  if (fact === "salary") return draft.salary ? [salaryText(draft.salary)] : [];
  if (fact === "contact") {
    const { name, email, phone } = draft.contact;
    return [name, email, phone].filter(Boolean);
  }
  const said = draft[fact];
  if (typeof said !== "string") return said;
  if (!said) return [];
  return [fact === "employment_type" ? capital(said.replaceAll("-", " ")) : capital(said)];
}

type Salary = NonNullable<JobDraft["salary"]>;

const SUPER: Record<Salary["super"], string> = {
  plus: " plus super",
  including: " including super",
  "": "",
};
const PER: Record<Salary["per"], string> = { year: "", day: " a day", hour: " an hour" };

/** "$105,000 to $118,000 plus super", "From $55 an hour". */
export function salaryText({ min, max, per, super: superannuation }: Salary): string {
  const after = `${PER[per]}${SUPER[superannuation]}`;
  if (min !== null && max !== null && min !== max)
    return `${dollars(min)} to ${dollars(max)}${after}`;
  if (min === null && max !== null) return `Up to ${dollars(max)}${after}`;
  if (min !== null && max === null) return `From ${dollars(min)}${after}`;
  return min === null ? "" : `${dollars(min)}${after}`;
}

/** Cents only where there are any. */
const dollars = (sum: number) =>
  `$${sum.toLocaleString("en-AU", Number.isInteger(sum) ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
