import type { ModelClient } from "#server/platform/model/model-client.ts";
import type { Heard } from "../talk/heard.ts";
import type { TalkState } from "../talk/state.ts";

export async function hear(
  _model: ModelClient,
  _state: TalkState,
  _message: string,
  _signal?: AbortSignal,
): Promise<Heard> {
  return { updates: [], reply: "" };
}
