import type { ServerResponse } from "node:http";
import {
  answer,
  type ChatRequest,
  type ModelServer,
  said,
  startModelServer,
} from "./misbehaving-model.ts";

interface SaidUpdate {
  readonly fact: string;
  readonly op: string;
  readonly value: string;
  readonly quote: string;
}

/** What a model could truly have heard in a message. */
export type TrueUpdates = (message: string) => readonly SaidUpdate[];

const INVENTED: readonly SaidUpdate[] = [
  { fact: "benefits", op: "add", value: "Company yacht", quote: "Company yacht" },
  { fact: "must", op: "add", value: "Ten years of falconry", quote: "" },
  { fact: "title", op: "set", value: "Grand Falconer", quote: "job" },
  { fact: "salary", op: "set", value: "999999", quote: "999999" },
];
const NICE_REPLY = "Noted, thank you. What will the person do? List the main responsibilities.";
const hashOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7);

/** The message that a prompt carries between its marks. */
export function messageIn({ messages }: ChatRequest): string {
  const asked = messages.find(({ role }) => role === "user")?.content ?? "";
  return /\[message [\w-]+\]\n([\s\S]*)\n\[end of message/.exec(asked)?.[1] ?? "";
}

/** Each way to answer is taken by some messages, always the same ones. */
const WAYS: readonly ((updates: readonly SaidUpdate[], response: ServerResponse) => void)[] = [
  (updates, response) => object(response, { updates, reply: NICE_REPLY }),
  (updates, response) =>
    object(response, {
      updates: [...INVENTED, ...updates],
      reply: "The salary is $999,999 a year.",
    }),
  (_updates, response) => answer(response, 200, said('{"updates": [{"fact": "weather"')),
  (updates, response) =>
    object(response, { updates, reply: "<b>Great</b> <script>alert(1)</script>" }),
  (_updates, response) => object(response, { updates: INVENTED, reply: "Your posting is live." }),
  (_updates, response) => answer(response, 401, { error: { message: "no" } }),
];

const object = (response: ServerResponse, value: unknown) =>
  answer(response, 200, said(JSON.stringify(value)));

/** A model's server that helps with some messages and lies, stumbles or babbles at others. */
export const startTalkingModel = (truly: TrueUpdates): Promise<ModelServer> =>
  startModelServer((body, _before, response) => {
    const message = messageIn(body);
    WAYS[hashOf(message) % WAYS.length]?.(truly(message), response);
  });
