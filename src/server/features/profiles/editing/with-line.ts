import type { SavedProfile } from "#contract/candidate-profile.ts";
import { PROFILE_SENTENCES as say } from "#contract/candidate-profile.ts";
import { invalid } from "#server/platform/faults.ts";

/** A profile with one line more, in one of its jobs ("experience.0") or lists; undefined when it says so already. */
export function withLine(
  profile: SavedProfile,
  place: string,
  line: string,
): SavedProfile | undefined {
  if (saysAlready(profile, line)) return undefined;
  switch (place) {
    case "summary":
      return { ...profile, summary: below(profile.summary, line) };
    case "skills":
      return { ...profile, skills: [...profile.skills, line] };
    case "certifications": {
      const added = { name: line, issuingOrganization: "", date: "" };
      return { ...profile, certifications: [...profile.certifications, added] };
    }
    case "education": {
      const added = { institution: "", degree: line, fieldOfStudy: "", duration: "" };
      return { ...profile, education: [...profile.education, added] };
    }
    default:
      return inJob(profile, Number(place.replace("experience.", "")), line);
  }
}

/** The jobs may have changed in another window since they were offered. */
function inJob(profile: SavedProfile, at: number, line: string): SavedProfile {
  if (!profile.experience[at]) throw invalid(say.noSuchJob);
  const experience = profile.experience.map((job, index) =>
    index === at ? { ...job, description: below(job.description, line) } : job,
  );
  return { ...profile, experience };
}

const below = (text: string, line: string) => (text.trim() ? `${text.trimEnd()}\n${line}` : line);

function saysAlready(profile: SavedProfile, line: string): boolean {
  const { summary, experience, skills, certifications, education } = profile;
  const said = [
    ...[summary, ...experience.map(({ description }) => description)].flatMap((text) =>
      text.split(/\r?\n/),
    ),
    ...skills,
    ...certifications.map(({ name }) => name),
    ...education.map(({ degree }) => degree),
  ];
  return said.some((one) => one.trim().toLowerCase() === line.toLowerCase());
}
