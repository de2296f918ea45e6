import type { Heard } from "#assistant/heard.ts";
import type { TalkState } from "#assistant/state.ts";
import type { Turn } from "#assistant/turn.ts";
import { CREATION_SENTENCES as say } from "#contract/job-creation.ts";
import type { Database } from "#server/platform/database/database.ts";
import { conflict, invalid, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import type { Log } from "#server/platform/log.ts";
import type { ModelClient } from "#server/platform/model/model-client.ts";
import { hear } from "../model/hear.ts";
import type { JobTalk } from "../repository.ts";
import * as repository from "../repository.ts";
import type { Assistant } from "./assistant.ts";
import { type Answered, createKeepTurn, type KeepParts } from "./keep-turn.ts";
import { isBlank, isSentAgain, pastOf, replayed, type Said } from "./said.ts";
import { type OwnCompany, talkCompany } from "./talk-company.ts";

export interface TalkParts extends KeepParts {
  readonly database: Database;
  readonly log: Log;
  readonly assistant: Assistant;
  readonly model: ModelClient | undefined;
  readonly ownCompany: OwnCompany;
  readonly limits: Limits;
  readonly turnRule: LimitRule;
}

/** Other windows may be faster so often before somebody is asked to try again. */
const TRIES = 5;
const CHANGED_MEANWHILE = "This draft was changed elsewhere at the same time. Please try again.";

const isEmpty = ({ message, edit, exemptions }: Said) =>
  isBlank(message) && !edit && !exemptions?.length;

/** The talk that makes a posting, step by step. The rules decide; a model may help to hear. */
export function createTalks(parts: TalkParts) {
  const { database, assistant, ownCompany, limits, turnRule } = parts;
  const keep = createKeepTurn(parts);
  const lastAnswer = createLastAnswer(parts);

  const { heardBy, writerOf } = createHearing(parts);

  /** A new talk, which may have a past that was told elsewhere. */
  async function open(actor: Actor, said: Said, past: readonly string[]): Promise<Answered> {
    const talk = await talkCompany(database, actor, said, ownCompany);
    const state = await replayed(assistant, await assistant.open(talk.company), past);
    const heard = await heardBy(state, said);
    const turn = await turnOf(assistant, state, said, heard);
    const taken = { turn, writer: writerOf(heard), talk, ...whatWasSaid(said) };
    return database.transaction((tx) => keep(tx, actor, taken));
  }

  /**
   * Nothing is held while the turn is worked out, which can take seconds. Undefined when another window was faster:
   * then it is worked out once more from where the talk stands now, without what the model heard before.
   */
  async function tryOn(
    actor: Actor,
    { id, state }: JobTalk,
    said: Said,
    heard: readonly Heard[] | undefined,
  ): Promise<Answered | undefined> {
    const turn = await turnOf(assistant, state, said, heard);
    return database.transaction(async (tx) => {
      const talk = await repository.lockTalk(tx, actor.id, id);
      if (!talk) throw notFound(say.sessionNotFound);
      if (JSON.stringify(talk.state) !== JSON.stringify(state)) return undefined;
      return keep(tx, actor, { turn, writer: writerOf(heard), talk, ...whatWasSaid(said) });
    });
  }

  async function goOn(actor: Actor, first: JobTalk, said: Said): Promise<Answered> {
    let talk: JobTalk | undefined = first;
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (!talk) throw notFound(say.sessionNotFound);
      if (talk.answer.complete || isSentAgain(said, talk)) return lastAnswer(talk);
      const heard = tries === 0 ? await heardBy(talk.state, said) : undefined;
      const answered = await tryOn(actor, talk, said, heard);
      if (answered) return answered;
      talk = await repository.findTalk(database, actor.id, first.id);
    }
    throw conflict(CHANGED_MEANWHILE);
  }

  return {
    lastAnswer,
    keep,

    async turn(actor: Actor, said: Said): Promise<Answered> {
      const { sessionId } = said;
      await limits.take(`talk:${actor.id}`, turnRule);
      if (!sessionId) return open(actor, said, []);
      if (isEmpty(said)) throw invalid(say.noMessage);
      const talk = await repository.findTalk(database, actor.id, sessionId);
      if (talk) return goOn(actor, talk, said);
      const past = pastOf(said);
      if (past === undefined) throw notFound(say.sessionNotFound);
      return open(actor, said, past);
    },
  };
}

/** What was answered last. A posting that waited then may be live now. */
const createLastAnswer =
  ({ database, postings }: Pick<TalkParts, "database" | "postings">) =>
  async ({ id, answer, postingId }: JobTalk): Promise<Answered> => {
    if (!answer.waiting || !postingId) return { ...answer, sessionId: id };
    const [job] = await postings.byIds(database, [postingId]);
    return { ...answer, waiting: job?.waiting ? job.draftReason : "", sessionId: id };
  };

/** Reasons count before what is said with them: a word that publishes may need them. */
async function turnOf(
  assistant: Assistant,
  state: TalkState,
  { message, edit, exemptions }: Said,
  heard: readonly Heard[] | undefined,
): Promise<Turn> {
  const exempted = exemptions?.length ? await assistant.exempt(state, exemptions) : undefined;
  const from = exempted?.state ?? state;
  if (edit) return assistant.edit(from, edit);
  if (!isBlank(message)) return assistant.take(from, message, heard);
  return exempted ?? assistant.opening(from);
}

function createHearing({ model, log }: Pick<TalkParts, "model" | "log">) {
  return {
    /** Its failure is silent: the rules hear for themselves. */
    async heardBy(state: TalkState, { message, edit }: Said) {
      if (!model || state.complete || edit || isBlank(message)) return undefined;
      try {
        return await hear(model, state, message);
      } catch (error) {
        log.warn({ err: error }, "the model heard nothing");
        return undefined;
      }
    },
    /** Who hears nothing new has not written. */
    writerOf: (heard: readonly Heard[] | undefined) =>
      heard && model && heard.length > 0 ? model.name : "",
  };
}

/** For the history: a change by hand has no words. */
const whatWasSaid = ({ message, edit }: Said) =>
  edit ? { said: "", isByHand: true } : { said: message };
