import type { Line } from "../../line.ts";
import type { ResumeSection } from "../../resume-reading.ts";
import type { Row } from "../rows/row.ts";
import { isList, isProse } from "../signs.ts";
import type { Part } from "../words/headings.ts";
import { isDocumentTitle } from "./heading-wording.ts";
import { isLicence } from "./loose-parts.ts";
import type { PlacedRow } from "./placed-row.ts";

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

/** The rows of a part, without its headings. */
export function rowsOf(placed: readonly PlacedRow[], part: Part): Row[] {
  return placed.flatMap((spot) => (spot.part === part && !spot.heading ? [spot.row] : []));
}

/** The same, stretch by stretch. */
export function blocksOf(placed: readonly PlacedRow[], part: Part): Row[][] {
  const blocks = new Map<number, Row[]>();
  for (const spot of placed) {
    if (spot.part !== part || spot.heading) continue;
    const block = blocks.get(spot.block) ?? [];
    block.push(spot.row);
    blocks.set(spot.block, block);
  }
  return [...blocks.values()];
}

/** Licences are also printed among the studies. */
export function credentialRows(placed: readonly PlacedRow[]): Row[] {
  const among = rowsOf(placed, "education").filter(({ text }) => {
    return isLicence(text) && (!isProse(text) || isList(text));
  });
  return [...rowsOf(placed, "certifications"), ...among];
}

/** One section for each line; a line that was never believed goes with the line before it. */
export function sectionsOf(
  lines: readonly Line[],
  placed: readonly PlacedRow[],
  running: ReadonlySet<number>,
): ResumeSection[] {
  const known = new Map<number, ResumeSection>();
  for (const { row, part } of placed) {
    if (!known.has(row.line)) known.set(row.line, SECTION_OF[part]);
  }
  let last: ResumeSection = "header";
  return lines.map((line, at) => {
    if (running.has(at)) return isDocumentTitle(line.text) ? "header" : "other";
    last = known.get(at) ?? last;
    return last;
  });
}
