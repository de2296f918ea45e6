import * as z from "zod";
import {
  getCandidateProfile,
  SavedProfile,
  PROFILE_SENTENCES as say,
} from "#contract/candidate-profile.ts";
import { getDocument, listDocuments } from "#contract/documents.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { conflict, invalid, notFound } from "#server/platform/faults.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { ActivityService } from "../../activity/service.ts";
import {
  addRead,
  correctAll,
  type DocumentRecord,
  findDocument,
  rewrite,
} from "../../documents/service.ts";
import * as repository from "../repository.ts";
import type { ProfileService, Visibility } from "../service.ts";
import { companiesThatLook } from "./companies-that-look.ts";
import { profileIn } from "./profile-in.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly events: Events;
  readonly files: Files;
  readonly timeZone: string;
  readonly profiles: ProfileService;
  /** Who sees candidates here. */
  readonly verifiedRecruiters: (db: Db) => Promise<ReadonlyMap<string, string>>;
  readonly record: ActivityService["record"];
  /** Whether recruiters find it as it is now; waits a moment for it. */
  readonly isFound: (document: DocumentRecord) => Promise<boolean>;
  /** What follows from the profile has to be looked at again. */
  readonly onChanged: (tx: Db, accountId: string) => Promise<void>;
}

export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export type ProfileEditing = ReturnType<typeof createProfileEditing>;

/**
 * A candidate's profile. It stands in the current resume's row: what the profile says otherwise than the
 * resume are corrections of it. Who has no resume gets one, written from the profile.
 */
export function createProfileEditing(parts: Parts) {
  const { database, events, profiles } = parts;
  const { current, put, write } = createStanding(parts);

  async function told(tx: Db, accountId: string): Promise<void> {
    for (const line of [getCandidateProfile, getDocument, listDocuments])
      await events.publish(tx, `account:${accountId}`, line);
    await parts.onChanged(tx, accountId);
  }

  return {
    async read(actor: Actor) {
      const { row, document } = await current(database, actor.id);
      return { profile: profileIn(row, document), row, document };
    },

    /** Answers whether recruiters find it as it is now, if they may. */
    async save(actor: Actor, profile: SavedProfile) {
      const document = await database.transaction(async (tx) => {
        await repository.hold(tx, actor.id);
        const changed = await put(tx, actor.id, profile);
        await parts.record(tx, actor.id, {
          type: "profile_updated",
          title: "You updated your profile",
        });
        await told(tx, actor.id);
        return changed;
      });
      const isFindable = (await repository.find(database, actor.id))?.findable ?? true;
      const isFound = document?.status === "read" ? await parts.isFound(document) : true;
      return { isFound, isFindable };
    },

    /** One line more, where it belongs; answers whether the profile did not say it yet. */
    addLine: (actor: Actor, place: string, line: string): Promise<boolean> =>
      database.transaction(async (tx) => {
        await repository.hold(tx, actor.id);
        const { row, document } = await current(tx, actor.id);
        const profile = profileIn(row, document);
        if (!profile) throw notFound(say.resumeNotFound);
        const longer = withLine(profile, place, line);
        if (!longer) return false;
        // Held to the same limits as what is saved on the profile's own page.
        const saved = z.safeParse(SavedProfile, longer);
        if (!saved.success) throw invalid(say.full);
        await put(tx, actor.id, saved.data);
        await told(tx, actor.id);
        return true;
      }),

    async replaceResume(actor: Actor, documentId: string, keepProfile: boolean): Promise<void> {
      const accountId = actor.id;
      await database.transaction(async (tx) => {
        await repository.hold(tx, accountId);
        const next = await findDocument(tx, { accountId }, documentId);
        if (next?.kind !== "resume" || next.archiveId) throw notFound(say.resumeNotFound);
        if (next.status === "unreadable") throw conflict(next.message);
        const { row, document } = await current(tx, accountId);
        const profile = keepProfile ? profileIn(row, document) : null;
        await profiles.setCurrent(tx, accountId, next.id);
        if (profile) await correctAll(tx, next, profile);
        if (profile && next.status !== "read")
          await repository.upsert(tx, accountId, { saved: profile });
        await told(tx, accountId);
      });
    },

    /** The companies whose recruiters see candidates, and which of them find this one. */
    async companiesThatLook(actor: Actor) {
      const { row } = await current(database, actor.id);
      return companiesThatLook(database, row, await parts.verifiedRecruiters(database));
    },

    async setVisibility(actor: Actor, visibility: Visibility): Promise<void> {
      await database.transaction(async (tx) => {
        await profiles.setVisibility(tx, actor.id, visibility);
        await told(tx, actor.id);
      });
    },

    /** How somebody wants to be reached, where the resume says otherwise or nothing. */
    async setContact(tx: Db, accountId: string, contact: Contact): Promise<void> {
      const { document } = await current(tx, accountId);
      if (document) await correctAll(tx, document, contact);
    },

    /** The resume that stands for somebody; one is written for who has a profile alone. */
    async resumeOf(accountId: string): Promise<DocumentRecord | undefined> {
      const { row, document } = await current(database, accountId);
      const profile = profileIn(row, document);
      const isUsable = document && document.status !== "unreadable";
      if (isUsable || !profile || !saysSomething(profile)) return document;
      return database.transaction(async (tx) => {
        await repository.hold(tx, accountId);
        const now = await current(tx, accountId);
        const { document: there } = now;
        return there && there.status !== "unreadable" ? there : write(tx, accountId, profile);
      });
    },
  };
}

/** A profile with one line more, in one of its jobs ("experience.0") or lists; undefined when it says so already. */
function withLine(profile: SavedProfile, place: string, line: string): SavedProfile | undefined {
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

interface StandingParts {
  readonly clock: () => Date;
  readonly files: Files;
  readonly timeZone: string;
  readonly profiles: ProfileService;
}

const FILE_NAME = "Profile.txt";

/** Where a profile stands: in the resume that its owner brought, or in one that is written from it. */
function createStanding(parts: StandingParts) {
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

const saysSomething = ({ summary, skills, experience }: SavedProfile) =>
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
