import { openTalk, type TalkState } from "../state.ts";
import { openingTurn, type Turn, takeTurn } from "../turn.ts";

export const opened = () => openingTurn(openTalk({ name: "Kestrel Freight", quotes: [] }));

/** The turn that the last of these messages leads to. */
export function talkThrough(...messages: readonly string[]): Turn {
  return messages.reduce((turn, message) => takeTurn(turn.state, message), opened());
}

/** Everything that an advertisement needs, said in one message. */
const ALL = `Legal Counsel in Sydney, full-time, $150k to $170k plus super.
Responsibilities: review supplier contracts, advise the board, travel to sites
Must have: 5 years PQE, NSW practising certificate`;

export const readyState = (): TalkState => talkThrough(ALL).state;
export const readyThen = (...messages: readonly string[]) => talkThrough(ALL, ...messages);
