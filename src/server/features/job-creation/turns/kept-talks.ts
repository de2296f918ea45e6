import type { TalkState } from "#assistant/state.ts";
import {
  listTalks,
  CREATION_SENTENCES as say,
  type UnfinishedTalk,
  type WholeTalk,
} from "#contract/job-creation.ts";
import { POSTING_SENTENCES } from "#contract/postings.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { draftOfPosting } from "../draft-of-posting.ts";
import type { JobTalk } from "../repository.ts";
import * as repository from "../repository.ts";
import type { Answered } from "./keep-turn.ts";
import type { createTalks, TalkParts } from "./talks.ts";

type Talks = Pick<ReturnType<typeof createTalks>, "keep" | "lastAnswer">;

/** Talks that can be gone on with on another device, and new ones that begin with an earlier posting. */
export function createKeptTalks(parts: TalkParts, { keep, lastAnswer }: Talks) {
  const { database, events, assistant, postings, limits, turnRule } = parts;

  async function whole(actor: Actor, id: string): Promise<WholeTalk> {
    const talk = await repository.findTalk(database, actor.id, id);
    if (!talk) throw notFound(say.sessionNotFound);
    return wholeOf(talk, await lastAnswer(talk));
  }

  /** Filled in before anything is said: there is nothing to undo yet. */
  async function filledIn(posting: Parameters<typeof draftOfPosting>[0]): Promise<TalkState> {
    const { facts, pay, about } = draftOfPosting(posting);
    const quotes = about.map((text) => ({ text, url: "" }));
    const opened = await assistant.open({ name: facts.company, quotes });
    const draft = { ...opened.draft, ...facts };
    const state = { ...opened, draft, ownSummary: facts.summary !== "" };
    const paid = await assistant.edit(state, { op: "set", fact: "salary", value: pay });
    return { ...paid.state, undo: [], redo: [] };
  }

  return {
    get: whole,

    async list({ id }: Actor): Promise<UnfinishedTalk[]> {
      const talks = await repository.unfinishedOf(database, id);
      return talks.map(({ canPublish, updatedAt, ...talk }) => ({
        ...talk,
        updated_at: updatedAt.toISOString(),
        can_publish: canPublish,
      }));
    },

    /** One that became a posting is no draft any more. */
    discard: (actor: Actor, id: string): Promise<void> =>
      database.transaction(async (tx) => {
        if (!(await repository.removeUnfinished(tx, actor.id, id)))
          throw notFound(say.sessionNotFound);
        await events.publish(tx, `account:${actor.id}`, listTalks);
      }),

    async beginFrom(actor: Actor, postingId: string): Promise<WholeTalk> {
      await limits.take(`talk:${actor.id}`, turnRule);
      const [posting] = await postings.byIds(database, [postingId]);
      if (!posting || posting.ownerId !== actor.id) throw notFound(POSTING_SENTENCES.notFound);
      const state = await filledIn(posting);
      const opening = await assistant.opening(state);
      const turn = { ...opening, message: beganFrom(posting) };
      const company = { name: state.draft.company, quotes: state.draft.about };
      const taken = { turn, said: "", writer: "", talk: { company, url: "" } };
      const { sessionId } = await database.transaction((tx) => keep(tx, actor, taken));
      return whole(actor, sessionId);
    },
  };
}

const beganFrom = ({ title, company }: { title: string; company: string }) =>
  `This draft starts from your job posting “${[title, company].filter(Boolean).join(", ")}”. Tell me what is different this time, or change it by hand.`;

const wholeOf = ({ id, company, url, steps }: JobTalk, turn: Answered): WholeTalk => ({
  id,
  company: turn.draft.company || company.name,
  url,
  steps: [...steps],
  turn,
});
