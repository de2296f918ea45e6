import { fitLabel, matchLevel, percentOf } from "#contract/match-levels.ts";
import type { MatchView, SearchResult } from "#contract/matching.ts";
import { countRequirements } from "#contract/requirement-counts.ts";
import type { DocumentRecord } from "../documents/service.ts";
import { type JobRow, salaryText } from "../postings/service.ts";
import type { PairEvidence } from "./index/messages.ts";
import { ignoredIn, requirementsOf } from "./requirements.ts";
import type { ListedJob } from "./service.ts";

/** Spec 1 §3. Whom to ask is what the advertisement itself says, never its owner's account. */
export function presentResult({ job, distance, summary, outside, far }: ListedJob): SearchResult {
  const { details } = job;
  const { contact } = details;
  return {
    resultId: job.id,
    Score: distance,
    ContactDetails: {
      ID: job.id,
      DocumentType: "job_description",
      CreatedAt: job.postedAt.toISOString(),
      ContactDetails: {
        company: job.company,
        job_position: job.title,
        email: contact.email,
        recruiter_email: contact.email,
        phone: contact.phone,
        mobile: contact.phone,
        website: job.sourceUrl,
        recruiter_name: contact.name,
        job_details: {
          job_summary: details.summary,
          key_responsibilities: details.responsibilities,
          required_skills: details.mustHave,
          preferred_qualifications: details.niceToHave,
          benefits: details.benefits,
          location: job.location,
          salary_range: salaryText(job),
          employment_type: job.employmentType,
          experience_level: job.level,
          department: details.department,
        },
      },
    },
    match: summary,
    ...(outside && { outside: [...outside] }),
    ...(far && { far }),
  };
}

interface Explained {
  readonly resume: DocumentRecord;
  readonly job: JobRow;
  readonly evidence: PairEvidence;
}

export function presentMatch({ resume, job, evidence }: Explained, engine: string): MatchView {
  const percent = percentOf(evidence.distance);
  const requirements = requirementsOf(evidence, resume.lines, job.lines);
  return {
    job: {
      id: job.id,
      title: job.title,
      company: job.company,
      location: job.location,
      salary_range: salaryText(job),
      employment_type: job.employmentType,
      experience_level: job.level,
      practice_area: job.practiceArea,
      posted_at: job.postedAt.toISOString(),
      source: job.source,
      source_url: job.sourceUrl,
      lines: job.lines.map(({ text }) => text),
    },
    resume_id: resume.id,
    distance: evidence.distance,
    percent,
    level: matchLevel(evidence.distance),
    assessment: fitLabel(percent),
    confidence: evidence.confidence,
    ...countRequirements(requirements),
    requirements,
    concepts: evidence.concepts.map(({ name, share }) => ({ name, share })),
    limits: [...evidence.limits],
    hidden: resume.hidden.map(({ text, page, reason }) => ({ text, page, reason })),
    ignored: ignoredIn(resume, evidence.copied),
    engine,
    writer: "rules",
  };
}
