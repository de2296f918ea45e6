import { flagLines } from "#reading/flag-lines.ts";
import { readJob } from "#reading/job/read-job.ts";
import type { Line } from "#reading/line.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import { type JobText, jobFromLines } from "../job-from-text.ts";
import type { JobColumns } from "../repository.ts";
import { linesAfter } from "./follow-fields.ts";

type Before = Pick<JobColumns, "lines" | "details">;

/**
 * An advertisement after its owner changed it. Lines that stayed keep what the file said of them (their
 * place, that they are headings). What was once said beside the text stays said where the editor has no
 * field for it (level, practice area, contact), and what was left off stays off until it is filled in. Where the
 * words were left alone they follow the fields.
 */
export function editedJob(before: JobColumns, { text, ...given }: JobText): JobColumns {
  const edited = keptLines(before.lines, plainLines(text).lines);
  const lines = isSame(before.lines, edited) ? linesAfter(before, given) : edited;
  const said = saidBeside(before);
  return jobFromLines(lines, {
    ...said,
    ...given,
    location: given.location || said.location,
    employmentType: given.employmentType || said.employmentType,
    salaryText: given.salaryText || said.salaryText,
  });
}

/** So many lines may have been taken out in one place; a line from farther away was moved. */
const AHEAD = 60;

/** Both lists from the top. */
function keptLines(before: readonly Line[], edited: readonly Line[]): Line[] {
  const old = before.map(bare);
  let from = 0;
  return edited.map((line) => {
    const at = old.slice(from, from + AHEAD).indexOf(bare(line));
    const kept = at < 0 ? undefined : before[from + at];
    if (!kept) return line;
    from += at + 1;
    return kept;
  });
}

const isSame = (before: readonly Line[], after: readonly Line[]) =>
  before.length === after.length && before.every((line, at) => line === after[at]);

/** Tabs and runs of spaces are no difference that a person makes. */
const bare = ({ text, bullet }: Line) =>
  `${bullet ? "•" : ""}\n${text.replace(/\s+/g, " ").trim()}`;

/** What stands in the fields and not in the words: null is what was left off although the words have it. */
function saidBeside({ lines, details }: Before) {
  const skip = new Set(flagLines(lines).map(({ line }) => line));
  const read = readJob(lines, { skip }).profile;
  const other = (said: string, inText: string) => (said === inText ? undefined : said || null);
  const leftOff = (said: string, inText: string) => (!said && inText ? null : undefined);
  return {
    location: leftOff(details.location, read.location),
    employmentType: leftOff(details.employmentType, read.employmentType),
    salaryText: !details.salary && read.salary ? null : undefined,
    level: other(details.level, read.level),
    practiceArea: other(details.practiceArea, read.practiceArea),
    contact: {
      name: other(details.contact.name, read.contact.name),
      email: other(details.contact.email, read.contact.email),
      phone: other(details.contact.phone, read.contact.phone),
    },
  };
}
