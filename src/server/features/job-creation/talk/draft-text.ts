import type { JobDraft } from "#contract/job-creation.ts";
import { salaryWords } from "./saying/salary-words.ts";

/** The advertisement as a text, with the headings and labels that `src/reading/job` knows. */
export function draftAd(draft: JobDraft) {
  const salaryText = draft.salary === null ? "" : salaryWords(draft.salary);
  const contact = [draft.contact.name, draft.contact.email, draft.contact.phone].filter(Boolean);
  const text = [
    draft.title,
    draft.company,
    "",
    ...label("Location", draft.location),
    ...label("Work arrangement", draft.arrangement),
    ...label("Employment type", draft.employment_type),
    ...label("Level", draft.level),
    ...label("Salary", salaryText),
    ...label("Reports to", draft.reports_to),
    ...label("Start date", draft.start_date),
    ...list("Responsibilities", draft.responsibilities),
    ...list("Essential requirements", draft.must),
    ...list("Nice to have", draft.nice),
    ...list("Benefits", draft.benefits),
    ...(contact.length > 0 ? ["", `Contact: ${contact.join(", ")}`] : []),
    ...about(draft),
  ].join("\n");
  return {
    text,
    title: draft.title,
    company: draft.company,
    location: draft.location,
    employmentType: draft.employment_type,
    level: draft.level,
    salaryText,
    contact: draft.contact,
  };
}

const label = (name: string, value: string) => (value === "" ? [] : [`${name}: ${value}`]);

const list = (heading: string, items: readonly string[]) =>
  items.length === 0 ? [] : ["", heading, ...items.map((item) => `• ${item}`)];

/** A sum, an address or a number to call: a site's are not this job's, and would be read as if they were. */
const OTHERS = /\$ ?\d|\b\d{2,3} ?k\b|\S@\S|(?:\d[ ()-]?){8}/i;

/** Under a heading that every reader knows, one quotation to a line, so that nothing of it is taken for a demand. */
function about({ about: quotes }: JobDraft): string[] {
  const said = quotes
    .map(({ text }) =>
      text
        .replace(/\s+/g, " ")
        .split(/(?<=[.!?]) /)
        .filter((sentence) => !OTHERS.test(sentence))
        .join(" ")
        .trim(),
    )
    .filter((text) => text !== "");
  return said.length === 0 ? [] : ["", "About us", ...said.map((text) => `“${text}”`)];
}
