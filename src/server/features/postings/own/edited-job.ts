import type { JobProfile } from "#contract/job-profile.ts";
import { flagLines } from "#reading/flag-lines.ts";
import { readJob } from "#reading/job/read-job.ts";
import type { Line } from "#reading/line.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import { type JobText, jobFromLines } from "../advertisement/job-from-text.ts";
import type { JobColumns } from "../repository.ts";

type Before = Pick<JobColumns, "lines" | "details">;

/**
 * An advertisement after its owner changed it. Lines that stayed keep what the file said of them (their
 * place, that they are headings), and what was once said beside the text and is in no field of the editor
 * (level, practice area, contact) stays said.
 */
export function editedJob(before: Before, { text, ...given }: JobText): JobColumns {
  const lines = keptLines(before.lines, plainLines(text).lines);
  return jobFromLines(lines, { ...saidBeside(before), ...given });
}

/** So many lines may have been taken out in one place; a line from farther away was moved. */
const AHEAD = 60;

/** Both lists from the top. */
function keptLines(before: readonly Line[], edited: readonly Line[]): Line[] {
  let from = 0;
  return edited.map((line) => {
    const ahead = before.slice(from, from + AHEAD);
    const at = ahead.findIndex((old) => isSame(old, line));
    const old = ahead[at];
    if (!old) return line;
    from += at + 1;
    return old;
  });
}

/** Tabs and runs of spaces are no difference that a person makes. */
const bare = ({ text }: Line) => text.replace(/\s+/g, " ").trim();
const isSame = (a: Line, b: Line) => bare(a) === bare(b) && Boolean(a.bullet) === Boolean(b.bullet);

function saidBeside({ lines, details }: Before): Partial<JobText> {
  const skip = new Set(flagLines(lines).map(({ line }) => line));
  const read = readJob(lines, { skip }).profile;
  const other = (field: "level" | "practiceArea") =>
    details[field] === read[field] ? undefined : details[field];
  return {
    level: other("level"),
    practiceArea: other("practiceArea"),
    contact: otherContact(details.contact, read.contact),
  };
}

const otherContact = (said: JobProfile["contact"], read: JobProfile["contact"]) => ({
  name: said.name === read.name ? "" : said.name,
  email: said.email === read.email ? "" : said.email,
  phone: said.phone === read.phone ? "" : said.phone,
});
