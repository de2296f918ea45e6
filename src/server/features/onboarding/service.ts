import { ONBOARDING_SENTENCES as say } from "#contract/onboarding.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { allow, conflict, invalid, notFound } from "#server/platform/faults.ts";
import type { Actor, Client } from "#server/platform/http/caller.ts";
import { type DocumentRecord, type DocumentService, findDocument } from "../documents/service.ts";
import type { RecruiterProfileService } from "../profiles/recruiter/service.ts";
import type { ProfileService } from "../profiles/service.ts";
import { consentsOf } from "./consents.ts";
import { type Finish, isOneself } from "./finish.ts";

type ArrivedFile = Parameters<DocumentService["upload"]>[2];

export interface OnboardingParts {
  readonly database: Database;
  readonly finishing: Finish;
  readonly upload: DocumentService["upload"];
  /** Makes a document that was offered to the account its own; undefined when it was not. */
  readonly keepOffered: (actor: Actor, documentId: string) => Promise<string | undefined>;
  readonly profiles: Pick<ProfileService, "currentOf" | "setCurrent"> & {
    setContact(
      tx: Db,
      accountId: string,
      contact: { name: string; email: string; phone: string },
    ): Promise<void>;
  };
  readonly recruiters: Pick<RecruiterProfileService, "of">;
  readonly savePreferences: (tx: Db, accountId: string, line: string) => Promise<void>;
}

interface NewCandidate {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly findable: boolean;
  /** What they look for, if they said so. */
  readonly want?: string | undefined;
  readonly acceptsTerms: boolean;
  readonly resume: ArrivedFile | undefined;
  readonly resumeId: string | undefined;
  readonly userId: string | undefined;
  readonly password: string | undefined;
  readonly sessionToken: string | undefined;
}

export type OnboardingService = ReturnType<typeof createOnboardingService>;

export function createOnboardingService(parts: OnboardingParts) {
  const { database, finishing, upload, keepOffered, profiles, recruiters, savePreferences } = parts;

  /** The document's id. Nothing is taken as somebody's resume that is not theirs. */
  async function resumeOf(actor: Actor, given: NewCandidate, client: Client): Promise<string> {
    const owner = { accountId: actor.id };
    if (given.resume) return (await upload(owner, "resume", given.resume, client)).id;
    const { resumeId = "" } = given;
    const own = await findDocument(database, owner, resumeId);
    if (own) return own.id;
    const kept = await keepOffered(actor, resumeId);
    if (!kept) throw notFound(say.resumeNotFound);
    return kept;
  }

  /** What the role needs and has, in words; and how the person is called in it. */
  async function dataOf(actor: Actor) {
    const [accepted] = await consentsOf(database, actor.id);
    const terms = { "your acceptance of the terms": accepted !== undefined };
    if (actor.role === "candidate") {
      const { name, phone } = actor;
      const hasResume = Boolean((await profiles.currentOf(actor.id))?.documentId);
      return { name, phone, needs: { "a phone number": phone, "a resume": hasResume, ...terms } };
    }
    const company = await recruiters.of(actor);
    const needs = {
      "a company name": company.company_name,
      "a company website": company.company_website,
      "a contact number": company.contact_number,
      "your position": company.position,
      ...terms,
    };
    return { name: company.name, phone: company.contact_number, needs };
  }

  return {
    async becomeCandidate(actor: Actor, given: NewCandidate, client: Client): Promise<void> {
      const { name, email, phone, findable, userId } = given;
      if (!given.resume && !given.resumeId) throw invalid(say.resumeRequired);
      if (!given.acceptsTerms) throw invalid(say.termsRequired);
      await finishing.mayBecome(actor, "candidate", userId, given);
      const documentId = await resumeOf(actor, given, client);
      await database.transaction(async (tx) => {
        checkResume(await stillOwned(tx, actor, documentId));
        await profiles.setCurrent(tx, actor.id, documentId, { findable });
        if (given.want) await savePreferences(tx, actor.id, given.want);
        await profiles.setContact(tx, actor.id, { name, email, phone });
        await finishing.finish(tx, actor, { role: "candidate", name, phone });
      });
    },

    /** For clients that have brought the parts one by one. */
    async complete(actor: Actor, userId: string | undefined): Promise<void> {
      allow(isOneself(actor, userId), say.notYou);
      if (actor.onboarded) return;
      const { name, phone, needs } = await dataOf(actor);
      const missing = Object.entries(needs).flatMap(([what, has]) => (has ? [] : [what]));
      if (missing.length > 0) throw conflict(stillMissing(missing));
      const { role } = actor;
      await database.transaction((tx) => finishing.finish(tx, actor, { role, name, phone }));
    },
  };
}

/** Between its reading and now it may have been deleted. */
async function stillOwned(tx: Db, actor: Actor, documentId: string): Promise<DocumentRecord> {
  const document = await findDocument(tx, { accountId: actor.id }, documentId);
  if (!document) throw notFound(say.resumeNotFound);
  return document;
}

/** An advertisement is no resume, and what an archive brought is somebody else's. */
function checkResume({ kind, archiveId, status, message }: DocumentRecord): void {
  if (kind !== "resume" || archiveId) throw notFound(say.resumeNotFound);
  if (status === "unreadable") throw invalid(message);
}

function stillMissing(things: readonly string[]): string {
  const last = things.at(-1);
  const listed = things.length > 1 ? `${things.slice(0, -1).join(", ")} and ${last}` : last;
  return `Onboarding is not finished. Still missing: ${listed}.`;
}
