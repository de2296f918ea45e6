import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { addJob } from "#test/support/market.ts";
import { PASSWORD, type Person, signedIn } from "#test/support/people.ts";
import { findableCandidate, list, read, said, start, unread } from "#test/support/talking.ts";
import { sharedTestApp, startTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const NOBODY = [404, "This person was not found, or you may not write to them."];
const recruiting = async () => {
  const recruiter = await signedIn(app, { recruiter: true });
  await addJob(app, { ownerId: recruiter.id });
  return recruiter;
};

const act = ({ browser }: Person, body: object) => browser.post("/api/message", body);
const idOf = async (answer: Response) => {
  const body = await answer.json();
  expect(body).toEqual({ success: true, id: expect.any(String) });
  return body.id;
};

test("a conversation is made, people are added by its creator, and they talk", async () => {
  const recruiter = await recruiting();
  const [one, two] = [await findableCandidate(app), await findableCandidate(app)];
  const created = await act(recruiter, { action: "create_conversation", title: "Panel" });
  const conversation_id = await idOf(created);
  expect(await list(recruiter)).toMatchObject([
    { id: conversation_id, title: "Panel", people: [], last_message: null, can_write: true },
  ]);
  const add = (who: Person, user_id: string) =>
    act(who, { action: "add_participant", conversation_id, user_id });
  const say = (who: Person, text: string) =>
    act(who, { action: "add_message", conversation_id, text });

  await idOf(await add(recruiter, one.id));
  await idOf(await add(recruiter, one.id));
  const secret = await idOf(await say(one, "What I earn now"));
  expect(await said(await add(one, two.id))).toEqual([
    403,
    "Only whoever began a conversation may add people to it.",
  ]);
  await idOf(await add(recruiter, two.id));
  expect(await read(two, conversation_id), "what was said before").toEqual([]);
  expect((await list(two))[0]).toMatchObject({ last_message: null, unreadCount: 0 });
  expect(await read(two, conversation_id, `&before=${secret}`)).toEqual([]);

  await idOf(await say(recruiter, "Welcome both"));
  for (const each of [one, two]) {
    expect(await unread(each)).toBe(1);
    expect((await read(each, conversation_id)).at(-1)).toMatchObject({ text: "Welcome both" });
  }
  expect((await list(two))[0]?.people.map(({ id }) => id)).toEqual([recruiter.id, one.id]);
  expect(await said(await start(one, { recipient_id: two.id })), "only met there").toEqual(NOBODY);
});

test("only people whom the creator may write to are added", async () => {
  const recruiter = await recruiting();
  const conversation_id = await idOf(await act(recruiter, { action: "create_conversation" }));
  const hidden = await signedIn(app);
  for (const user_id of [hidden.id, randomUUID()])
    expect(
      await said(await act(recruiter, { action: "add_participant", conversation_id, user_id })),
    ).toEqual(NOBODY);
});

test("there is an end to how many", async () => {
  const recruiter = await recruiting();
  const conversation_id = await idOf(await act(recruiter, { action: "create_conversation" }));
  await app.testDatabase.database.query(
    `with crowd as (insert into accounts (email, name, random_string)
       select gen_random_uuid() || '@example.org', 'One of many', 'x' from generate_series(1, 19)
       returning id)
     insert into conversation_participants (conversation_id, account_id, joined_at)
     select $1, id, now() from crowd`,
    [conversation_id],
  );
  const { id: user_id } = await findableCandidate(app);
  const answer = await act(recruiter, { action: "add_participant", conversation_id, user_id });
  expect(answer.status).toBe(409);
});

test.each([
  [{ action: "explode" }, "This action is not known."],
  [{}, "This action is not known."],
  [{ action: "add_message", conversation_id: randomUUID() }, "Please enter a message"],
  [{ action: "add_message", text: "x" }, 'The field "conversation_id" is missing or not valid.'],
  [
    { action: "add_participant", conversation_id: randomUUID() },
    'The field "user_id" is missing or not valid.',
  ],
])("%j is refused", async (body, message) => {
  expect(await said(await act(await signedIn(app), body))).toEqual([400, message]);
});

test("people who are added to many conversations at the same moment all come in", async () => {
  const strict = await startTestApp({ env: { SMTP_URL: "smtp://127.0.0.1:1" }, beside: app });
  try {
    const email = "tom@harrow.example";
    const recruiter = await signedIn(app, { recruiter: true, email });
    const company = { company_name: "Harrow", company_website: "https://harrow.example" };
    await recruiter.browser.post("/api/recruiter/profile", { name: "Tom", email: "", ...company });
    const browser = createBrowser(strict.url);
    await browser.post("/api/auth/login", { email, password: PASSWORD });
    const mine = { ...recruiter, browser };
    const one = await findableCandidate(app);
    const made: string[] = [];
    for (let at = 0; at < 12; at++)
      made.push(await idOf(await act(mine, { action: "create_conversation", title: `${at}` })));
    const added = await Promise.all(
      made.map((conversation_id) =>
        act(mine, { action: "add_participant", conversation_id, user_id: one.id }),
      ),
    );
    expect(added.map(({ status }) => status)).toEqual(made.map(() => 200));
  } finally {
    await strict.end();
  }
}, 40_000);
