import type { SavedProfile } from "#contract/candidate-profile.ts";

/** A profile as a resume in plain text, in the form that our own reader reads best. */
export function profileText(profile: SavedProfile): string {
  const { name, email, phone, summary, experience, education, certifications, skills } = profile;
  const parts = [
    [name, [email, phone].filter(Boolean).join(" | ")],
    section("Summary", [summary]),
    ...experience.map((job, at) => section(at === 0 ? "Experience" : "", jobLines(job))),
    section(
      "Education",
      education.map((one) => joined(one.degree, one.fieldOfStudy, one.institution, one.duration)),
    ),
    section(
      "Certifications",
      certifications.map((one) => joined(one.name, one.issuingOrganization, one.date)),
    ),
    section("Skills", [skills.join(", ")]),
  ];
  return `${parts
    .map((lines) => lines.filter(Boolean).join("\n"))
    .filter(Boolean)
    .join("\n\n")}\n`;
}

/** A heading stands only where something stands below it. */
function section(heading: string, lines: readonly string[]): string[] {
  return lines.some((line) => line.trim()) ? [heading, ...lines] : [];
}

function jobLines(job: SavedProfile["experience"][number]): string[] {
  const dates = [job.startDate, job.present ? "Present" : job.endDate].filter(Boolean).join(" - ");
  const told = job.description
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `- ${line}`);
  return [joined(job.role, job.company, job.location), dates, ...told];
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part.trim()).join(", ");
