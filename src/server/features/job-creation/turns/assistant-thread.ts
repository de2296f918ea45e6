import { parentPort, workerData } from "node:worker_threads";
import { openTalk } from "#assistant/state.ts";
import { editTurn, exemptTurn, openingTurn, takeTurn } from "#assistant/talk.ts";
import { setReadingModel } from "#reading/model/reading-model.ts";
import type { Assistant, AssistantThreadData, FromAssistant, Step } from "./assistant.ts";

/** The whole life of the assistant's thread: load, say that it is there, and answer one step after the other. */

type Task<Name extends keyof Assistant> = (
  ...args: Parameters<Assistant[Name]>
) => Awaited<ReturnType<Assistant[Name]>>;

const TASKS: { readonly [Name in keyof Assistant]: Task<Name> } = {
  open: openTalk,
  opening: openingTurn,
  take: (state, message, heard) => takeTurn(state, message, heard),
  edit: editTurn,
  exempt: exemptTurn,
};

const say = (message: FromAssistant) => parentPort?.postMessage(message);

function answerTo({ id, task, args }: Step): FromAssistant {
  try {
    // What a step carries is typed where it is sent (assistant.ts); here it passes through.
    const work = TASKS[task] as (...args: readonly unknown[]) => unknown;
    return { id, value: work(...args) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const { readingModel }: AssistantThreadData = workerData;
setReadingModel(readingModel);
parentPort?.on("message", (step: Step) => say(answerTo(step)));
say({ ready: true });
