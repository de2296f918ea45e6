import { CREATION_SENTENCES as say } from "#contract/job-creation.ts";
import type { Database } from "#server/platform/database/database.ts";
import { invalid, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import type { Log } from "#server/platform/log.ts";
import type { ModelClient } from "#server/platform/model/model-client.ts";
import { hear } from "../model/hear.ts";
import type { JobTalk } from "../repository.ts";
import * as repository from "../repository.ts";
import type { Heard } from "../talk/heard.ts";
import { openTalk, type TalkState } from "../talk/state.ts";
import { exemptTurn, openingTurn, takeTurn } from "../talk/turn.ts";
import { type Answered, createKeepTurn, type KeepParts } from "./keep-turn.ts";
import { isBlank, isSentAgain, pastOf, replayedAll, type Said } from "./said.ts";
import { type OwnCompany, talkCompany } from "./talk-company.ts";

export interface TalkParts extends KeepParts {
  readonly database: Database;
  readonly log: Log;
  readonly model: ModelClient | undefined;
  readonly ownCompany: OwnCompany;
  readonly limits: Limits;
  readonly turnRule: LimitRule;
}

/** The talk that makes a posting, turn by turn. The rules decide; a model may help to hear. */
export function createTalks(parts: TalkParts) {
  const { database, log, model, ownCompany, limits, turnRule } = parts;
  const keep = createKeepTurn(parts);

  /** Its failure is silent: the rules hear for themselves. */
  async function heardBy(state: TalkState, message: string): Promise<Heard | undefined> {
    if (!model || state.complete) return undefined;
    try {
      return await hear(model, state, message);
    } catch (error) {
      log.warn({ err: error }, "the model heard nothing");
      return undefined;
    }
  }
  /** Who hears nothing new and words nothing has not written. */
  const writerOf = (heard: Heard | undefined) =>
    heard && model && (heard.reply !== "" || heard.updates.length > 0) ? model.name : "";

  /** A new talk, which may have a past that was told elsewhere. */
  async function open(actor: Actor, said: Said, past: readonly string[]): Promise<Answered> {
    const company = await talkCompany(database, actor, said, ownCompany);
    const state = await replayedAll(openTalk(company), past);
    const { message } = said;
    const heard = isBlank(message) ? undefined : await heardBy(state, message);
    const turn = isBlank(message) ? openingTurn(state) : takeTurn(state, message, heard);
    const taken = { turn, said: message, writer: writerOf(heard), talk: { company } };
    return database.transaction((tx) => keep(tx, actor, taken));
  }

  async function goOn(actor: Actor, { id, state }: JobTalk, said: Said): Promise<Answered> {
    const { message } = said;
    // Before the row is held: a model takes seconds.
    const heard = isBlank(message) ? undefined : await heardBy(state, message);
    return database.transaction(async (tx) => {
      const talk = await repository.lockTalk(tx, actor.id, id);
      if (!talk) throw notFound(say.sessionNotFound);
      if (talk.answer.complete || isSentAgain(said, talk)) return { ...talk.answer, sessionId: id };
      // Another window was faster: what the model heard was about something else.
      if (said.exemptions?.length && isBlank(message)) {
        const turn = exemptTurn(talk.state, said.exemptions);
        return keep(tx, actor, { turn, said: message, writer: "", talk });
      }
      const isSame = JSON.stringify(talk.state) === JSON.stringify(state);
      const believed = isSame ? heard : undefined;
      const turn = takeTurn(talk.state, message, believed);
      return keep(tx, actor, { turn, said: message, writer: writerOf(believed), talk });
    });
  }

  return {
    async turn(actor: Actor, said: Said): Promise<Answered> {
      const { sessionId, message } = said;
      await limits.take(`talk:${actor.id}`, turnRule);
      if (!sessionId) return open(actor, said, []);
      if (isBlank(message) && !said.exemptions?.length) throw invalid(say.noMessage);
      const talk = await repository.findTalk(database, actor.id, sessionId);
      if (talk) return goOn(actor, talk, said);
      const past = pastOf(said);
      if (past === undefined) throw notFound(say.sessionNotFound);
      return open(actor, said, past);
    },
  };
}
