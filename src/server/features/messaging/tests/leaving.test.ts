import { beforeAll, expect, test } from "vitest";
import { PASSWORD, type Person } from "#test/support/people.ts";
import {
  block,
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
import { messagingPersonalData } from "../personal-data.ts";

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const leave = async ({ browser }: Person) => {
  const answer = await browser.post("/api/account/delete", {
    password: PASSWORD,
    confirm: "delete",
  });
  expect(answer.status).toBe(200);
};
const count = async (table: string, id: string) => {
  const column = table === "conversations" ? "id" : "conversation_id";
  const { rows } = await app.testDatabase.database.query(
    `select count(*)::int as n from ${table} where ${column} = $1`,
    [id],
  );
  return rows[0].n;
};

test("what I wrote stays with the other, from a deleted user", async () => {
  const { candidate, recruiter, id } = await twoTalking(app);
  await write(recruiter, id, "An answer");
  expect(JSON.stringify(await notices(recruiter))).toContain("Mei-Lin");
  await leave(candidate);

  expect(await list(recruiter)).toMatchObject([
    {
      title: "Employment Lawyer, Marlowe Strand",
      people: [{ id: "", name: "Deleted user" }],
      can_write: false,
      is_blocked: false,
    },
  ]);
  expect(await read(recruiter, id)).toMatchObject([
    { sender_id: "", sender_name: "Deleted user", text: "Good morning" },
    { sender_id: recruiter.id, text: "An answer" },
  ]);
  expect(await notices(recruiter), "they named and quoted me").toEqual([]);
  expect(await said(await write(recruiter, id, "Hello?"))).toEqual([
    409,
    "This person has deleted their account.",
  ]);
  expect(await unread(recruiter)).toBe(0);
});

test("when the last one has gone, so has the conversation", async () => {
  const { candidate, recruiter, id } = await twoTalking(app);
  await candidate.browser.post(`/api/conversations/${id}/report`, { reason: "other" });
  await leave(recruiter);
  expect([await count("conversations", id), await count("messages", id)]).toEqual([1, 1]);
  await leave(candidate);
  for (const table of ["conversations", "messages", "conversation_participants"])
    expect(await count(table, id), table).toBe(0);
});

test("I take along what I can read, and what I did about it", async () => {
  const { candidate, recruiter, id } = await twoTalking(app);
  await write(recruiter, id, "An answer");
  await start(candidate, { title: "Other", recipient_id: recruiter.id });
  await candidate.browser.post(`/api/conversations/${id}/report`, {
    reason: "other",
    details: "Strange",
  });
  await block(candidate, id);
  const { records } = await messagingPersonalData.export(app.platform.database, candidate.id);
  expect(records).toMatchObject({
    conversations: [
      {
        title: "Employment Lawyer, Marlowe Strand",
        with: ["Tom Okafor"],
        messages: [
          { from: "Mei-Lin Chan", text: "Good morning" },
          { from: "Tom Okafor", text: "An answer" },
        ],
      },
      { title: "Other" },
    ],
    blockedPeople: [{ accountId: recruiter.id }],
    reportedConversations: [{ reason: "other", details: "Strange" }],
  });
  expect(JSON.stringify(records)).not.toContain(recruiter.email);
});
