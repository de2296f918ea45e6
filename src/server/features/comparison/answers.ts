import { createHash } from "node:crypto";
import type { Comparison } from "#contract/comparison.ts";
import type { Parsed } from "#contract/endpoint.ts";
import {
  type haveRequirement,
  plainWords,
  ANSWER_SENTENCES as say,
} from "#contract/requirement-answers.ts";
import type { Database } from "#server/platform/database/database.ts";
import { conflict, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import * as repository from "./answer-repository.ts";
import type { Kept } from "./repository.ts";
import type { Asker } from "./sides.ts";

/** What comparisons need of a candidate's profile. */
export interface ProfileLines {
  readonly currentOf: (accountId: string) => Promise<{ documentId: string | null } | undefined>;
  /** Answers whether it said something new. */
  readonly addLine: (actor: Actor, place: string, line: string) => Promise<boolean>;
}

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly profiles: ProfileLines;
  readonly owned: (asker: Asker, id: string) => Promise<Kept>;
  /** The same two documents as they are now. */
  readonly again: (asker: Asker, kept: Kept) => Promise<Kept>;
}

/** "Do you have this?" Yes is a line of the profile, and no is settled for every job that asks the same. */
export function createAnswers({ database, clock, profiles, owned, again }: Parts) {
  const askerOf = (actor: Actor): Asker => ({ actor, owner: { accountId: actor.id } });

  async function isCurrent(actor: Actor, { resumeId, audience }: Kept): Promise<boolean> {
    if (actor.role !== "candidate" || audience !== "candidate") return false;
    return (await profiles.currentOf(actor.id))?.documentId === resumeId;
  }
  async function current(actor: Actor, id: string): Promise<Kept> {
    const kept = await owned(askerOf(actor), id);
    if (!(await isCurrent(actor, kept))) throw conflict(say.notCurrent);
    return kept;
  }
  async function asked(actor: Actor, id: string, number: number) {
    const kept = await current(actor, id);
    const requirement = kept.body.requirements.find((one) => one.number === number);
    if (!requirement) throw notFound(say.notAsked);
    return { kept, words: requirement.requirement };
  }

  return {
    /** A report on the caller's current resume, and nothing else. */
    current,

    async list(actor: Actor) {
      const [current, lacking] = await Promise.all([
        profiles.currentOf(actor.id),
        repository.list(database, actor.id),
      ]);
      return {
        resumeId: current?.documentId ?? null,
        lacking: lacking.map(({ requirement }) => requirement),
      };
    },

    /** What the report shows of it to its owner; nothing to anybody else. */
    async of(actor: Actor | null, kept: Kept): Promise<Comparison["answers"]> {
      if (!actor || !(await isCurrent(actor, kept))) return undefined;
      const lacking = new Set(
        (await repository.list(database, actor.id)).map(({ wordsHash }) =>
          wordsHash.toString("hex"),
        ),
      );
      const numbers = kept.body.requirements
        .filter(({ requirement }) => lacking.has(hashOf(requirement).toString("hex")))
        .map(({ number }) => number);
      return { lacking: numbers };
    },

    async have(
      actor: Actor,
      id: string,
      { requirement, place, line }: Parsed<typeof haveRequirement, "body">,
    ) {
      const { kept, words } = await asked(actor, id, Number(requirement));
      const isNew = await profiles.addLine(actor, place, line);
      await repository.remove(database, actor.id, hashOf(words));
      return { isNew, kept: await again(askerOf(actor), kept) };
    },

    async lack(actor: Actor, id: string, number: number, lacking: boolean): Promise<Kept> {
      const { kept, words } = await asked(actor, id, number);
      const wordsHash = hashOf(words);
      if (!lacking) await repository.remove(database, actor.id, wordsHash);
      else
        await repository.put(database, {
          accountId: actor.id,
          wordsHash,
          requirement: words,
          answeredAt: clock(),
        });
      return kept;
    },
  };
}

const hashOf = (words: string) => createHash("sha256").update(plainWords(words)).digest();
