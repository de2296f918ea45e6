import type { SavedProfile } from "#contract/candidate-profile.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Files } from "#server/platform/files/files.ts";
import {
  addRead,
  correctAll,
  type DocumentRecord,
  findDocument,
  rewrite,
} from "../../documents/service.ts";
import * as repository from "../repository.ts";
import type { ProfileService } from "../service.ts";

interface Parts {
  readonly clock: () => Date;
  readonly files: Files;
  readonly timeZone: string;
  readonly profiles: ProfileService;
}

const FILE_NAME = "Profile.txt";

/** Where a profile stands: in the resume that its owner brought, or in one that is written from it. */
export function createStanding(parts: Parts) {
  const { clock, profiles } = parts;

  async function current(db: Db, accountId: string) {
    const row = await repository.find(db, accountId);
    const document = row?.documentId
      ? await findDocument(db, { accountId }, row.documentId)
      : undefined;
    return { row, document };
  }

  async function write(tx: Db, accountId: string, profile: SavedProfile, old?: DocumentRecord) {
    const text = profileText(profile);
    const receivedAt = clock();
    const written = old
      ? await rewrite(parts, tx, old, { text, receivedAt })
      : await addRead(parts, tx, { accountId, fileName: FILE_NAME, text, receivedAt });
    // As it was saved, however our reader would cut it up.
    const document = await correctAll(tx, written, profile);
    await profiles.setCurrent(tx, accountId, written.id, { isWritten: true });
    return document;
  }

  /** Undefined when there is nothing to match. */
  async function put(tx: Db, accountId: string, profile: SavedProfile) {
    const { row, document } = await current(tx, accountId);
    const brought = row?.isWritten ? undefined : document;
    if (brought?.status === "read") return correctAll(tx, brought, profile);
    await repository.upsert(tx, accountId, { saved: profile, updatedAt: clock() });
    // A scan: what it says is not known yet, and what was saved is what there is until then.
    if (brought?.status === "reading") return correctAll(tx, brought, profile);
    if (!saysSomething(profile) && !row?.isWritten) return undefined;
    return write(tx, accountId, profile, row?.isWritten ? document : undefined);
  }

  return { current, put, write };
}

export const saysSomething = ({ summary, skills, experience }: SavedProfile) =>
  summary.trim() !== "" || skills.length > 0 || experience.length > 0;

/** A profile as a resume in plain text, in the form that our own reader reads best. */
function profileText(profile: SavedProfile): string {
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
