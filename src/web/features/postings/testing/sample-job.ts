import { EMPTY_JOB, type SalaryRange } from "#contract/job-profile.ts";
import type { Job } from "#contract/postings.ts";

interface Change extends Partial<Omit<Job, "details">> {
  salary?: SalaryRange | null;
  summary?: string;
}

const line = (text: string, bullet = false) => ({ text, bullet, heading: false });
const SALARY: SalaryRange = { min: 120_000, max: 140_000, currency: "AUD", per: "year", text: "" };

/** An invented job for tests. */
export function sampleJob({ salary = SALARY, summary = "", ...change }: Change = {}): Job {
  return {
    id: "0192f0c1-1111-4222-8333-444455556666",
    title: "Employment Lawyer",
    position_title: "Employment Lawyer",
    company: "Harrow & Lyle",
    location: "Sydney NSW",
    status: "active",
    source: "posting",
    source_url: "",
    employment_type: "full-time, contract",
    experience_level: "senior",
    practice_area: "Employment",
    salary_range: "$120,000 to $140,000 a year",
    details: { ...EMPTY_JOB, salary, summary },
    lines: [
      line("Harrow & Lyle acts for employers."),
      line("What you need:"),
      line("A practising certificate", true),
      line("Four years in employment law", true),
    ],
    candidates_count: 0,
    applications_count: 0,
    posted_at: "2026-11-12T22:00:00.000Z",
    created_at: "2026-11-12T22:00:00.000Z",
    updated_at: "2026-11-12T22:00:00.000Z",
    ...change,
  };
}
