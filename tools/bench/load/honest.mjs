// Ten honest people, each from an address of their own, at their own pace; how long each thing they do takes.
import { archive, resume } from "./files.mjs";
import { openStream } from "./streams.mjs";
import { ask, form, json } from "./wire.mjs";

const PAUSE_MS = { least: 1500, more: 2500 };
const ARCHIVE_POLL_MS = 250;
const ARCHIVE_MS = 120_000;

const addressOf = (at) => `127.0.1.${at + 1}`;
const pause = () =>
  new Promise((done) => setTimeout(done, PAUSE_MS.least + Math.random() * PAUSE_MS.more));

/** Signs everybody up. `makeRecruiter` writes into the database what an onboarding would. */
export async function gather(target, makeRecruiter) {
  const jobs = await jobIds(target);
  const kinds = [
    visitor,
    visitor,
    uploader,
    uploader,
    candidate,
    candidate,
    candidate,
    recruiter,
    recruiter,
    reader,
  ];
  const people = [];
  for (const [at, kind] of kinds.entries()) {
    const address = addressOf(at);
    const person = { address, jobs, target };
    if (![visitor, uploader, reader].includes(kind))
      person.cookie = await account(
        target,
        address,
        `honest-${at}`,
        kind === recruiter && makeRecruiter,
      );
    if (kind === candidate) {
      const { text } = await send(person, "/upload/resume", form("resume", resume()));
      person.docId = JSON.parse(text).resumeId;
    }
    people.push({ kind, person });
  }
  return people;
}

/** The cookie of a new account. */
export async function account(target, address, name, makeRecruiter) {
  const email = `${name}-${process.pid}@example.org`;
  const details = { name: "Bench Person", email, password: "correct horse battery" };
  const post = async (path) => {
    const answer = await ask(target, path, { address, method: "POST", ...json(details) });
    if (answer.status !== 200)
      throw new Error(`${path} was answered ${answer.status}: ${answer.text}`);
    return answer.cookie;
  };
  await post("/api/auth/register");
  if (makeRecruiter) await makeRecruiter(email);
  return post("/api/auth/login");
}

async function jobIds(target) {
  const { text } = await ask(target, "/sitemap.xml", { address: "127.0.1.250" });
  const files = [...text.matchAll(/sitemap-[\w.]+/g)].map(([name]) => name);
  const pages = await Promise.all(
    files.map((name) => ask(target, `/${name}`, { address: "127.0.1.250" })),
  );
  const ids = [text, ...pages.map((page) => page.text)].flatMap((page) =>
    [...page.matchAll(/\/job\/([0-9a-f-]{36})/g)].map(([, id]) => id),
  );
  if (ids.length === 0) throw new Error("There are no jobs in the sitemap.");
  return ids;
}

/** So many seconds of everybody's doings: for each thing its times, and what was not answered as it should be. */
export async function live(people, seconds) {
  const until = performance.now() + seconds * 1000;
  const times = new Map();
  const failures = [];
  const timed = async (what, work) => {
    const from = performance.now();
    try {
      const value = await work();
      times.set(what, [...(times.get(what) ?? []), performance.now() - from]);
      return value;
    } catch (error) {
      failures.push(`${what}: ${error.message}`);
      return undefined;
    }
  };
  const one = async ({ kind, person }) => {
    while (performance.now() < until) await kind(person, timed);
  };
  await Promise.all(people.map(one));
  return { times, failures };
}

async function send(person, path, options = {}) {
  const { address, cookie, target } = person;
  const answer = await ask(target, path, {
    address,
    method: options.body ? "POST" : "GET",
    ...options,
    headers: { ...options.headers, ...(cookie && { cookie }) },
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text.slice(0, 160)}`);
  return answer;
}

const someJob = ({ jobs }) => jobs[Math.floor(Math.random() * jobs.length)];

async function visitor(person, timed) {
  const me = { ...person };
  await timed("page", () => send(me, "/"));
  await pause();
  const upload = await timed("upload", () => send(me, "/upload/resume", form("resume", resume())));
  if (!upload) return;
  const docId = JSON.parse(upload.text).resumeId;
  const mine = { ...me, cookie: upload.cookie };
  await timed("search", () => send(mine, `/api/search?docId=${docId}&docType=resume`));
  await pause();
  const pair = { resumeId: docId, actualResumeId: null, jobDescriptionID: someJob(me) };
  await timed("comparison", () => send(mine, "/compares", json(pair)));
  await pause();
}

/** Somebody who looks what is read of a file. */
async function uploader(me, timed) {
  const upload = await timed("upload", () => send(me, "/upload/resume", form("resume", resume())));
  await pause();
  if (!upload) return;
  const path = `/api/documents/${JSON.parse(upload.text).resumeId}`;
  await timed("document", () => send({ ...me, cookie: upload.cookie }, path));
  await pause();
}

async function candidate(me, timed) {
  await timed("call", () => send(me, "/api/user/status"));
  await pause();
  await timed("document", () => send(me, `/api/documents/${me.docId}`));
  await pause();
  await timed("page", () => send(me, `/job/${someJob(me)}`));
  await pause();
}

async function recruiter(me, timed) {
  await timed("call", () => send(me, "/candidates/job-postings"));
  // Sixty archives in ten minutes are what an account may send.
  for (let rest = 0; rest < 1; rest += 1) await pause();
  const file = await archive([resume()]);
  const fields = { kind: "resume", attested: "true" };
  await timed("archive", async () => {
    const sent = await send(me, "/upload/archive", form("archive", file, fields));
    const { archiveId } = JSON.parse(sent.text);
    for (const until = Date.now() + ARCHIVE_MS; Date.now() < until; ) {
      const { status } = JSON.parse((await send(me, `/api/archives/${archiveId}`)).text);
      if (status === "done") return;
      if (status === "failed") throw new Error("the archive failed");
      await new Promise((done) => setTimeout(done, ARCHIVE_POLL_MS));
    }
    throw new Error("the archive was not read in time");
  });
  await pause();
}

/** Somebody who reads, with a stream of events now and then. */
async function reader(me, timed) {
  await timed("page", () => send(me, "/login"));
  await pause();
  await timed("stream", () => opened(me));
  await pause();
  await timed("call", () => send(me, "/healthz"));
  await pause();
}

/** Until the first bytes of the stream are there. */
async function opened({ target, address }) {
  const stream = await openStream(target, address);
  stream.destroy();
  if (stream.status !== 200) throw new Error(`the stream was answered ${stream.status}`);
}
