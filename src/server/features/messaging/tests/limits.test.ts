import { afterAll, beforeAll, expect, test } from "vitest";
import { said, start, twoTalking, write } from "#test/support/talking.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
let now = new Date("2026-11-15T01:00:00Z");
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app?.end());

const TOO_MANY = [429, "Too many messages. Please wait a few minutes and try again."];

test("sixty messages in ten minutes, whoever they go to; one sent before is not counted", async () => {
  const { candidate, recruiter, id } = await twoTalking(app);
  const client_id = "7b0f0f6e-2c8e-4a55-9a0e-0d4c2c6f0a01";
  expect((await write(candidate, id, "1", { client_id })).status).toBe(200);
  for (let sent = 2; sent < 60; sent++)
    expect((await write(candidate, id, `${sent}`)).status).toBe(200);
  const refused = await write(candidate, id, "one too many");
  expect(refused.headers.get("retry-after")).toBeTruthy();
  expect(await said(refused)).toEqual(TOO_MANY);
  expect((await write(candidate, id, "1", { client_id })).status, "sent before").toBe(200);
  expect((await write(recruiter, id, "Mine are my own")).status).toBe(200);
  now = new Date(now.getTime() + 10 * 60_000);
  expect((await write(candidate, id, "Later")).status).toBe(200);
});

test("twenty new conversations an hour; those that exist can be gone on with", async () => {
  const { candidate, recruiter } = await twoTalking(app);
  const begin = (title: string) => start(candidate, { title, recipient_id: recruiter.id });
  for (let number = 2; number <= 20; number++)
    expect((await begin(`Number ${number}`)).status).toBe(200);
  expect(await said(await begin("One too many"))).toEqual(TOO_MANY);
  const create = { action: "create_conversation", title: "By the other way" };
  expect((await candidate.browser.post("/api/message", create)).status).toBe(429);
  expect((await begin("Number 2")).status).toBe(200);
});
