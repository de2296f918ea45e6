import type { PendingJob } from "#contract/job-review.ts";

/** Answers as the server gives them, for tests that are about the screen. */

export const jobIdAt = (at: number) => `33333333-3333-4a4a-8b8b-${String(at).padStart(12, "0")}`;

const TITLES = [
  ["Solicitor, Wills and Estates", "Penhallow Reid"],
  ["Construction Lawyer, 2 to 4 PAE", "Dorrington Hale"],
  ["Paralegal, Banking and Finance", "Marlowe Finch Partners"],
  ["Graduate Program 2027", "Corran Vale Lawyers"],
  ["Special Counsel, Tax", "Ashgrove Legal"],
  ["Licensed Conveyancer", "Wattle & Hume"],
  ["Legal Secretary, Litigation", "Penhallow Reid"],
  ["Family Lawyer, part time", "Sorrel & Pike"],
] as const;

const HOUR_MS = 3_600_000;
const line = (text: string, heading = false) => ({ text, bullet: false, heading });
const sure = (at: number) => ({ lines: [at], sure: true, note: "" });

export function aJob(at: number, changed: Partial<PendingJob> = {}): PendingJob {
  const [title, firm] = TITLES[at] ?? [`Lawyer, team ${at + 1}`, "Harrow Lane"];
  const lines = [
    line(title, true),
    line(`${firm}, Sydney, Level 30 Barangaroo`),
    line("Join a team of fourteen acting for principals and head contractors across NSW."),
    line("You will draft and negotiate construction contracts and run security of payment claims."),
    line("You bring two to four years’ post-admission experience in construction."),
    line("We offer $115k–$140k package depending on experience, and a real four-day option."),
    line("This is a permanent, full-time role."),
    line("Agencies: please do not send unsolicited resumes."),
  ];
  return {
    id: jobIdAt(at),
    title,
    law_firm_name: firm,
    law_firm_website: "https://www.dorringtonhale.example",
    source_url: `https://www.dorringtonhale.example/careers/${118 + at}?utm=x`,
    raw_content: lines.map(({ text }) => text).join("\n"),
    job_type: "full-time",
    experience_level: "associate",
    practice_area: "Construction and infrastructure",
    location: "Sydney NSW",
    salary_range: "$115,000 to $140,000",
    extracted_data: {
      lines,
      fields: {
        title: sure(0),
        location: sure(1),
        salary_range: {
          lines: [5],
          sure: false,
          note: "Says “package”: it may include super. Check.",
        },
        experience_level: sure(4),
        practice_area: sure(3),
        job_type: sure(6),
      },
    },
    source: "law_firm",
    state: "pending",
    is_update: false,
    similar: null,
    found_at: new Date(Date.now() - (at + 2) * HOUR_MS).toISOString(),
    ...changed,
  };
}

export const similarTo = (changed: Partial<NonNullable<PendingJob["similar"]>> = {}) => ({
  id: jobIdAt(900),
  title: "Construction Lawyer",
  law_firm_name: "Dorrington Hale",
  source: "seek" as const,
  state: "approved" as const,
  similarity: 0.81,
  at: "2026-11-02T01:00:00.000Z",
  ...changed,
});
