import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { type S3StandIn, startS3StandIn } from "#server/platform/files/s3-stand-in.ts";
import { createBrowser } from "./support/browser.ts";
import { databaseUrl } from "./support/database-url.ts";
import { startMailServer } from "./support/kills/mail-server.ts";
import { type Program, startProgram } from "./support/program.ts";
import { RESUME_TEXT, sendFile } from "./support/uploads.ts";

/** The built program while a part that it needs is away: what people read meanwhile, and that all goes on by itself. */
let place: string;
let isOwnDisk = false;
let engine: EmbeddedPostgres;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let s3: S3StandIn;
let program: Program;
let url: string;
const startEngine = () => startEmbeddedPostgres({ dir: join(place, "engine"), durable: false });

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), "candour-faults-"));
  mkdirSync(join(place, "small-disk"));
  isOwnDisk = mountSmallDisk();
  engine = await startEngine();
  mailServer = await startMailServer(0);
  s3 = await startS3StandIn();
  program = startProgram({
    DATABASE_URL: databaseUrl(engine.connection),
    SMTP_URL: mailServer.url,
    S3_URL: s3.url(),
    DATA_DIR: join(place, "data"),
    TMPDIR: join(place, "small-disk"),
    LIMIT_REGISTRATIONS_PER_HOUR: "1000",
    DEMO: "off",
    PORT: "0",
  });
  url = await program.url;
}, 120_000);
afterAll(async () => {
  program?.child.kill("SIGTERM");
  await program?.ended;
  await mailServer?.close();
  await s3?.stop();
  await engine?.stop();
  if (isOwnDisk) execFileSync("umount", [join(place, "small-disk")]);
  rmSync(place, { recursive: true, force: true });
}, 120_000);

/** For those who may mount one. */
function mountSmallDisk(): boolean {
  try {
    const options = ["-t", "tmpfs", "-o", "size=4m", "none", join(place, "small-disk")];
    execFileSync("mount", options, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const PATIENCE = { timeout: 60_000, interval: 250 };
const eventually = (check: () => Promise<void> | void) => vi.waitFor(check, PATIENCE);
const readiness = async () => {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, text: await answer.text() };
};
const isWell = () =>
  eventually(async () => {
    const { status, text } = await readiness();
    expect([status, text]).toEqual([200, expect.not.stringContaining("down")]);
  });
/** An answer is given again for some seconds. */
const isUnready = () => eventually(async () => expect((await readiness()).status).toBe(503));
async function register() {
  const email = `${randomUUID()}@example.org`;
  const answer = await createBrowser(url).post("/api/auth/register", {
    name: "Ada",
    email,
    password: "correct horse battery",
  });
  return { email, status: answer.status, message: (await answer.json()).message };
}
const upload = async () => {
  const content = `${RESUME_TEXT}\nReference ${randomUUID()}`;
  const file = { name: "Mei Chan.txt", content };
  const answer = await sendFile(createBrowser(url), "/upload/resume", "resume", file);
  return { status: answer.status, message: (await answer.json()).message };
};
const mailsTo = (email: string) =>
  [...mailServer.arrived.values()].filter(({ to }) => to === email).map(({ count }) => count);
const AWAY = { status: 503, message: "The service is not available right now. Please try again." };

test("the database restarts: a sentence meanwhile, pages go on, and then everything by itself", async () => {
  await isWell();
  const before = await register();
  await engine.stop();
  expect(await register()).toMatchObject(AWAY);
  expect((await fetch(`${url}/login`)).status).toBe(200);
  await isUnready();
  engine = await startEngine();
  await isWell();
  const after = await register();
  await eventually(() => expect([mailsTo(before.email), mailsTo(after.email)]).toEqual([[1], [1]]));
}, 180_000);

test("the database hangs: what is asked is answered with a sentence, and goes on when it does", async () => {
  const pids = enginePids();
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name);
  };
  signal("SIGSTOP");
  try {
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await isUnready();
    // Longer than a lease: nobody else can have taken anything over meanwhile, either.
    await new Promise((resolve) => setTimeout(resolve, 15_000));
  } finally {
    signal("SIGCONT");
  }
  await isWell();
  const { email, status } = await register();
  expect(status).toBe(200);
  await eventually(() => expect(mailsTo(email)).toEqual([1]));
}, 180_000);

/** The server's main process and all of its own. */
function enginePids(): number[] {
  const file = join(place, "engine/data/postmaster.pid");
  const main = Number(readFileSync(file, "utf8").split("\n")[0]);
  const children = execFileSync("ps", ["-o", "pid=", "--ppid", String(main)], { encoding: "utf8" });
  return [main, ...children.split("\n").flatMap((line) => Number(line) || [])];
}

test("the mail server is away: accounts are made, and each mail comes once when it is back", async () => {
  const { port } = mailServer;
  await mailServer.close();
  const people = await Promise.all([register(), register(), register()]);
  expect(people.map(({ status }) => status)).toEqual([200, 200, 200]);
  await eventually(async () =>
    expect(await readiness()).toEqual({
      status: 200,
      text: expect.stringContaining("degraded: mail"),
    }),
  );
  mailServer = await startMailServer(0, port);
  await eventually(() =>
    expect(people.map(({ email }) => mailsTo(email))).toEqual([[1], [1], [1]]),
  );
  await isWell();
}, 180_000);

test("the bucket is away: uploads are answered with a sentence, everybody else is served", async () => {
  s3.interfere = (_request, response) => {
    response.destroy();
    return true;
  };
  expect(await upload()).toEqual({
    status: 503,
    message: "Files are not available right now. Please try again.",
  });
  await eventually(async () =>
    expect(await readiness()).toEqual({
      status: 200,
      text: expect.stringContaining("degraded: files"),
    }),
  );
  expect((await register()).status).toBe(200);
  s3.interfere = () => false;
  await isWell();
  expect((await upload()).status).toBe(200);
}, 180_000);

test("the disk is full: uploads say so, and go on when there is room", async (context) => {
  if (!isOwnDisk) return context.skip();
  const filler = join(place, "small-disk", "filler");
  for (let size = 4_194_304; size >= 1024; size /= 2)
    try {
      writeFileSync(filler, Buffer.alloc(size), { flag: "a" });
    } catch {
      // It takes what there is room for.
    }
  expect(await upload()).toEqual({
    status: 503,
    message: "There is no room left to save anything right now. Please try again later.",
  });
  expect((await register()).status).toBe(200);
  rmSync(filler);
  expect((await upload()).status).toBe(200);
}, 120_000);
