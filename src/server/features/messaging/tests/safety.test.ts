import { beforeAll, describe, expect, test } from "vitest";
import { mailsTo, mailTo } from "#test/support/mails.ts";
import { addJob } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import {
  block,
  findableCandidate,
  list,
  notices,
  read,
  said,
  start,
  twoTalking,
  unread,
  write,
} from "#test/support/talking.ts";
import { sharedTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const BLOCKED = [403, "This message could not be delivered."];
const BY_YOU = [409, "You have blocked this conversation. Unblock it to write."];

describe("blocking", () => {
  test("nothing more arrives from them, and nothing is said until it is undone", async () => {
    const { candidate, recruiter, id } = await twoTalking(app);
    const answer = await block(recruiter, id);
    expect(await answer.json()).toEqual({
      success: true,
      message: "You will hear nothing more from this conversation.",
    });
    expect(await unread(recruiter), "what was unread does not nag").toBe(0);
    expect(await list(recruiter)).toMatchObject([{ is_blocked: true, can_write: false }]);
    expect(await list(candidate), "nothing to see").toMatchObject([
      { is_blocked: false, can_write: true },
    ]);
    const before = await notices(recruiter);
    expect(await said(await write(candidate, id, "Why?"))).toEqual(BLOCKED);
    expect(await said(await write(recruiter, id, "Because"))).toEqual(BY_YOU);
    expect(await unread(recruiter)).toBe(0);
    expect(await notices(recruiter)).toEqual(before);
    expect(await read(recruiter, id)).toHaveLength(1);

    await block(recruiter, id, false);
    expect(await list(recruiter)).toMatchObject([{ is_blocked: false, can_write: true }]);
    expect((await write(candidate, id, "Thank you")).status).toBe(200);
    expect(await unread(recruiter)).toBe(1);
  });

  test("it holds between the two, in every conversation they have", async () => {
    const { candidate, recruiter, id } = await twoTalking(app);
    const other = await (
      await start(candidate, { title: "Other", recipient_id: recruiter.id })
    ).json();
    await block(recruiter, id);
    expect(await said(await write(candidate, other.id, "Here then"))).toEqual(BLOCKED);
    const states = async () => (await list(recruiter)).map((each) => each.is_blocked);
    expect(await states()).toEqual([true, true]);
    await block(recruiter, other.id, false);
    expect(await states()).toEqual([false, false]);
    expect((await write(candidate, id, "Good")).status).toBe(200);
  });

  test("one who has blocked the others does not silence a conversation of three", async () => {
    const recruiter = await signedIn(app, { recruiter: true });
    await addJob(app, { ownerId: recruiter.id });
    const [one, two] = [await findableCandidate(app), await findableCandidate(app)];
    const act = async (who: Person, body: object) =>
      (await (await who.browser.post("/api/message", body)).json()).id;
    const conversation_id = await act(recruiter, { action: "create_conversation", title: "All" });
    for (const user_id of [one.id, two.id])
      await act(recruiter, { action: "add_participant", conversation_id, user_id });
    await block(one, conversation_id);
    expect((await write(recruiter, conversation_id, "Hello")).status).toBe(200);
    expect([await unread(one), await unread(two)]).toEqual([0, 1]);
    expect(await notices(one)).toEqual([]);
  });
});

describe("reporting", () => {
  const report = ({ browser }: Person, id: string, body: object) =>
    browser.post(`/api/conversations/${id}/report`, body);

  test("it is kept with the last messages; support hears ids, and nobody else anything", async () => {
    const { candidate, recruiter, id } = await twoTalking(app);
    for (let number = 1; number <= 25; number++) await write(recruiter, id, `Secret ${number}`);
    const heard = await notices(recruiter);
    const body = { reason: "harassment", details: "It does not stop" };
    for (let twice = 0; twice < 2; twice++)
      expect(await (await report(candidate, id, body)).json()).toEqual({
        success: true,
        message: "Thank you. We will look at this conversation.",
      });
    const { database } = app.testDatabase;
    const stored = await database.query(
      "select * from conversation_reports where conversation_id = $1",
      [id],
    );
    expect(stored.rows).toHaveLength(2);
    const [first] = stored.rows;
    const last = (await read(candidate, id)).slice(-20).map((message) => message.id);
    expect(first).toMatchObject({ ...body, reporter_id: candidate.id, message_ids: last });
    const trail = await database.query(
      "select actor_id, detail from audit_trail where action = 'conversation.reported' and subject_id = $1",
      [id],
    );
    expect(trail.rows[0]).toMatchObject({
      actor_id: candidate.id,
      detail: { reason: "harassment" },
    });

    const mail = await mailTo(app, "support@candour.example", "A conversation was reported");
    expect(mail.text).toContain(id);
    const mails = await mailsTo(app, "support@candour.example");
    expect(JSON.stringify(mails)).not.toMatch(/Secret|Mei-Lin|Okafor|does not stop/);
    expect(await notices(recruiter)).toEqual(heard);
  });

  test("there is a reason to it", async () => {
    const { candidate, id } = await twoTalking(app);
    for (const body of [{}, { reason: "dislike" }, { reason: "spam", details: "x".repeat(2001) }])
      expect((await report(candidate, id, body)).status).toBe(400);
  });
});
