import type { ResumeProfile } from "#contract/resume-profile.ts";
import type { Line } from "../line.ts";
import type { ResumeReading } from "../resume-reading.ts";
import { readAdmission } from "./credentials/read-admission.ts";
import { readCertifications } from "./credentials/read-certifications.ts";
import { readEducation } from "./education/read-education.ts";
import { readExperience } from "./experience/read-experience.ts";
import { isContact } from "./header/contact-signs.ts";
import { type FoundName, findName } from "./header/find-name.ts";
import { readEmail, readLocation, readPhone } from "./header/read-contact.ts";
import { readLinks } from "./header/read-links.ts";
import { keepSources, LONGEST } from "./keep-sources.ts";
import { findOutline } from "./outline/find-outline.ts";
import { lengthOfLetter, signatureOf } from "./outline/letter.ts";
import { blocksOf, credentialRows, rowsOf, sectionsOf } from "./outline/part-rows.ts";
import { runningLines } from "./outline/running-lines.ts";
import { cleanLines } from "./rows/clean-lines.ts";
import { joinRows } from "./rows/paragraphs.ts";
import type { Row } from "./rows/row.ts";
import { measure, toRows } from "./rows/to-rows.ts";
import { readSkills } from "./skills/read-skills.ts";
import { isPersonal } from "./words/personal.ts";
import { withYears } from "./years.ts";

interface ResumeOptions {
  /** The day on which "present" ends: "2026-11-15". */
  readonly receivedOn: string;
  /** Lines never to be believed. */
  readonly skip?: ReadonlySet<number>;
}

const CONFIDENCE = { summary: 0.85 };

/** Reads a resume from its lines: plain values, where each stands, and the section of every line. */
export const readResume = (lines: readonly Line[], options: ResumeOptions): ResumeReading =>
  withYears(readUndated(lines, options.skip), options.receivedOn);

/** The same without what depends on the day: a text can be read before that is known (`withYears`). */
export function readUndated(
  lines: readonly Line[],
  skip: ReadonlySet<number> = new Set(),
): ResumeReading {
  const clean = cleanLines(lines);
  const printed = toRows(clean, skip);
  const setting = measure(printed);
  const letter = lengthOfLetter(printed);
  const signed = [signatureOf(printed, letter)].filter((text) => text !== "");
  const name =
    findName(printed.slice(letter), setting, signed) ?? findName(printed, setting, signed);
  const running = runningLines(printed, name?.name ?? "", name?.lines ?? []);
  const rows = toRows(clean, new Set([...skip, ...running, ...personalLines(printed, name)]));
  const placed = findOutline(rows, lengthOfLetter(rows), setting, name);

  const { sources, note, text, items } = keepSources();
  const links = readLinks(placed);
  const summary = rowsOf(placed, "summary");
  const skills = readSkills(rowsOf(placed, "skills")).slice(0, LONGEST.list);
  const experience = items("experience", readExperience(blocksOf(placed, "experience")));
  const admission = readAdmission(placed);
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
    summary: joinRows(summary).replaceAll("\n", " ").slice(0, LONGEST.long),
    skills: skills.map((skill) => skill.text.slice(0, LONGEST.text)),
    experience: experience.map(clipped),
    education: items("education", readEducation(blocksOf(placed, "education"))).map(clipped),
    certifications: items("certifications", readCertifications(credentialRows(placed))).map(
      clipped,
    ),
    admission: admission ? clipped(admission.value) : null,
    yearsOfExperience: null,
    postAdmissionYears: null,
  };
  note("name", name);
  note("admission", admission);
  const told = summary.map((row) => row.line);
  if (told.length > 0) note("summary", { lines: told, confidence: CONFIDENCE.summary });
  for (const [at, skill] of skills.entries()) note(`skills.${at}`, skill);
  return { profile, sources: sources(), sections: sectionsOf(lines, placed, running) };
}

const NEAR_NAME = 16;

/** What is said of the person right below the name tells nothing of how the page goes on. */
function personalLines(rows: readonly Row[], name: FoundName | undefined): number[] {
  const first = rows.findIndex(({ line }) => name?.lines.includes(line));
  if (first < 0) return [];
  return rows
    .slice(first + 1, first + 1 + NEAR_NAME)
    .filter(({ text }) => isPersonal(text, false) && !isContact(text))
    .map(({ line }) => line);
}

/** No text is longer than the contract allows; a description may be long. */
function clipped<Item extends object>(item: Item): Item {
  const cut = { ...item };
  for (const [key, value] of Object.entries(item)) {
    if (typeof value !== "string") continue;
    const longest = key === "description" ? LONGEST.long : LONGEST.text;
    if (value.length > longest) Object.assign(cut, { [key]: value.slice(0, longest) });
  }
  return cut;
}
