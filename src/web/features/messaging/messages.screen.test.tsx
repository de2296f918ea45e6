import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  type Conversation,
  listConversations,
  listMessages,
  type Message,
  MESSAGE_SENTENCES as say,
  sendMessage,
} from "#contract/messaging.ts";
import { getJob } from "#contract/postings.ts";
import type { StatusUser } from "#contract/user-status.ts";
import {
  address,
  expectHidden,
  expectNoSidewaysScroll,
  focus,
  press,
} from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate } from "#test/support/screens/people.ts";
import { answers, asked, noConnection, refusal } from "#test/support/screens/stub-api.ts";
import { liveEvent } from "#test/support/screens/stub-wire.ts";

const ABOUT = "11111111-1111-4111-8111-111111111111";
const THEM = "22222222-2222-4222-8222-222222222222";
const AT = `/messages?conversation=${ABOUT}`;
const idAt = (at: number) => `33333333-3333-4333-8333-${String(at).padStart(12, "0")}`;

const list = page.getByRole("list", { name: "Conversations" });
const box = page.getByRole("textbox", { name: /^Message to / });
const thread = page.getByRole("region", { name: "Messages", exact: true });
const words = (text: string) => thread.getByText(text, { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });
const times = (text: string) => expect.poll(() => words(text).elements().length);

interface Talk {
  /** A message of mine arrives, whatever becomes of the answer. */
  receive: (text: string, client_id: string) => void;
  /** Somebody writes; who has the conversation open hears that there is something new. */
  hear: (text: string) => void;
}

/** A conversation with Tom Okafor, and a server that keeps it. */
function answersWithTalk(me: StatusUser, lines: readonly string[]): Talk {
  const messages: Message[] = [];
  const write = (sender_id: string, text: string, client_id = "") => {
    const at = messages.length;
    const sender_name = sender_id === me.ID ? me.Name : "Tom Okafor";
    const timestamp = new Date(Date.UTC(2026, 10, 13, 5, 0, at)).toISOString();
    const message = { id: idAt(at), sender_id, sender_name, text, timestamp, client_id };
    messages.push(message);
    return message;
  };
  for (const line of lines) write(me.ID, line);
  answers(listConversations, () => [talkWith(messages)]);
  answers(listMessages, ({ query }) => {
    const end = messages.findIndex(({ id }) => id === query.before);
    return messages.slice(0, end < 0 ? undefined : end).slice(-query.limit);
  });
  answers(sendMessage, ({ body: { text, client_id = "" } }) => {
    // The same client_id again is the same message.
    const known = messages.find((one) => client_id !== "" && one.client_id === client_id);
    return known ?? write(me.ID, text, client_id);
  });
  return {
    receive: (text, client_id) => void write(me.ID, text, client_id),
    hear(text) {
      write(THEM, text);
      for (const { method, path } of [listConversations, listMessages])
        liveEvent(`${method} ${path}`);
    },
  };
}

function talkWith(messages: readonly Message[]): Conversation {
  const last = messages.at(-1);
  return {
    id: ABOUT,
    title: "Employment Lawyer",
    created_at: "2026-11-13T05:00:00.000Z",
    unreadCount: 0,
    people: [{ id: THEM, name: "Tom Okafor" }],
    job: null,
    last_message: last ?? null,
    is_blocked: false,
    can_write: true,
  };
}

test("a message that could not be sent stays, also over a reload, and is sent once", async () => {
  const user = candidate();
  const talk = answersWithTalk(user, ["Good morning"]);
  await openScreen(AT, { user });
  await expect.element(words("Good morning")).toBeVisible();

  answers(sendMessage, noConnection);
  await box.fill("Are you there?");
  await press(box, "Enter");
  await expect.element(words(say.sendFailed)).toBeVisible();
  await box.fill("A thought I have not finished");
  await openScreen(AT, { user });
  await expect.element(words("Are you there?")).toBeVisible();
  await expect.element(words(say.sendFailed)).toBeVisible();
  await expect.element(box).toHaveValue("A thought I have not finished");

  // It arrives, and only the answer is lost: another try must not say it twice.
  const [first] = asked(sendMessage);
  const client_id = first?.body.client_id ?? "";
  expect(client_id).not.toBe("");
  talk.receive("Are you there?", client_id);
  await button("Try again").click();
  await expect.poll(() => asked(sendMessage)).toHaveLength(2);
  expect(asked(sendMessage)[1]?.body.client_id).toBe(client_id);
  // This window hears of its own message too, and lets go of what it had kept.
  liveEvent(`${listMessages.method} ${listMessages.path}`);
  await times(say.sendFailed).toBe(0);
  await openScreen(AT, { user });
  await times("Are you there?").toBe(1);
  await times(say.sendFailed).toBe(0);

  await press(box, "Enter");
  await button("Discard").click();
  await openScreen(AT, { user });
  await times("Are you there?").toBe(1);
  await times("A thought I have not finished").toBe(0);
});

test("I scroll back through a long conversation and am not moved by what comes in", async () => {
  await page.viewport(1280, 860);
  const user = candidate();
  const numbers = Array.from({ length: 55 }, (_, at) => `Number ${at + 2}`);
  const talk = answersWithTalk(user, ["The first of many", ...numbers]);
  await openScreen(AT, { user });
  await expect.element(words("Number 56")).toBeInViewport();
  expect(words("The first of many").elements()).toHaveLength(0);

  // By the keyboard alone, and what was at the top stays where it was.
  const earlier = button("Earlier messages");
  await focus(earlier);
  const topOf = (text: string) => words(text).element().getBoundingClientRect().y;
  await times("The first of many").toBe(1);
  await expect.element(words("Number 7")).toBeInViewport();
  await times("Number 56").toBe(1);
  await expect.element(earlier).not.toBeInTheDocument();

  const stood = topOf("Number 7");
  talk.hear("You have written a lot");
  await expect.element(button("New messages")).toBeVisible();
  expect(topOf("Number 7")).toBe(stood);
  await button("New messages").click();
  await expect.element(words("You have written a lot")).toBeInViewport();
  await expect.element(button("New messages")).not.toBeInTheDocument();
  // At the end one stays at the end.
  talk.hear("But I have read it all");
  await expect.element(words("But I have read it all")).toBeInViewport();
});

test("on a phone the conversation takes the place of the list, and Back returns to it", async () => {
  await page.viewport(390, 844);
  const user = candidate();
  answersWithTalk(user, ["Good morning"]);
  await openScreen("/messages", { user });
  await expect.element(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  expectNoSidewaysScroll();

  const first = list.getByRole("link").first();
  await first.click();
  await expect.poll(address).toMatch(/conversation=/);
  await expectHidden(list);
  await expect.element(page.getByRole("heading", { level: 2, name: "Tom Okafor" })).toHaveFocus();
  await expect.element(box).toBeInViewport({ ratio: 0.99 });
  const bar = page.getByRole("navigation", { name: "Main" }).element().getBoundingClientRect();
  expect(button("Send").element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
  expectNoSidewaysScroll();

  await button("Back to conversations").click();
  await expect.poll(address).toBe("/messages");
  await expect.element(first).toHaveFocus();
});

test("what cannot be loaded says so, and another try brings it", async () => {
  const user = candidate();
  answersWithTalk(user, ["Good morning"]);
  answers(listConversations, refusal());
  await openScreen("/messages", { user });
  await expect.element(heading(say.conversationsFailed)).toBeVisible();
  answersWithTalk(user, ["Good morning"]);
  await button("Try again").click();
  await expect.element(list).toBeVisible();
  const choose = page.getByText("Choose a conversation to read and reply.");
  await expect.element(choose).toBeVisible();

  answers(listMessages, refusal());
  await list.getByRole("link").first().click();
  await expect.element(heading(say.messagesFailed)).toBeVisible();
  answersWithTalk(user, ["Good morning"]);
  await button("Try again").click();
  await expect.element(words("Good morning")).toBeVisible();
});

test("what is not mine, not open or not there yet is said", async () => {
  const user = candidate();
  answersWithTalk(user, ["Good morning"]);
  answers(listMessages, refusal("not-found", say.notFound));
  await openScreen(`/messages?conversation=${idAt(9)}`, { user });
  await expect.element(heading(say.notFound)).toBeVisible();
  await page.getByRole("link", { name: "All conversations" }).click();
  await expect.poll(address).toBe("/messages");

  answers(getJob, refusal("not-found", "Job posting not found"));
  await openScreen(`/messages?job=${idAt(9)}`, { user });
  await expect.element(heading("This job is no longer open")).toBeVisible();

  answers(listConversations, []);
  await openScreen("/messages", { user });
  await expect.element(heading("No conversations yet")).toBeVisible();
});
