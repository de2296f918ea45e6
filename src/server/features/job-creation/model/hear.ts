import { randomUUID } from "node:crypto";
import type { ModelClient } from "#server/platform/model/model-client.ts";
import type { Heard } from "../talk/heard.ts";
import type { TalkState } from "../talk/state.ts";
import { AnswerSchema } from "./answer-schema.ts";
import { promptOf } from "./prompt.ts";
import { verified } from "./verify.ts";

/** What a model hears in a message, as far as the message bears it out. Throws a ModelError. */
export async function hear(
  model: ModelClient,
  state: TalkState,
  message: string,
  signal?: AbortSignal,
): Promise<Heard> {
  const { object } = await model.object({
    ...promptOf(state, message, randomUUID()),
    schema: AnswerSchema,
    name: "heard",
    signal,
  });
  return { updates: verified(object.updates, state, message), reply: object.reply };
}
