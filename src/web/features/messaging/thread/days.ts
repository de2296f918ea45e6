import type { Message } from "#contract/messaging.ts";

/** What one person wrote in one go: the time stands once, under the last of it. */
export interface Run {
  key: string;
  isMine: boolean;
  name: string;
  messages: Message[];
}

export interface Day {
  key: string;
  date: Date;
  runs: Run[];
}

/** After this long a message is a new thought. */
const PAUSE_MS = 5 * 60 * 1000;

/** Days are the reader's own. */
export function daysOf(messages: readonly Message[], me: string): Day[] {
  const days: Day[] = [];
  let before: Message | undefined;
  for (const message of messages) {
    const date = new Date(message.timestamp);
    const key = dayKey(date);
    let day = days.at(-1);
    if (day?.key !== key) {
      day = { key, date, runs: [] };
      days.push(day);
      before = undefined;
    }
    const run = day.runs.at(-1);
    if (run && before && goesOn(before, message)) run.messages.push(message);
    else day.runs.push(newRun(message, me));
    before = message;
  }
  return days;
}

const newRun = (message: Message, me: string): Run => ({
  key: keyOf(message, me),
  isMine: message.sender_id === me,
  name: message.sender_name,
  messages: [message],
});

/** The same before and after it was sent, so that a message of mine stays where it stands. */
export const keyOf = ({ id, client_id, sender_id }: Message, me: string): string =>
  (sender_id === me && client_id) || id;

const goesOn = (before: Message, message: Message) =>
  before.sender_id === message.sender_id &&
  before.sender_name === message.sender_name &&
  Date.parse(message.timestamp) - Date.parse(before.timestamp) < PAUSE_MS;

const dayKey = (date: Date) => `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
