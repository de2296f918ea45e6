import type { ResumeProfile } from "#contract/resume-profile.ts";
import type { Line, Source } from "../line.ts";
import type { ResumeReading, ResumeSection } from "../resume-reading.ts";
import { readAdmission } from "./admission.ts";
import { readCertifications } from "./certifications.ts";
import { cleanLines } from "./clean-lines.ts";
import { readEducation } from "./education/read-education.ts";
import { type ReadItem, readExperience } from "./experience/read-experience.ts";
import { findName } from "./header/find-name.ts";
import { type Read, readEmail, readLocation, readPhone } from "./header/read-contact.ts";
import { readLinks } from "./header/read-links.ts";
import { findOutline, type PlacedRow } from "./outline/find-outline.ts";
import { isDocumentTitle } from "./outline/heading-wording.ts";
import { lengthOfLetter } from "./outline/letter.ts";
import { isLicence } from "./outline/loose-parts.ts";
import { runningLines } from "./outline/running-lines.ts";
import { joinRows } from "./paragraphs.ts";
import { measure, type Row, toRows } from "./row.ts";
import { isProse } from "./signs.ts";
import { readSkills } from "./skills.ts";
import type { Part } from "./words/headings.ts";
import { yearsOfExperience, yearsSince } from "./years.ts";

export interface ResumeOptions {
  /** The day on which "present" ends: "2026-11-15". */
  readonly receivedOn: string;
  /** Lines never to be believed. */
  readonly skip?: ReadonlySet<number>;
}

const SECTION_OF: Readonly<Record<Part, ResumeSection>> = {
  header: "header",
  letter: "other",
  summary: "summary",
  experience: "experience",
  education: "education",
  skills: "skills",
  certifications: "certifications",
  languages: "other",
  volunteering: "other",
  other: "other",
};
const LONGEST = { text: 500, long: 20_000, list: 200 };

/** Reads a resume from its lines: plain values, where each stands, and the section of every line. */
export function readResume(lines: readonly Line[], options: ResumeOptions): ResumeReading {
  const skip = options.skip ?? new Set<number>();
  const clean = cleanLines(lines);
  const printed = toRows(clean, skip);
  const setting = measure(printed);
  const name = findName(printed.slice(lengthOfLetter(printed)), setting);
  const running = runningLines(printed, name?.name ?? "", name?.lines ?? []);
  const rows = toRows(clean, new Set([...skip, ...running]));
  const first = lengthOfLetter(rows);
  const placed = findOutline(rows, first, setting, name);
  const sources: Record<string, Source> = {};
  const note = (key: string, found: Source | undefined) => {
    if (found) sources[key] = { lines: found.lines, confidence: found.confidence };
  };
  const text = (key: string, found: Read<string> | undefined) => {
    note(key, found);
    return (found?.value ?? "").slice(0, LONGEST.text);
  };
  const items = <Item>(key: string, found: readonly ReadItem<Item>[]) =>
    found.slice(0, LONGEST.list).map((one, at) => {
      note(`${key}.${at}`, one);
      for (const [field, from] of Object.entries(one.fields)) {
        if (from.length > 0)
          note(`${key}.${at}.${field}`, { lines: from, confidence: one.confidence });
      }
      return one.item;
    });

  const links = readLinks(placed);
  const summary = rowsOf(placed, "summary");
  const skills = readSkills(rowsOf(placed, "skills")).slice(0, LONGEST.list);
  for (const [at, skill] of skills.entries()) note(`skills.${at}`, skill);
  if (summary.length > 0)
    note("summary", { lines: summary.map((row) => row.line), confidence: 0.85 });
  if (name) note("name", name);
  const experience = items("experience", readExperience(blocksOf(placed, "experience"))).map(
    clipped,
  );
  const years = yearsOfExperience(experience, options.receivedOn);
  const dated = experience.flatMap((item, at) =>
    item.startDate ? [sources[`experience.${at}.startDate`]?.lines ?? []] : [],
  );
  if (years !== null)
    note("yearsOfExperience", { lines: [...new Set(dated.flat())], confidence: 0.8 });
  const admission = readAdmission(placed);
  note("admission", admission);

  const profile: ResumeProfile = {
    name: name?.name ?? "",
    email: text("email", readEmail(placed, name?.name ?? "")),
    phone: text("phone", readPhone(placed)),
    location: text("location", readLocation(placed)),
    links: {
      linkedin: text("links.linkedin", links.linkedin),
      github: text("links.github", links.github),
      website: text("links.website", links.website),
    },
    summary: joinRows(summary)
      .replace(/\s*\n\s*/g, " ")
      .slice(0, LONGEST.long),
    skills: skills.map((skill) => skill.text),
    experience,
    education: items("education", readEducation(blocksOf(placed, "education"))),
    certifications: items("certifications", readCertifications(credentialRows(placed))),
    admission: admission?.value ?? null,
    yearsOfExperience: years,
    postAdmissionYears: yearsSince(admission?.value.date ?? "", options.receivedOn),
  };
  return { profile, sources, sections: sectionsOf(lines, placed, running) };
}

function rowsOf(placed: readonly PlacedRow[], part: Part): Row[] {
  return placed.flatMap((spot) => (spot.part === part && !spot.heading ? [spot.row] : []));
}

/** Licences are also printed among the studies. */
function credentialRows(placed: readonly PlacedRow[]): Row[] {
  const among = rowsOf(placed, "education").filter(
    (row) => isLicence(row.text) && !isProse(row.text),
  );
  return [...rowsOf(placed, "certifications"), ...among];
}

function blocksOf(placed: readonly PlacedRow[], part: Part): Row[][] {
  const blocks = new Map<number, Row[]>();
  for (const spot of placed) {
    if (spot.part !== part || spot.heading) continue;
    const block = blocks.get(spot.block) ?? [];
    block.push(spot.row);
    blocks.set(spot.block, block);
  }
  return [...blocks.values()];
}

/** One section for each line; a line that was never believed goes with the line before it. */
function sectionsOf(
  lines: readonly Line[],
  placed: readonly PlacedRow[],
  running: ReadonlySet<number>,
): ResumeSection[] {
  const known = new Map<number, ResumeSection>();
  for (const { row, part } of placed) {
    if (!known.has(row.line)) known.set(row.line, SECTION_OF[part]);
  }
  let last: ResumeSection = "header";
  return lines.map((_, at) => {
    if (running.has(at)) return isDocumentTitle(lines[at]?.text ?? "") ? "header" : "other";
    last = known.get(at) ?? last;
    return last;
  });
}

function clipped<Item extends { readonly description: string }>(item: Item): Item {
  return { ...item, description: item.description.slice(0, LONGEST.long) };
}
