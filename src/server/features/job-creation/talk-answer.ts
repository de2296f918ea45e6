import type * as z from "zod/mini";
import { htmlOf } from "#assistant/advertisement.ts";
import type { Turn } from "#assistant/turn.ts";
import type { generateJd } from "#contract/job-creation.ts";

/** What is answered, without the talk's own id. */
export type TalkAnswer = Omit<z.output<typeof generateJd.response>, "sessionId">;

/** The posting that a complete talk became. */
interface Published {
  readonly id: string;
  /** Why it is not public yet; "" when it is. */
  readonly waiting: string;
}

export const answerOf = (turn: Turn, writer: string, published: Published | null): TalkAnswer => ({
  message: published?.waiting || turn.message,
  jd: htmlOf(turn.state),
  complete: turn.complete,
  draft: turn.draft,
  known: [...turn.known],
  unstated: [...turn.unstated],
  changed: [...turn.changed],
  flags: [...turn.flags],
  unlawful: [...turn.unlawful],
  can_publish: turn.canPublish,
  posting_id: published?.id ?? null,
  waiting: published?.waiting ?? "",
  assumed: [...turn.assumed],
  unplaced: [...turn.unplaced],
  text: turn.text,
  requirements: [...turn.requirements],
  asks_to_publish: turn.asksToPublish,
  can_undo: turn.canUndo,
  can_redo: turn.canRedo,
  writer,
});
