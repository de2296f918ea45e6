import { ARCHIVE_SENTENCES } from "#contract/archives.ts";
import type { DocumentKind } from "#contract/documents.ts";
import { ONBOARDING_SENTENCES as say } from "#contract/onboarding.ts";
import type { RecruiterProfile } from "#contract/recruiter-profile.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { invalid } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { DocumentService } from "../documents/service.ts";
import type { RecruiterProfileService } from "../profiles/recruiter/service.ts";
import type { Finish } from "./finish.ts";

type ArrivedFile = Parameters<DocumentService["upload"]>[2];
type PutOnRecord = (tx: Db) => Promise<string>;

export interface RecruiterParts {
  readonly database: Database;
  readonly finishing: Finish;
  readonly recruiters: Pick<RecruiterProfileService, "save">;
  readonly archives: {
    /** Throws when it is no archive, or too large a one. */
    judge(file: ArrivedFile): unknown;
    receive(
      actor: Actor,
      kind: DocumentKind,
      file: ArrivedFile,
      attested: boolean,
    ): Promise<PutOnRecord>;
  };
}

interface NewRecruiter {
  readonly profile: RecruiterProfile;
  readonly acceptsTerms: boolean;
  readonly attests: boolean;
  readonly resumes: ArrivedFile | undefined;
  readonly jobDescriptions: ArrivedFile | undefined;
  readonly userId: string | undefined;
  readonly password: string | undefined;
  readonly sessionToken: string | undefined;
}

export type RecruiterOnboardingService = ReturnType<typeof createRecruiterOnboardingService>;

export function createRecruiterOnboardingService(parts: RecruiterParts) {
  const { database, finishing, recruiters, archives } = parts;
  return {
    async becomeRecruiter(actor: Actor, given: NewRecruiter): Promise<void> {
      const { profile, resumes, jobDescriptions, attests } = given;
      if (!given.acceptsTerms) throw invalid(say.termsRequired);
      if (resumes && !attests) throw invalid(ARCHIVE_SENTENCES.attest);
      const brought = [
        ...(resumes ? [{ kind: "resume", file: resumes } as const] : []),
        ...(jobDescriptions ? [{ kind: "job_description", file: jobDescriptions } as const] : []),
      ];
      // Both before either is stored: one that is refused leaves nothing of the other behind.
      for (const { file } of brought) archives.judge(file);
      await finishing.mayBecome(actor, "recruiter", given.userId, given);
      const received: PutOnRecord[] = [];
      for (const { kind, file } of brought)
        received.push(await archives.receive(actor, kind, file, attests));
      await database.transaction(async (tx) => {
        await recruiters.save(tx, actor.id, profile);
        for (const putOnRecord of received) await putOnRecord(tx);
        const { name, contact_number: phone } = profile;
        await finishing.finish(tx, actor, { role: "recruiter", name, phone });
      });
    },
  };
}
