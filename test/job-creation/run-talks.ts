import { hear } from "#server/features/job-creation/model/hear.ts";
import type { Heard } from "#server/features/job-creation/talk/heard.ts";
import { openTalk, type TalkState } from "#server/features/job-creation/talk/state.ts";
import { openingTurn, type Turn, takeTurn } from "#server/features/job-creation/talk/turn.ts";
import type { ModelClient } from "#server/platform/model/model-client.ts";
import { ModelError } from "#server/platform/model/model-error.ts";
import type { TrueUpdates } from "#test/support/talking-model.ts";
import type { Conversation } from "./conversations.ts";

const opened = ({ company }: Conversation) => openingTurn(openTalk({ name: company, quotes: [] }));

/** Every turn of a talk by rules alone. */
export function talkByRules(conversation: Conversation): Turn[] {
  const turns: Turn[] = [];
  let state = opened(conversation).state;
  for (const message of conversation.turns) {
    const turn = takeTurn(state, message);
    turns.push(turn);
    state = turn.state;
  }
  return turns;
}

/** The same with a model; where it fails the rules go on alone, as the service does. */
export async function talkWithModel(
  conversation: Conversation,
  model: ModelClient,
): Promise<Turn[]> {
  const turns: Turn[] = [];
  let state = opened(conversation).state;
  for (const message of conversation.turns) {
    const turn = takeTurn(state, message, await heardOrNot(model, state, message));
    turns.push(turn);
    state = turn.state;
  }
  return turns;
}

async function heardOrNot(
  model: ModelClient,
  state: TalkState,
  message: string,
): Promise<Heard | undefined> {
  try {
    return await hear(model, state, message);
  } catch (error) {
    if (error instanceof ModelError) return undefined;
    throw error;
  }
}

/** Items that stand in a message word for word: what a good model would hear in it. */
export function trueUpdates(conversations: readonly Conversation[]): TrueUpdates {
  return (message) => {
    const talk = conversations.find(({ turns }) => turns.includes(message));
    const lists = ["responsibilities", "must", "nice", "benefits"] as const;
    return lists.flatMap((fact) =>
      (talk?.facts[fact] ?? []).flatMap((item) => {
        const at = message.toLowerCase().indexOf(item.toLowerCase());
        const quote = message.slice(at, at + item.length);
        return at < 0 ? [] : [{ fact, op: "add", value: quote, quote }];
      }),
    );
  };
}
