import { CREATION_SENTENCES as say } from "#contract/job-creation.ts";
import type { Exemption } from "#contract/lawful.ts";
import { messageOf } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import { askAssistant } from "../api.ts";
import { withFault, withSending, withTurn } from "./kept-talk.ts";
import { changeTalk, type Desk, talkOn } from "./talk-store.ts";

/** Says one thing and waits for the answer; "" opens the talk. One at a time (spec 2 §4). */
export async function takeTurn(desk: Desk, text: string, exemptions?: Exemption[]): Promise<void> {
  const talk = talkOn(desk);
  if (!talk || talk.sending !== null || talk.turn?.complete) return;
  if (talk.turn && !text && !exemptions) return;
  changeTalk(desk, (now) => withSending(now, text));
  try {
    const turn = await askAssistant(talk, text, exemptions);
    changeTalk(desk, (now) => withTurn(now, turn));
    if (turn.complete) toast.success(say.complete);
  } catch (error) {
    const failed = talk.turn ? say.turnFailed : say.openingFailed;
    changeTalk(desk, (now) => withFault(now, messageOf(error, failed)));
  }
}

const ID_LENGTH = 10;

/** For the address. Not `crypto.randomUUID`: a browser has that only where the connection is secure. */
export function newTalkId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}
