import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { makeZip } from "#server/features/documents/archives/testing/make-zip.ts";
import type { Database } from "#server/platform/database/database.ts";
import { type Browser, createBrowser } from "../browser.ts";
import { insertJob } from "../market.ts";
import { RESUME_TEXT, sendFile } from "../uploads.ts";

/** What was acknowledged, by kind: each must be there at the end, once. */
interface Acknowledged {
  readonly registrations: string[];
  readonly links: string[];
  readonly messages: string[];
  readonly uploads: { id: string; text: string }[];
  readonly archives: { id: string; files: number }[];
}

interface Options {
  readonly database: Database;
  /** Where one that lives can be asked. */
  readonly anyUrl: () => Promise<string>;
}

const PASSWORD = "correct horse battery staple";
const FILES_IN_AN_ARCHIVE = 8;

/** People who go on writing for as long as they are not told to stop, whatever happens to the servers. */
export async function startWriters({ database, anyUrl }: Options) {
  const done: Acknowledged = {
    registrations: [],
    links: [],
    messages: [],
    uploads: [],
    archives: [],
  };
  const refused: Record<string, number> = {};
  let isOver = false;
  let asked = 0;

  const register = async (browser: Browser, email: string) =>
    (await browser.post("/api/auth/register", { name: "Ada", email, password: PASSWORD })).ok;

  async function person(isRecruiter: boolean): Promise<{ id: string; at: () => Promise<Browser> }> {
    const email = `${randomUUID()}@example.org`;
    const first = createBrowser(await anyUrl());
    if (!(await register(first, email))) throw new Error("The first people could not register.");
    const { rows } = await database.query(
      `update accounts set is_recruiter = $2, onboarded = true, email_verified_at = now()
       where email = $1 returning id`,
      [email, isRecruiter],
    );
    const answer = await first.post("/api/auth/login", { email, password: PASSWORD });
    if (!answer.ok) throw new Error("The first people could not sign in.");
    return {
      id: rows[0].id,
      async at() {
        const browser = createBrowser(await anyUrl());
        for (const [name, value] of first.cookies) browser.cookies.set(name, value);
        return browser;
      },
    };
  }

  const [candidate, recruiter] = [await person(false), await person(true)];
  // A candidate may write to who advertises.
  await insertJob(database, { ownerId: recruiter.id });
  const begun = await (await candidate.at()).post("/api/conversations", {
    title: "A talk",
    recipient_id: recruiter.id,
    initial_message: "Hello",
  });
  if (!begun.ok) throw new Error(`The conversation was refused: ${await begun.text()}`);
  const { id } = await begun.json();

  const writes: Record<string, () => Promise<void>> = {
    async registration() {
      const email = `${randomUUID()}@example.org`;
      if (!(await register(createBrowser(await anyUrl()), email))) throw new Error("refused");
      done.registrations.push(email);
    },
    async link() {
      const email = done.registrations[asked];
      if (!email) return;
      // Once for each: a request that was broken off may have been heard, and a second one is a second mail.
      asked += 1;
      const answer = await createBrowser(await anyUrl()).post("/api/auth/forgot-password", {
        email,
      });
      if (!answer.ok) throw new Error("refused");
      done.links.push(email);
    },
    async message() {
      const text = `message ${randomUUID()}`;
      const browser = await candidate.at();
      const answer = await browser.post("/api/conversations/messages", {
        conversation_id: id,
        text,
      });
      if (!answer.ok) throw new Error("refused");
      done.messages.push(text);
    },
    async upload() {
      const text = `${RESUME_TEXT}\nReference ${randomUUID()}\n`;
      const file = { name: "Mei Chan.txt", content: text };
      const answer = await sendFile(await candidate.at(), "/upload/resume", "resume", file);
      if (!answer.ok) throw new Error("refused");
      done.uploads.push({ id: (await answer.json()).resumeId, text });
    },
    async archive() {
      const entries = Array.from({ length: FILES_IN_AN_ARCHIVE }, (_, at) => ({
        name: `resume-${at}.txt`,
        content: `${RESUME_TEXT}\nReference ${randomUUID()}\n`,
      }));
      const file = { name: "resumes.zip", content: makeZip(entries) };
      const fields = { kind: "resume", attested: "true" };
      const browser = await recruiter.at();
      const answer = await sendFile(browser, "/upload/archive", "archive", file, fields);
      if (!answer.ok) throw new Error("refused");
      done.archives.push({ id: (await answer.json()).archiveId, files: entries.length });
    },
  };
  /** Milliseconds between two of a kind. */
  const RESTS: Record<string, number> = {
    registration: 700,
    link: 900,
    message: 300,
    upload: 1500,
    archive: 4000,
  };

  const loops = Object.entries(writes).map(async ([kind, write]) => {
    while (!isOver) {
      await write().catch(() => {
        refused[kind] = (refused[kind] ?? 0) + 1;
      });
      await pause((RESTS[kind] ?? 1000) * (0.5 + Math.random()));
    }
  });
  return {
    done,
    refused,
    async stop() {
      isOver = true;
      await Promise.all(loops);
    },
  };
}
