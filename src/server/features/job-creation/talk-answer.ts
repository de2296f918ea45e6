import type * as z from "zod/mini";
import type { generateJd } from "#contract/job-creation.ts";
import { draftHtml } from "./talk/draft-html.ts";
import { missingFacts } from "./talk/saying/missing.ts";
import type { Turn } from "./talk/turn.ts";

/** What is answered, without the talk's own id. */
export type TalkAnswer = Omit<z.output<typeof generateJd.response>, "sessionId">;

export const answerOf = (turn: Turn, writer: string, postingId: string | null): TalkAnswer => ({
  message: turn.message,
  jd: draftHtml(turn.draft),
  complete: turn.complete,
  draft: turn.draft,
  known: [...turn.known],
  unstated: [...turn.unstated],
  changed: [...turn.changed],
  flags: [...turn.flags],
  unlawful: [...turn.unlawful],
  can_publish: missingFacts(turn.state).length === 0 && turn.unlawful.length === 0,
  posting_id: postingId,
  writer,
});
