import type { Job } from "#contract/postings.ts";
import { shownCount } from "./count-state.ts";
import type { JobRow } from "./repository.ts";
import { salaryText } from "./salary-text.ts";

/** Whom to ask is what the advertisement itself says (`details.contact`), never its owner's account. */
export function presentJob(job: JobRow, isOwner: boolean, engine: string): Job {
  return {
    id: job.id,
    title: job.title,
    position_title: job.title,
    company: job.company,
    location: job.location,
    status: job.status,
    source: job.source,
    source_url: job.sourceUrl,
    employment_type: job.employmentType,
    experience_level: job.level,
    practice_area: job.practiceArea,
    salary_range: salaryText(job),
    details: job.details,
    lines: job.lines.map(({ text, bullet = false, heading }) => ({
      text,
      bullet,
      heading: heading !== undefined,
    })),
    // How a posting goes is its owner's business.
    candidates_count: isOwner ? shownCount(job, engine) : 0,
    applications_count: isOwner ? job.applicationsCount : 0,
    posted_at: job.postedAt.toISOString(),
    created_at: job.createdAt.toISOString(),
    updated_at: job.updatedAt.toISOString(),
  };
}
