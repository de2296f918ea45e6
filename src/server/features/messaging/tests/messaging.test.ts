import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import {
  list,
  notices,
  open,
  type Pair,
  read,
  said,
  twoTalking,
  unread,
  write,
} from "#test/support/talking.ts";
import { sharedTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
let pair: Pair;
let stranger: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  pair = await twoTalking(app);
  stranger = await signedIn(app);
});

test("both have the conversation, named for the job, with the other person in it", async () => {
  const { candidate, recruiter, jobId, id } = pair;
  const about = { id: jobId, title: "Employment Lawyer", company: "Marlowe Strand", is_open: true };
  const shared = {
    id,
    title: "Employment Lawyer, Marlowe Strand",
    job: about,
    last_message: { sender_id: candidate.id, text: "Good morning" },
    is_blocked: false,
    can_write: true,
  };
  expect(await list(candidate)).toMatchObject([
    { ...shared, people: [{ id: recruiter.id, name: "Tom Okafor" }], unreadCount: 0 },
  ]);
  expect(await list(recruiter)).toMatchObject([
    { ...shared, people: [{ id: candidate.id, name: "Mei-Lin Chan" }], unreadCount: 1 },
  ]);
  expect(await list(stranger)).toEqual([]);
});

test("what is unread stands in the status until it is read, and its notification with it", async () => {
  const { candidate, recruiter, id } = await twoTalking(app);
  expect(await unread(recruiter)).toBe(1);
  expect(await notices(recruiter)).toMatchObject([
    {
      title: "New message from Mei-Lin Chan",
      message: "Good morning",
      read: false,
      data: { action_url: `/messages?conversation=${id}` },
    },
  ]);
  await write(candidate, id, "Are you there?");
  expect(await unread(recruiter)).toBe(2);
  expect(await notices(recruiter), "one notification while it is unread").toMatchObject([
    { title: "2 new messages", message: "Mei-Lin Chan: Are you there?" },
  ]);
  expect(await unread(candidate)).toBe(0);

  const [first] = await read(recruiter, id, "&limit=1");
  expect(await unread(recruiter), "the newest page was read").toBe(0);
  expect(await notices(recruiter)).toMatchObject([{ read: true }]);
  expect(first).toMatchObject({ text: "Are you there?" });

  await write(candidate, id, "x".repeat(200));
  const [latest] = await notices(recruiter);
  expect(latest).toMatchObject({ title: "New message from Mei-Lin Chan", read: false });
  expect(latest.message).toBe(`${"x".repeat(139)}…`);
});

test("an older page clears nothing", async () => {
  const { candidate, recruiter, id } = await twoTalking(app);
  const [first] = await read(candidate, id);
  await write(candidate, id, "And another thing");
  expect(await read(recruiter, id, `&before=${first?.id}`)).toEqual([]);
  expect(await unread(recruiter)).toBe(2);
});

test("an answer says who wrote what and when", async () => {
  const { candidate, recruiter, id } = await twoTalking(app);
  const answer = await write(recruiter, id, "  Good morning, Mei-Lin \n");
  expect(answer.status).toBe(200);
  const sent = await answer.json();
  expect(sent).toEqual({
    id: expect.any(String),
    sender_id: recruiter.id,
    sender_name: "Tom Okafor",
    text: "Good morning, Mei-Lin",
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    client_id: "",
  });
  expect((await read(candidate, id)).at(-1)).toEqual(sent);
});

test("the same client_id again is the same message, also when both come at once", async () => {
  const { candidate, recruiter, id } = await twoTalking(app);
  await read(recruiter, id);
  const send = () => write(candidate, id, "Once", { client_id: clientId });
  const clientId = randomUUID();
  const answers = await Promise.all([send(), send(), send()]);
  const sent = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(sent.map((message) => message.id)).size).toBe(1);
  expect(sent[0]).toMatchObject({ text: "Once", client_id: clientId });
  expect(await (await send()).json()).toEqual(sent[0]);
  expect(await unread(recruiter)).toBe(1);
  expect((await read(candidate, id)).map(({ text }) => text)).toEqual(["Good morning", "Once"]);
  const other = await write(recruiter, id, "Mine", { client_id: clientId });
  expect(await other.json(), "somebody else's").toMatchObject({ text: "Mine" });
});

test("hostile text is kept as it is", async () => {
  const { candidate, recruiter, id } = pair;
  const text = `<img src=x onerror="alert(1)"> '; drop table messages; -- \${1} 🙂 \u202Eevil ${"a".repeat(4000)}`;
  await write(candidate, id, text);
  expect((await read(recruiter, id)).at(-1)?.text).toBe(text);
  expect((await list(recruiter))[0]?.last_message?.text).toBe([...text].slice(0, 200).join(""));
});

test("blank and endless messages are refused", async () => {
  const { candidate, id } = pair;
  expect(await said(await write(candidate, id, " \n\t "))).toEqual([400, "Please enter a message"]);
  expect((await write(candidate, id, "x".repeat(5001))).status).toBe(400);
  expect((await write(candidate, id, "x".repeat(5000))).status).toBe(200);
});

test("the conversation with the latest message comes first", async () => {
  const { candidate, recruiter, id } = await twoTalking(app);
  const other = await (
    await candidate.browser.post("/api/conversations", {
      title: "Something else",
      recipient_id: recruiter.id,
      initial_message: "Hello",
    })
  ).json();
  const order = async () => (await list(candidate)).map((each) => each.id);
  expect(await order()).toEqual([other.id, id]);
  await write(recruiter, id, "Back to the job");
  expect(await order()).toEqual([id, other.id]);
});

describe("somebody who is not in it", () => {
  const calls = (person: Person, id: string) => [
    open(person, id),
    write(person, id, "Let me in"),
    person.browser.post(`/api/conversations/${id}/block`, { blocked: true }),
    person.browser.post(`/api/conversations/${id}/report`, { reason: "spam" }),
    person.browser.post("/api/message", { action: "add_message", conversation_id: id, text: "x" }),
    person.browser.post("/api/message", {
      action: "add_participant",
      conversation_id: id,
      user_id: person.id,
    }),
  ];

  test("does not find it, whatever they try", async () => {
    for (const id of [pair.id, randomUUID()])
      for (const answer of await Promise.all(calls(stranger, id)))
        expect(await said(answer)).toEqual([404, "Conversation not found"]);
  });

  test("has to sign in first", async () => {
    const nobody = { browser: createBrowser(app.url), email: "", id: randomUUID() };
    for (const answer of await Promise.all(calls(nobody, pair.id))) expect(answer.status).toBe(401);
  });
});

test("450 messages come in pages of at most 200, oldest first", async () => {
  const { candidate, recruiter, id } = await twoTalking(app);
  await app.testDatabase.database.query(
    `insert into messages (conversation_id, sender_id, text, sent_at)
     select $1, $2, 'number ' || n, now() from generate_series(2, 450) n order by n`,
    [id, recruiter.id],
  );
  const newest = await read(candidate, id);
  const older = await read(candidate, id, `&before=${newest[0]?.id}`);
  const oldest = await read(candidate, id, `&before=${older[0]?.id}`);
  expect([newest.length, older.length, oldest.length]).toEqual([200, 200, 50]);
  const texts = [...oldest, ...older, ...newest].map(({ text }) => text);
  const numbers = Array.from({ length: 449 }, (_, index) => `number ${index + 2}`);
  expect(texts).toEqual(["Good morning", ...numbers]);
  const few = await read(candidate, id, `&before=${newest[0]?.id}&limit=2`);
  expect(few).toEqual(older.slice(-2));
  for (const limit of ["0", "201", "1.5", "x"])
    expect((await open(candidate, id, `&limit=${limit}`)).status).toBe(400);
  const elsewhere = (await read(pair.candidate, pair.id))[0]?.id;
  expect(await read(candidate, id, `&before=${elsewhere}`)).toEqual([]);
});

describe("live", () => {
  async function listen({ browser }: Person) {
    const stop = new AbortController();
    const response = await browser.request("/api/events", { signal: stop.signal });
    const state = { text: "", close: () => stop.abort() };
    const pump = async () => {
      const stream = response.body?.pipeThrough(new TextDecoderStream());
      if (stream) for await (const chunk of stream) state.text += chunk;
    };
    void pump().catch(() => {});
    await vi.waitFor(() => expect(state.text).toContain(": open"), 5000);
    return state;
  }
  // Without what the match index says to everybody.
  const topics = (text: string) =>
    [...text.matchAll(/"topic":"(GET \/api\/[^"]+)"/g)].map(([, topic]) => topic).sort();

  test("a message reaches the windows of both; reading it reaches the reader's", async () => {
    const { candidate, recruiter, id } = await twoTalking(app);
    const [theirs, mine] = [await listen(recruiter), await listen(candidate)];
    await write(candidate, id, "Ping");
    const common = ["GET /api/conversations", "GET /api/conversations/messages"];
    const arrived = [...common, "GET /api/notifications", "GET /api/user/status"];
    await vi.waitFor(() => expect(topics(theirs.text)).toEqual(arrived), 5000);
    await vi.waitFor(() => expect(topics(mine.text)).toEqual(expect.arrayContaining(common)), 5000);

    theirs.text = "";
    mine.text = "";
    await read(recruiter, id);
    const seen = ["GET /api/conversations", "GET /api/notifications", "GET /api/user/status"];
    await vi.waitFor(() => expect(topics(theirs.text)).toEqual(seen), 5000);
    expect(mine.text).toBe("");

    theirs.text = "";
    await read(recruiter, id);
    // What is sent next comes after anything that reading again would have said.
    await write(recruiter, id, "Pong");
    await vi.waitFor(
      () => expect(topics(theirs.text)).toEqual(expect.arrayContaining(common)),
      5000,
    );
    expect(topics(theirs.text)).not.toContain("GET /api/user/status");
    theirs.close();
    mine.close();
  });
});
