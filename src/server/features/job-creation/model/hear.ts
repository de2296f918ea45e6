import { randomUUID } from "node:crypto";
import type { Heard } from "#assistant/heard.ts";
import type { TalkState } from "#assistant/state.ts";
import type { ModelClient } from "#server/platform/model/model-client.ts";
import { AnswerSchema } from "./answer-schema.ts";
import { promptOf } from "./prompt.ts";

/** A longer message is read by our own model alone. */
const LONGEST = 10_000;

/** What a language model marks in a message; the assistant takes what the message bears out. Throws a ModelError. */
export async function hear(
  model: ModelClient,
  state: TalkState,
  message: string,
  signal?: AbortSignal,
): Promise<Heard[]> {
  if (message.length > LONGEST) return [];
  const { object } = await model.object({
    ...promptOf(state, message, randomUUID()),
    schema: AnswerSchema,
    name: "heard",
    signal,
  });
  return object.marks;
}
