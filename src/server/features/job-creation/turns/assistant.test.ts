import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { openTalk } from "#assistant/state.ts";
import { createLog } from "#server/platform/log.ts";
import { type AssistantThread, createAssistant, ASSISTANT_SENTENCES as say } from "./assistant.ts";

const log = createLog("silent");
const STATE = openTalk({ name: "Harrow Legal", quotes: [] });
const folder = mkdtempSync(join(tmpdir(), "candour-assistant-"));
const open: AssistantThread[] = [];
const opened = (options: object = {}) => {
  const assistant = createAssistant({ log, ...options });
  open.push(assistant);
  return assistant;
};
afterEach(async () => {
  for (const one of open.splice(0)) await one.stop();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** An engine that does as the message says. */
const OBEDIENT = `
const { parentPort, threadId } = require("node:worker_threads");
parentPort.on("message", ({ id, args: [, message] }) => {
  if (message === "hang") for (;;) {}
  if (message === "die") process.exit(1);
  if (message === "fail") return parentPort.postMessage({ id, error: "a bug" });
  parentPort.postMessage({ id, value: { message, threadId } });
});
parentPort.postMessage({ ready: true });
`;
function obedient(source = OBEDIENT, limitMs = 3000): AssistantThread {
  const file = join(folder, `${Math.random()}.cjs`);
  writeFileSync(file, source);
  return opened({ file, limitMs });
}

test("answers as the engine does, in a thread that starts with the first step", async () => {
  const assistant = opened();
  expect(await assistant.open({ name: "Harrow Legal", quotes: [] })).toEqual(STATE);
  const turn = await assistant.edit(STATE, { op: "set", fact: "title", value: "Paralegal" });
  expect(turn).toMatchObject({ draft: { title: "Paralegal" }, complete: false });
  expect((await assistant.edit(turn.state, { op: "undo" })).draft.title).toBe("");
  const reason = { quote: "female", reason: "A shelter for women" };
  expect((await assistant.exempt(STATE, [reason])).state.exempt).toEqual([reason]);
});

test("without the reading model messages are read by rules", async () => {
  const said = "We need a paralegal in Dubbo. Publish it.";
  const ruled = await opened({ readingModel: false }).take(STATE, said);
  expect(ruled.draft).toMatchObject({ title: "Paralegal", location: "Dubbo NSW" });
  expect(ruled.complete).toBe(false);
});

test("many steps at once are answered one after the other", async () => {
  const assistant = obedient();
  const messages = Array.from({ length: 30 }, (_, at) => `step ${at}`);
  const turns = await Promise.all(messages.map((message) => assistant.take(STATE, message)));
  expect(turns.map(({ message }) => message)).toEqual(messages);
});

test("a step that takes too long is ended with a sentence; the next one is answered by another thread", async () => {
  const assistant = obedient();
  const first = await assistant.take(STATE, "hello");
  const [hung, next] = await Promise.allSettled([
    assistant.take(STATE, "hang"),
    assistant.take(STATE, "hello again"),
  ]);
  expect(hung).toMatchObject({ reason: { fault: "invalid", message: say.tooLong } });
  expect(next).toMatchObject({ value: { message: "hello again" } });
  expect(next).not.toMatchObject({ value: { threadId: Object(first).threadId } });
});

test("a thread that dies takes nothing but its own step with it; a bug stays within", async () => {
  const assistant = obedient();
  const [died, next] = await Promise.allSettled([
    assistant.take(STATE, "die"),
    assistant.take(STATE, "hello"),
  ]);
  expect(died).toMatchObject({ reason: { fault: "unavailable", message: say.again } });
  expect(next).toMatchObject({ value: { message: "hello" } });
  await expect(assistant.take(STATE, "fail")).rejects.toThrow("failed to answer");
  expect((await assistant.take(STATE, "hello")).message).toBe("hello");
});

test("one that never starts is not waited for, and more than a hundred do not stand in line", async () => {
  const broken = obedient("throw new Error('broken')");
  const both = await Promise.allSettled([broken.take(STATE, "a"), broken.take(STATE, "b")]);
  for (const one of both) expect(one).toMatchObject({ reason: { message: say.again } });

  const assistant = obedient(OBEDIENT, 60_000);
  await assistant.take(STATE, "hello");
  const asked = Array.from({ length: 102 }, () => assistant.take(STATE, "hang"));
  const settled = Promise.allSettled(asked);
  await expect(asked.at(-1)).rejects.toMatchObject({ fault: "unavailable", message: say.busy });
  // Stopped, it leaves nobody waiting.
  await assistant.stop();
  for (const one of await settled) expect(one.status).toBe("rejected");
  await expect(assistant.take(STATE, "hello")).rejects.toMatchObject({ message: say.busy });
});
