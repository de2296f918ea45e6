import { expect } from "vitest";
import type { Conversation, Message } from "#contract/messaging.ts";
import { addJob } from "./market.ts";
import { type Person, signedIn } from "./people.ts";
import type { TestApp } from "./test-app.ts";

/** What people do with conversations, the way a browser does it. */

export const list = async ({ browser }: Person): Promise<Conversation[]> =>
  (await browser.get("/api/conversations")).json();

export const open = ({ browser }: Person, id: string, query = ""): Promise<Response> =>
  browser.get(`/api/conversations/messages?conversation_id=${id}${query}`);

export const read = async (person: Person, id: string, query = ""): Promise<Message[]> => {
  const answer = await open(person, id, query);
  expect(answer.status).toBe(200);
  return answer.json();
};

export const write = ({ browser }: Person, id: string, text: string, more: object = {}) =>
  browser.post("/api/conversations/messages", { conversation_id: id, text, ...more });

export const start = ({ browser }: Person, body: object) =>
  browser.post("/api/conversations", { initial_message: "Good morning", ...body });

export const block = ({ browser }: Person, id: string, blocked = true) =>
  browser.post(`/api/conversations/${id}/block`, { blocked });

export const unread = async ({ browser }: Person): Promise<number> =>
  (await (await browser.get("/api/user/status")).json()).unread;

export const notices = async ({ browser }: Person) => {
  const { notifications } = await (await browser.get("/api/notifications")).json();
  return notifications.filter(({ type }: { type: string }) => type === "message");
};

/** The status and the sentence of an answer. */
export const said = async (answer: Response) => [answer.status, (await answer.json()).message];

const rename = (app: TestApp, { id }: Person, name: string) =>
  app.testDatabase.database.query("update accounts set name = $2 where id = $1", [id, name]);

export interface Pair {
  readonly candidate: Person;
  readonly recruiter: Person;
  readonly jobId: string;
  /** What the candidate began by asking about the job. */
  readonly id: string;
}

/** Mei asks Tom about his posting. */
export async function twoTalking(app: TestApp): Promise<Pair> {
  const candidate = await signedIn(app);
  const recruiter = await signedIn(app, { recruiter: true });
  await rename(app, candidate, "Mei-Lin Chan");
  await rename(app, recruiter, "Tom Okafor");
  const { id: jobId } = await addJob(app, { ownerId: recruiter.id });
  const answer = await start(candidate, { job_id: jobId });
  const { id }: Conversation = await answer.json();
  return { candidate, recruiter, jobId, id };
}

/** A candidate whom recruiters find. The resume says nothing: nobody has to read a file for this. */
export async function findableCandidate(app: TestApp): Promise<Person> {
  const person = await signedIn(app);
  await app.testDatabase.database.query(
    `with resume as (
       insert into documents (account_id, kind, file_name, file_type, bytes, sha256, file_key, status,
                              reader_version, received_at, received_on)
       values ($1, 'resume', 'resume.txt', 'txt', 0, 'none', 'none', 'read', 1, now(), now())
       returning id)
     insert into candidate_profiles (account_id, document_id) select $1, id from resume`,
    [person.id],
  );
  return person;
}
