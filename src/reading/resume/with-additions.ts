import type {
  CertificationItem,
  EducationItem,
  ExperienceItem,
  ResumeProfile,
} from "#contract/resume-profile.ts";
import type { Line, Source } from "../line.ts";
import type { ResumeReading, ResumeSection } from "../resume-reading.ts";

export interface ReadLines {
  readonly lines: readonly Line[];
  readonly reading: ResumeReading;
}

/** Stands above the first of them, so that a reader sees whose words follow. */
const HEADING = "Added in the profile";

/** How sure we are of what a person wrote themselves. */
const CERTAIN = 1;

/**
 * A resume together with what its owner's profile says beyond it: what stands in no line of the resume
 * gets lines of its own after the last one, so that it is matched and can be cited like the rest. What was
 * taken out of the profile stays in the lines: the resume still says it. Applied twice, it adds nothing.
 */
export function withAdditions({ lines, reading }: ReadLines, profile: ResumeProfile): ReadLines {
  const { profile: read } = reading;
  const paper = writer(lines, read);
  if (profile.summary !== read.summary) paper.write("summary", profile.summary);
  const sources = jobSources(paper, reading, profile.experience);
  for (const item of profile.education)
    if (!read.education.some((other) => sameEducation(item, other)))
      paper.write("education", educationText(item));
  for (const item of profile.certifications)
    if (!read.certifications.some(({ name }) => same(name, item.name)))
      paper.write("certifications", certificationText(item));
  const known = new Set(read.skills.map(plain));
  for (const skill of profile.skills) if (!known.has(plain(skill))) paper.write("skills", skill);
  return {
    lines: [...lines, ...paper.added.map(({ line }) => line)],
    reading: {
      profile,
      sections: [
        ...lines.map((_, at) => reading.sections[at] ?? "other"),
        ...paper.added.map(({ section }) => section),
      ],
      sources,
    },
  };
}

type Paper = ReturnType<typeof writer>;

/**
 * Writes after the last line, and only what no line says yet, nor what was read of several: the reader joins
 * a sentence that is broken over two lines.
 */
function writer(lines: readonly Line[], read: ResumeProfile) {
  const page = lines.at(-1)?.page ?? 1;
  const texts = [read.summary, ...read.experience.map(({ description }) => description)];
  const said = [
    ...lines.map(({ text }) => plain(text)),
    ...texts.flatMap((text) => text.split(/\r?\n/).map(plain)),
  ];
  const added: { line: Line; section: ResumeSection }[] = [];

  /** Answers the numbers of the lines that were written. */
  function write(section: ResumeSection, text: string): number[] {
    const written: number[] = [];
    for (const words of text.split(/\r?\n/).map((line) => line.replace(/\s+/g, " ").trim())) {
      const wanted = plain(words);
      if (wanted === "" || said.some((line) => line.includes(wanted))) continue;
      said.push(wanted);
      if (added.length === 0)
        added.push({ line: { text: HEADING, page, gapBefore: true }, section: "other" });
      const gapBefore = added.at(-1)?.section !== section;
      added.push({ line: { text: words, page, ...(gapBefore && { gapBefore }) }, section });
      written.push(lines.length + added.length - 1);
    }
    return written;
  }
  return { added, write };
}

/** Where each job of the profile stands: where it was read, or in lines of its own. */
function jobSources(paper: Paper, reading: ResumeReading, jobs: readonly ExperienceItem[]) {
  const origins = originsOf(jobs, reading.profile.experience);
  const others = Object.entries(reading.sources).filter(([name]) => !/^experience\.\d/.test(name));
  const sources: Record<string, Source> = Object.fromEntries(others);
  for (const [at, job] of jobs.entries()) {
    const from = origins[at];
    if (from === undefined) {
      const heading = paper.write("experience", headingOf(job));
      const told = paper.write("experience", job.description);
      sources[`experience.${at}`] = { lines: [...heading, ...told], confidence: CERTAIN };
      continue;
    }
    const prefix = `experience.${from}`;
    for (const [name, source] of Object.entries(reading.sources))
      if (name === prefix || name.startsWith(`${prefix}.`))
        sources[`experience.${at}${name.slice(prefix.length)}`] = source;
    const told = paper.write("experience", job.description);
    const own = sources[`experience.${at}`] ?? { lines: [], confidence: CERTAIN };
    if (told.length > 0) sources[`experience.${at}`] = { ...own, lines: [...own.lines, ...told] };
  }
  return sources;
}

/** Which job that was read a job of the profile is: the surest likeness is taken first. */
function originsOf(
  jobs: readonly ExperienceItem[],
  read: readonly ExperienceItem[],
): readonly (number | undefined)[] {
  const origins: (number | undefined)[] = jobs.map(() => undefined);
  const taken = new Set<number>();
  const likenesses = [
    (a: ExperienceItem, b: ExperienceItem) => same(a.company, b.company) && same(a.role, b.role),
    (a: ExperienceItem, b: ExperienceItem) =>
      a.startDate === b.startDate && (same(a.company, b.company) || same(a.role, b.role)),
    (a: ExperienceItem, b: ExperienceItem) => same(a.company, b.company) && a.company !== "",
    // Put right in place: as many as were read, and nothing better is known.
    (_a: ExperienceItem, _b: ExperienceItem, isInPlace: boolean) =>
      isInPlace && jobs.length === read.length,
  ];
  for (const isLike of likenesses)
    for (const [at, job] of jobs.entries()) {
      if (origins[at] !== undefined) continue;
      const found = read.findIndex(
        (other, index) => !taken.has(index) && isLike(job, other, index === at),
      );
      if (found === -1) continue;
      origins[at] = found;
      taken.add(found);
    }
  return origins;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
const same = (a: string, b: string) => plain(a) === plain(b);

const sameEducation = (a: EducationItem, b: EducationItem) =>
  same(a.institution, b.institution) && same(a.degree, b.degree);

const joined = (...parts: readonly string[]) => parts.filter((part) => part.trim()).join(", ");

function headingOf({ role, company, location, startDate, endDate, present }: ExperienceItem) {
  const dates = [startDate, present ? "present" : endDate].filter(Boolean).join(" to ");
  return `${joined(role, company, location)}\n${dates}`;
}

const educationText = ({ degree, fieldOfStudy, institution, duration }: EducationItem) =>
  joined(degree, fieldOfStudy, institution, duration);

const certificationText = ({ name, issuingOrganization, date }: CertificationItem) =>
  joined(name, issuingOrganization, date);
